import { shownText } from '../../lib/text.ts';
import { blog } from '../../text/fa/blog.ts';

/** Returns an article's title for display. It is short, cannot reverse the text around it, and is never empty. */
export function articleTitle({ title }: { title: string }): string {
  return shownText(title).trim() || blog.untitled;
}
