import { shownText } from '../lib/text.ts';
import { courses } from '../text/fa/courses.ts';

/** A course's title for display: short, unable to reverse the text around it, never empty. */
export function courseTitle({ title }: { title: string }): string {
  return shownText(title).trim() || courses.untitled;
}
