/** The name of a page of Storybook, the last part of its title: `CourseCard`. */
export const nameOf = (title = ''): string => title.split('/').at(-1) ?? '';

/** Names of stories that are looked at: a sheet or an opened dialog of a component, and what every page can be in. */
const SEEN = /^(states|open|loaded|loading|empty|failed|not-found|admin)$/;

/** Is a story looked at, and its look compared? By its name in components and pages; others say it by the tag `visual`. */
export const isSeen = (id = '', tags: readonly string[] = []): boolean =>
  tags.includes('visual') || (/^(components|pages)-/.test(id) && SEEN.test(id.split('--').at(-1) ?? ''));
