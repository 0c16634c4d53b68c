import { shownText } from '../lib/text.ts';
import { courses } from '../text/fa/courses.ts';

/** Returns a course's title for display. It is short, cannot reverse the text around it, and is never empty. */
export function courseTitle({ title }: { title: string }): string {
  return shownText(title).trim() || courses.untitled;
}
