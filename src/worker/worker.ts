import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { VIEW_ID, VIEW_MARK, viewShelf } from '../offline/lastView.ts';
import { LISTS, PAGES, scope, SHELL_CACHE, type LastingEvent } from './scope.ts';

// The build (`scripts/render/worker.ts`) sets these constants: the files to cache, the site's base path, and the
// paths of pages for signed-in users. A path with a trailing slash includes all paths below it.
declare const FILES: { url: string; revision: string | null }[];
declare const BASE: string;
declare const PRIVATE_PATHS: string[];

const SHELL = `${BASE}200.html`;
const MOST_PAGES = 100;
// The number of milliseconds after which the shell is shown in place of a page that does not load.
const PATIENCE = 5000;
const matchOptions = { ignoreVary: true };

const precache = new PrecacheController();
precache.addToCacheList(FILES);

const textOf = async (document: Response | undefined) => (await document?.clone().text()) ?? '';
const entryIn = (text: string) => /data-entry="([^"]+)"/.exec(text)?.[1];

/**
 * Allows a page to be cached only if it belongs to the installed version, because only then do all its chunks exist.
 * Also caches the page's data. If the server responds with 404, removes the page from the cache.
 */
async function ifWhole({ request, response }: { request: Request; response: Response }): Promise<Response | null> {
  const kept = await caches.open(PAGES);
  if (response.status === 404) await kept.delete(request, matchOptions);
  const text = await textOf(response);
  const entry = entryIn(text);
  const isInstalled = entry !== undefined && entry === entryIn(await textOf(await caches.match(SHELL)));
  if (response.status !== 200 || !isInstalled) return null;
  const data = /data-rendered="([^"]+)"/.exec(text)?.[1];
  if (data !== undefined && !(await kept.match(data))) {
    // The URL of the data contains the time of rendering, so each rendering adds an entry. Older entries are deleted,
    // except the newest of them, which the open page may still need.
    const older = await kept.keys(data, { ...matchOptions, ignoreSearch: true });
    for (const each of older.slice(0, -1)) await kept.delete(each);
    await kept.add(data);
  }
  for (const oldest of (await kept.keys()).slice(0, -MOST_PAGES)) await kept.delete(oldest);
  return response;
}

// The last view is shown instead of `#root`. When the app starts, `#root` is rendered invisibly behind the view.
const VIEW_STYLES =
  `#${VIEW_ID},[${VIEW_MARK}] #root{display:none}` +
  `[${VIEW_MARK}] #${VIEW_ID},[${VIEW_MARK}] #root[data-behind]{display:flex;flex-direction:column;min-height:100dvh}` +
  `[${VIEW_MARK}] #root[data-behind]{position:absolute;inset:0 0 auto;visibility:hidden}`;

/**
 * Adds the last view, which is the page as the user last saw it, to a page of the same version. The script in the
 * page's head (`index.html`) hides the view from other users.
 */
async function withLastView(page: Response, path: string): Promise<Response> {
  const view = await viewShelf()
    .get(path)
    .catch(() => undefined);
  if (!view || page.status !== 200) return page;
  const text = await textOf(page);
  const styles = /data-styles="([^"]+)"/.exec(text)?.[1];
  if (view.entry !== entryIn(text) || styles === undefined) return page;
  const user = view.userId.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // Delays the first paint until the view and the app's HTML have been parsed, because two paints would take longer
  // than one.
  const head =
    `<link rel="expect" href="#root" blocking="render">` +
    `<link rel="stylesheet" href="${styles}" data-styles><style>${VIEW_STYLES}${view.css}</style>`;
  const body = text
    .replace('<html ', () => `<html ${VIEW_MARK}="${user}" `)
    .replace(` data-styles="${styles}"`, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"', () => `<div id="${VIEW_ID}">${view.html}</div><div id="root"`);
  return new Response(body, { headers: page.headers });
}

const plugins = [{ cacheWillUpdate: ifWhole }];
const shell = new StaleWhileRevalidate({ cacheName: SHELL_CACHE, matchOptions, plugins });
const pages = new StaleWhileRevalidate({ cacheName: PAGES, matchOptions, plugins });
const network = new NetworkOnly();

