import { extname } from 'node:path';
import { matchPath } from 'react-router-dom';
import { isRoute, patternsOf } from '../../src/pages.ts';
import { pathSegment } from '../../src/lib/url.ts';
import { paths } from '../../src/paths.ts';
import { createAsk, inShort } from './ask.ts';
import { documentOf } from './document.ts';
import { log } from './log.ts';
import { loadRenderer, renderStatic, siteOf } from './pages.ts';
import { searchFiles } from './searchFiles.ts';

interface PageOptions {
  /** The API's base URL, with or without a trailing slash. If it is missing, pages are served without data. */
  api?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** The number of milliseconds for which pages share an API response. Default: 0, which turns sharing off. */
  shared?: number;
}

interface Answer {
  status: number;
  type: string;
  text: string;
  /** False if a page has no data because the API failed. Caches must not store such a page. */
  isLasting: boolean;
}

/** The patterns of pages with public data. */
const FILLED = [...[paths.home, paths.courses, paths.blogs].filter(isRoute), ...patternsOf('filled')];

/** Matches the course list of one department. It is the only filtered list that the server renders. */
const ONE_DEPARTMENT = /^\/courses\?department=\d{1,9}$/;

/** The maximum number of characters of page data that are kept in memory. Browsers load these data after the page. */
const MOST_DATA = 32_000_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};
const answer = (ending: string, text: string, status = 200): Answer => ({
  status,
  type: TYPES[ending] ?? '',
  text,
  isLasting: true,
});

/**
 * Normalises a requested path, as nginx does for its cache key. Without this, `/%63ourses` could replace the cached
 * page of `/courses`. Returns null if the path is malformed.
 */
function normalPath(path: string): string | null {
  const segments: string[] = [];
  try {
    for (const segment of decodeURIComponent(path).split('/')) {
      if (segment === '..') segments.pop();
      else if (segment !== '' && segment !== '.') segments.push(pathSegment(segment));
    }
  } catch {
    return null;
  }
  return `/${segments.join('/')}`;
}

/** Creates functions that render pages on request and report whether the server is ready. */
export async function createPages(dist: string, { api: base, headers = {}, shared = 0 }: PageOptions) {
  const api = base?.replace(/\/+$/, '');
  const site = await siteOf(dist);
  const { articleFeed, FOUND_PATHS, PRIVATE_PATHS, publicPaths, renderPage } = await loadRenderer(dist);
  const { fetch, silentSince } = createAsk(headers);
  const data = new Map<string, string>();
  let dataSize = 0;
  const underWay = new Map<string, Promise<Answer>>();
  let answers = new Map<string, Promise<unknown>>();
  let at = 0;
  let files: ReturnType<typeof renderStatic> | undefined;

  function drop(name: string) {
    dataSize -= data.get(name)?.length ?? 0;
    data.delete(name);
  }

  /** Stores the data of a page. Drops the oldest data if they take too much memory. */
  function keep(name: string, text: string) {
    drop(name);
    data.set(name, text);
    dataSize += text.length;
    for (const oldest of data.keys()) if (dataSize > MOST_DATA) drop(oldest);
  }

  /**
   * Returns the page at `path` without data: the prerendered page, or the app shell if the page is not prerendered.
   * For an unknown path, returns the not-found page.
   */
  async function plain(path: string): Promise<Answer> {
    const known = await (files ??= renderStatic(site, dist));
    const found = known.has(path) ? path : isRoute(path) ? '/200.html' : '/404.html';
    return answer(extname(found) || '.html', known.get(found) ?? '', found === '/404.html' ? 404 : 200);
  }

  async function fill(address: string, from: string): Promise<Answer> {
    const [path = ''] = address.split('?');
    const file = `/rendered${path === '/' ? '/index' : address.replace(/\?\w+=/, '/')}.json`;
    async function gone() {
      for (const name of data.keys()) if (name.startsWith(`${file}?`)) drop(name);
      return { ...(await plain('/200.html')), status: 404 };
    }
    if (Date.now() - at >= shared) [answers, at] = [new Map(), Date.now()];
    try {
      const options = { api: from, fetch: inShort(fetch), answers, at, url: site.url };
      const { rendered, ...content } = await renderPage(address, options);
      // If a page contains `noindex`, its item was not found: the article is unknown or the course is private.
      if (content.head.includes('name="robots" content="noindex"')) return gone();
      const name = `${file}?${rendered.at}`;
      keep(name, JSON.stringify(rendered));
      const taken = { address: `${site.base}${name.slice(1)}`, at: rendered.at };
      return answer('.html', documentOf(site, { ...content, path: address, rendered: taken }));
    } catch (error) {
      if (address !== path) return fillOnce(path, from);
      const isGone = error instanceof Error && 'isNotFound' in error && error.isNotFound;
      if (isGone) return gone();
      if (silentSince() === null) log('warn', 'A page was not rendered', { address, cause: error });
      return { ...(await plain(path)), status: 503, isLasting: false };
    }
  }

  /** Renders a page only once if several requests for it arrive at the same time. */
  function fillOnce(address: string, from: string): Promise<Answer> {
    const rendering = underWay.get(address) ?? fill(address, from).finally(() => underWay.delete(address));
    underWay.set(address, rendering);
    return rendering;
  }

  /** Returns a sitemap or the feed, which exist only if the site's URL is known. */
  async function listing(path: string, from: string, url: string): Promise<Answer> {
    const text =
      path === '/rss.xml'
        ? await articleFeed(from, url, fetch)
        : searchFiles(url, [...FOUND_PATHS, ...(await publicPaths(from, fetch))], PRIVATE_PATHS).get(path);
    return typeof text === 'string' ? answer('.xml', text) : plain(path);
  }

  async function answerTo(asked: string): Promise<Answer> {
    const known = data.get(asked);
    if (known !== undefined) return answer('.json', known);
    // Like nginx, ignores a fragment, which browsers do not send.
    const [given = '', ...query] = asked.replace(/#.*/, '').split('?');
    const path = normalPath(given);
    if (path === null) return plain('/404.html');
    const address = [path, ...query].join('?');
    if (api === undefined) return plain(path);
    if (/^\/(?:sitemap(?:-\d+)?|rss)\.xml$/.test(path) && site.url !== undefined) return listing(path, api, site.url);
    if (!FILLED.some((pattern) => matchPath(pattern, path))) return plain(path);
    return fillOnce(ONE_DEPARTMENT.test(address) ? address : path, api);
  }

  let isFilled = false;
  /**
   * Returns null if the server is ready. Otherwise returns the reason: no page has data yet, or the API has not
   * responded for more than `patience` ms.
   */
  async function notReady(patience: number): Promise<string | null> {
    if (api === undefined) return null;
    if (isFilled) await fetch(`${api}/departments/`).then(({ body }) => body?.cancel());
    else isFilled = (await answerTo(paths.home)).status === 200;
    const since = silentSince();
    const isSilent = since !== null && Date.now() - since.getTime() > patience;
    if (isSilent) return `The API has not responded since ${since.toISOString()}`;
    return isFilled ? null : 'No page has data yet';
  }
  return { answerTo, silentSince, notReady };
}
