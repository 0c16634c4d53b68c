import { globSync } from 'node:fs';
import { reachOf, readProjectFile } from '../source.ts';

/** The project's sources. Other changes can affect any story, except those below. */
const SOURCES = /^(src|mocks|stories)\/.*\.(tsx?|css)$/;
const UNSEEN = /^(docs|e2e|deploy|\.github|scripts)\/|\.(md|test\.tsx?)$/;

/** The changed files that a story file depends on. Themes and non-modules affect all stories. */
export function causesOf(changed: readonly string[]) {
  const seen = changed.filter((path) => !UNSEEN.test(path));
  return (file: string): string[] => {
    // No other story renders the prototype of the whole academy.
    const reach = reachOf([file], ({ isLazy }, path) => !isLazy || !path.startsWith('.storybook/'));
    return seen.filter((path) => !SOURCES.test(path) || path.startsWith('src/theme/') || reach.has(path));
  };
}

/** Styles and props that depend on the window's width. */
const BREAKPOINT = /@media[^{]*(?:width|breakpoint)|hiddenFrom|visibleFrom|\b(?:base|xsm?|sm|md|lg): /;

/** Whether the styles of a story's component change at breakpoints, by its title. Pages always do. */
export const hasBreakpoints = (title: string): boolean =>
  title.startsWith('Pages/') ||
  globSync(`src/${title.replace('Components', 'components')}/*.{css,tsx}`).some((file) =>
    BREAKPOINT.test(readProjectFile(file)),
  );
