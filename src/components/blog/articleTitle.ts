import { shownText } from '../../lib/text.ts';
import { blog } from '../../text/fa/blog.ts';

/**
 * Returns an article's title for display. The title is shortened and never empty. Direction overrides are removed,
 * because they could reverse the text around the title.
 */
export function articleTitle({ title }: { title: string }): string {
  return shownText(title).trim() || blog.untitled;
}
