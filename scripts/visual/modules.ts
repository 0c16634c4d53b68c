import { reachOf } from '../source.ts';

/** The project's sources. Other changes can affect any story, except those below. */
const SOURCES = /^(src|mocks|stories)\/.*\.(tsx?|css)$/;
const UNSEEN = /^(docs|e2e|deploy|\.github|scripts)\/|\.(md|test\.tsx?)$/;

/** The changed files that a story file depends on. Themes and files that are no modules count for all. */
export function causesOf(changed: readonly string[]) {
  const seen = changed.filter((path) => !UNSEEN.test(path));
  return (file: string): string[] => {
    // The prototype of the whole academy is in no other story's picture.
    const reach = reachOf([file], ({ isLazy }, path) => !isLazy || !path.startsWith('.storybook/'));
    return seen.filter((path) => !SOURCES.test(path) || path.startsWith('src/theme/') || reach.has(path));
  };
}
