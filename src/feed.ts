import type { Blog } from './api/blogs.ts';
import { articleTitle } from './components/blog/articleTitle.ts';
import { clampText } from './lib/text.ts';
import { paths } from './paths.ts';
import { fa } from './text/fa.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// XML forbids most control characters.
const text = (value: string) =>
  value.replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/** Returns the articles as RSS 2.0 for the site at `url` (product §10.20). */
export function feedOf(articles: readonly Blog[], url: string): string {
  const items = articles.map((article) => {
    const { id, content } = article;
    const address = text(url + paths.article(id));
    const description = text(clampText(content, 300));
    return `<item><title>${text(articleTitle(article))}</title><link>${address}</link><guid>${address}</guid><description>${description}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${text(fa.brand.title(fa.blog.title))}</title><link>${text(url + paths.blogs)}</link><description>${text(fa.brand.description)}</description><language>fa</language>
${items.join('\n')}
</channel></rss>
`;
}
