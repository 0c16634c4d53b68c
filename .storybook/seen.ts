/** The component or page of a Storybook title: `CourseCard` of `Components/course/CourseCard`. */
export const nameOf = (title = ''): string => title.split('/').at(-1) ?? '';

/** A story's name without marks such as `[F38] [§5.3]`. */
export const withoutMarks = (name = ''): string => name.replace(/^(?:\[[F§][\d.]+\] ?)+/, '');

/** Story names that get pictures: a component's sheet or open dialog, and the states of pages. */
const SEEN = /^(components|pages)-.*--(states|open|loaded|loading|empty|failed|not-found|admin)$/;

/** Whether pictures are taken of a story: by its name, or by the tag `visual`. */
export const isSeen = (id = '', tags: readonly string[] = []): boolean => tags.includes('visual') || SEEN.test(id);
