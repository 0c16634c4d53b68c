import type { ServerResponse } from 'node:http';
import { matchPath } from 'react-router-dom';
import { isRoute, paths } from '../../src/paths.ts';
import { createAsk, inShort } from './ask.ts';
import { documentOf } from './document.ts';
import { fileOf, loadRenderer, renderStatic, siteOf } from './pages.ts';
import { searchFiles } from './searchFiles.ts';

interface PageOptions {
  /** Where the API answers. Without it, pages come without data. */
  api?: string | undefined;
  /** What the API is asked with besides. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds for which pages share what the API answered. */
  shared?: number;
}

/** What a server sends for an address. */
export interface Answer {
  status: number;
  type: string;
  /** The `Cache-Control` of servers in front. */
  cache: string;
  text: string;
}

/** The pages that show what the API answers to everybody. */
const FILLED = [paths.home, paths.courses, paths.blogs, '/departments/:id', '/purchase/:id'];

/**
 * A page may be 30 seconds old, and twice that behind a second cache. Then its reader waits for a new one, or gets the last
 * one where that fails.
 */
const FRESH = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=86400';
const html = (status: number, text = ''): Answer => ({ status, type: 'text/html; charset=utf-8', cache: FRESH, text });

/** Data of pages that were sent lately, in bytes. */
const MOST_DATA = 64 * 1024 * 1024;

/** Statuses by which an API says that something is not, or not for everybody. */
const NOT_PUBLIC = [401, 403, 404];

/** Renders pages when they are asked for. */
export async function createPages(dist: string, { api, headers = {}, shared = 0 }: PageOptions) {
  const site = await siteOf(dist);
  const { FOUND_PATHS, PRIVATE_PATHS, publicPaths, renderPage } = await loadRenderer(dist);
  const { fetch, silentSince } = createAsk(headers);
  const fetchShort = inShort(fetch);
  let statics: ReturnType<typeof renderStatic> | undefined;
  const staticFile = async (name: string) => (await (statics ??= renderStatic(site, dist))).get(name);
  const shell = async (status: number) => html(status, await staticFile('200.html'));
  const data = new Map<string, string>();
  let answers = new Map<string, Promise<unknown>>();
  let at = 0;

  /** Keeps the data of a page for the browsers that get it. */
  function keep(address: string, text: string) {
    data.set(address, text);
    let size = 0;
    for (const one of data.values()) size += one.length;
    for (const [oldest, { length }] of data) {
      if (size <= MOST_DATA) break;
      data.delete(oldest);
      size -= length;
    }
  }

  async function render(path: string, from: string): Promise<Answer> {
    if (Date.now() - at >= shared) [answers, at] = [new Map(), Date.now()];
    try {
      const { rendered, ...content } = await renderPage(path, {
        api: from,
        fetch: fetchShort,
        answers,
        at,
        url: site.url,
      });
      const isPrivate = Object.values(rendered.answers).some(
        (one) => (one as { status?: unknown })?.status === 'private',
      );
      if (isPrivate) return await shell(404);
      const address = `${site.base}rendered${path === '/' ? '/index' : path}.json?${rendered.at}`;
      keep(address.slice(site.base.length - 1), JSON.stringify(rendered));
      return html(200, documentOf(site, { ...content, path, rendered: { address, at: rendered.at } }));
    } catch (error) {
      const hasId = path.lastIndexOf('/') > 0;
      if (hasId && NOT_PUBLIC.includes((error as { status?: number }).status ?? 0)) return shell(404);
      console.warn(`${path} was not rendered: ${String(error)}`);
      const file = await staticFile(fileOf(path));
      return { ...(file === undefined ? await shell(503) : html(503, file)), cache: 'no-store' };
    }
  }

  const underWay = new Map<string, Promise<Answer>>();
  /** Renders a page once for all who ask for it at the same time. */
  function renderOnce(path: string, from: string) {
    const answer = underWay.get(path) ?? render(path, from).finally(() => underWay.delete(path));
    underWay.set(path, answer);
    return answer;
  }

  async function sitemap(from: string) {
    const found = await publicPaths(from, fetch).catch(() => null);
    const text = searchFiles(site.url, [...FOUND_PATHS, ...(found ?? [])], PRIVATE_PATHS).get('sitemap.xml');
    return { ...html(found ? 200 : 503, text), type: 'text/xml; charset=utf-8', cache: found ? FRESH : 'no-store' };
  }

  /** What is sent for the path of a page, of its data, or of a file for search engines. */
  async function answerTo(address: string): Promise<Answer> {
    const [path = ''] = address.split('?');
    const known = data.get(address);
    if (known !== undefined)
      return { status: 200, type: 'application/json', cache: 'public, max-age=86400', text: known };
    if (/^\/[24]0[04]\.html$/.test(path))
      return html(path === '/200.html' ? 200 : 404, await staticFile(path.slice(1)));
    if (path === '/robots.txt')
      return { ...html(200, await staticFile('robots.txt')), type: 'text/plain; charset=utf-8' };
    if (path === '/sitemap.xml' && site.url !== undefined && api !== undefined) return sitemap(api);
    if (api !== undefined && FILLED.some((pattern) => matchPath(pattern, path))) return renderOnce(path, api);
    const file = isRoute(path) ? await staticFile(fileOf(path)) : undefined;
    if (file !== undefined) return html(200, file);
    return isRoute(path) ? shell(200) : html(404, await staticFile('404.html'));
  }
  return { answerTo, silentSince };
}

/** Sends an answer; `body` stands for its text where that was compressed. */
export function send(
  reply: ServerResponse,
  { status, type, cache, text }: Answer,
  headers: Record<string, string> = {},
  body: string | Buffer = text,
) {
  reply.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache, ...headers });
  reply.end(body);
}
