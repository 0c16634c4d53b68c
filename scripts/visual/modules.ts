import { reachOf } from '../source.ts';

/** Files that affect only the stories that import them. Other files, except `UNSEEN` ones, may affect all stories. */
const SOURCES = /^(src|mocks|stories)\/.*\.(tsx?|css)$/;
const UNSEEN = /^(docs|e2e|deploy|\.github|scripts)\/|\.(md|test\.tsx?)$/;

/** Returns a function that lists, for a story file, the changed files that affect it. The theme affects all stories. */
export function causesOf(changed: readonly string[]) {
  const seen = changed.filter((path) => !UNSEEN.test(path));
  return (file: string): string[] => {
    // Skips lazy imports in `.storybook/`, which would make every story depend on the whole site.
    const reach = reachOf([file], ({ isLazy }, path) => !isLazy || !path.startsWith('.storybook/'));
    return seen.filter((path) => !SOURCES.test(path) || path.startsWith('src/theme/') || reach.has(path));
  };
}
