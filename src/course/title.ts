import { shownText } from '../lib/text.ts';
import { courses } from '../text/fa/courses.ts';

/** A course's title as it may be shown: short, unable to turn the text around it, and never empty. */
export function courseTitle({ title }: { title: string }): string {
  return shownText(title).trim() || courses.untitled;
}