/**
 * Caches the files, and then the shell. `ifWhole` accepts pages of this version as soon as the shell is cached. The old
 * chunks stay until this worker activates, when no tab uses them any more.
 */
async function install(event: LastingEvent) {
  await precache.install(event);
  const fresh = await network.handle({ event, request: new Request(SHELL, { cache: 'no-cache' }) });
  const entry = entryIn(await textOf(fresh));
  // During a deployment, another replica or a cache may send the shell of another build. The browser retries later.
  if (!fresh.ok || !FILES.some(({ url }) => url === entry)) throw new Error('The shell belongs to another build');
  await (await caches.open(SHELL_CACHE)).put(SHELL, fresh);
  await caches.delete(PAGES);
  if (!scope.registration.active) await cacheOpenPages(event);
}
scope.addEventListener('install', (event) => event.waitUntil(install(event)));

/** Caches the public pages that are open, because on a first visit they were requested without the worker. */
async function cacheOpenPages(event: LastingEvent) {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const { pathname, search } = new URL(url);
    if (search !== '' || !pathname.startsWith(BASE) || isPrivate(pathname.slice(BASE.length - 1))) continue;
    await pages.handle({ event, request: new Request(pathname) }).catch(() => undefined);
  }
}
scope.addEventListener('activate', (event) => void precache.activate(event));
clientsClaim();

const isPrivate = (path: string) =>
  PRIVATE_PATHS.some((each) => path === each || (each.endsWith('/') && path.startsWith(each)));

// Matches the API's paths, the site's folders, and files at the top level. Does not match other paths with a dot,
// because the id in a page's path may contain a dot.
const FILE = /^\/(?:(?:api|media|assets|rendered|categories|screenshots|\.well-known)\/|[^/]*\.\w+$)/;
const isPage = (request: Request, path: string) =>
  request.mode === 'navigate' && request.destination === 'document' && !FILE.test(path);

/** Rejects if the page does not load in time, as on a connection that hangs. */
const inTime = (page: Promise<Response>) =>
  Promise.race([
    page,
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('The page did not load in time'))),
  ]);

const pathIn = ({ pathname }: URL) => pathname.slice(BASE.length - 1);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE) && isPage(request, pathIn(url)),
  async ({ event, request, url }) => {
    try {
      // A response that may depend on the query string is not cached, because the cache key is only the path.
      if (url.search !== '') return await inTime(network.handle({ event, request }));
      const page = isPrivate(pathIn(url)) ? shell.handle({ event, request: SHELL }) : pages.handle({ event, request });
      return await withLastView(await inTime(page), url.pathname);
    } catch (cause) {
      const kept = (await caches.match(url.pathname, matchOptions)) ?? (await caches.match(SHELL));
      if (kept) return kept;
      throw cause;
    }
  },
);
registerRoute(new PrecacheRoute(precache, { cleanURLs: false }));
// Serves the data for cached pages, and the chunks of a version that is installed but not yet active.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|rendered)\//.test(pathIn(url)),
  async ({ event, request }) =>
    (await caches.match(request.url, matchOptions)) ?? (await network.handle({ event, request })),
);

/** Allows a list to be cached if it is JSON and its headers do not mark it as personal. */
const ifShared = async ({ response }: { response: Response }) => {
  const { status, headers } = response;
  const isPersonal = /no-store|private/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && /json/.test(headers.get('Content-Type') ?? '') && !isPersonal ? response : null;
};

// Stores the public lists, so that list pages and the search work offline. Only requests with `force-cache` get a
// stored list, and the app sends them only while it is offline. While the app is online, an unreachable server
// therefore causes an error.
registerRoute(
  ({ request, url }) =>
    request.destination === '' &&
    url.search === '' &&
    !request.headers.has('Authorization') &&
    /\/(?:courses|departments|blogs)\/$/.test(url.pathname),
  new NetworkFirst({
    cacheName: LISTS,
    plugins: [
      {
        cacheWillUpdate: ifShared,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          request.cache === 'force-cache' ? cachedResponse : null,
      },
    ],
  }),
);
