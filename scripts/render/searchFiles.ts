/** Returns the site's public URL without a trailing slash, or undefined for empty text. Throws for an invalid URL. */
export function siteAddress(text: string | undefined): string | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new Error(`The site's URL is "${given}", but must be like https://academy.example.com`);
  }
  const { origin, pathname } = new URL(given);
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** The maximum number of URLs in a sitemap. */
const MOST = 50_000;

/**
 * Returns `robots.txt`, which disallows the `hidden` prefixes. If the site's public URL is known, also returns the
 * sitemap of the paths in `found`. A long sitemap is split into several files.
 */
export function searchFiles(url: string | undefined, found: readonly string[], hidden: readonly string[]) {
  const robots = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
  const files = new Map<string, string>();
  const add = (file: string, list: string, item: string, places: readonly string[]) =>
    files.set(
      file,
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places
        .map((path) => `<${item}><loc>${`${url}${path}`.replaceAll('&', '&amp;')}</loc></${item}>\n`)
        .join('')}</${list}>\n`,
    );
  if (url !== undefined) {
    robots.push('', `Sitemap: ${url}/sitemap.xml`);
    const places = [...new Set(found)];
    if (places.length <= MOST) add('/sitemap.xml', 'urlset', 'url', places);
    else {
      for (let at = 0; at < places.length; at += MOST)
        add(`/sitemap-${at / MOST + 1}.xml`, 'urlset', 'url', places.slice(at, at + MOST));
      add('/sitemap.xml', 'sitemapindex', 'sitemap', [...files.keys()]);
    }
  }
  return files.set('/robots.txt', `${robots.join('\n')}\n`);
}
