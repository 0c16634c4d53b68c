/** Returns the name of the component or page in a Storybook title: `CourseCard` in `Components/course/CourseCard`. */
export const nameOf = (title = ''): string => title.split('/').at(-1) ?? '';

/** Returns a story's name without marks such as `[F38] [§5.3]`. */
export const withoutMarks = (name = ''): string => name.replace(/^(?:\[[F§][\d.]+\] ?)+/, '');

/** Matches the ids of stories with screenshots: components in all states, open dialogs, and the states of pages. */
const SEEN = /^(components|pages)-.*--(states|open|loaded|loading|empty|failed|not-found|admin)$/;

/** Returns whether a story has screenshots. This depends on the story's id and the tag `visual`. */
export const isSeen = (id = '', tags: readonly string[] = []): boolean => tags.includes('visual') || SEEN.test(id);
