import { shownText } from '../lib/text.ts';
import { courses } from '../text/fa/courses.ts';

/**
 * Returns a course's title for display. The result is short and never empty. It cannot change the direction of the text
 * around it.
 */
export function courseTitle({ title }: { title: string }): string {
  return shownText(title).trim() || courses.untitled;
}
