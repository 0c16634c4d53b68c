import { reachOf } from '../source.ts';

/** Where the project's sources are: a change of anything else but words can be seen in any story. */
const SOURCES = /^(src|mocks|stories)\/.*\.(tsx?|css)$/;
const UNSEEN = /^(docs|e2e|deploy|\.github|scripts)\/|\.(md|test\.tsx?)$/;

/** Those of the files `changed` that can be seen in the stories of a file; styles by way of other sheets, and whatever is no module, in all. */
export function causesOf(changed: readonly string[]) {
  const seen = changed.filter((path) => !UNSEEN.test(path));
  return (file: string): string[] => {
    // The whole academy, which is walked through where the toolbar says so, is in no picture of another story.
    const reach = reachOf([file], ({ isLazy }, path) => !isLazy || !path.startsWith('.storybook/'));
    return seen.filter((path) => !SOURCES.test(path) || path.startsWith('src/theme/') || reach.has(path));
  };
}
