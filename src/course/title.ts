import { clampText, stripBidi } from '../lib/text.ts';
import { fa } from '../text/fa.ts';

// Two lines are shown; more than this many characters only slow the layout down.
const LONGEST = 200;

/** A course's title as it may be shown: short, unable to turn the text around it, and never empty. */
export function courseTitle({ title }: { title: string }): string {
  return clampText(stripBidi(title), LONGEST).trim() || fa.courses.untitled;
}
