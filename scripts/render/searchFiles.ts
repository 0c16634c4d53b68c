/** The site's public address without a slash at its end; undefined for none. Throws where it is no http(s) address. */
export function siteAddress(text: string | undefined): string | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new Error(`The site's address is "${given}", but must be like https://academy.example.com`);
  }
  const { origin, pathname } = new URL(given);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/**
 * `robots.txt`, which keeps robots from what begins with `hidden`, and, where the site's public address is known, the
 * `sitemap.xml` of the pages at `found`.
 */
export function searchFiles(
  url: string | undefined,
  found: readonly string[],
  hidden: readonly string[],
): Map<string, string> {
  const robots = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
  const files = new Map<string, string>();
  if (url !== undefined) {
    robots.push('', `Sitemap: ${url}/sitemap.xml`);
    const places = [...new Set(found)].map(
      (path) => `<url><loc>${`${url}${path}`.replaceAll('&', '&amp;')}</loc></url>`,
    );
    files.set(
      'sitemap.xml',
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...places,
        '</urlset>\n',
      ].join('\n'),
    );
  }
  return files.set('robots.txt', `${robots.join('\n')}\n`);
}
