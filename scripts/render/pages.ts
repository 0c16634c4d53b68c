import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { createAsk } from './ask.ts';
import { compressFile } from './compress.ts';
import { PAGES } from '../../src/pages.ts';
import { setting } from '../../src/settings.ts';
import { documentOf, type Site } from './document.ts';
import { searchFiles, siteAddress } from './searchFiles.ts';

/** The folder in `dist` with the renderer's files. It is not served. */
export const RENDERER = '.render';

// The maximum number of pages to render in parallel.
const AT_ONCE = 8;

/**
 * Returns the file name for a path: `index.html` for `/`, `courses.html` for `/courses`, `robots.txt` for
 * `/robots.txt`.
 */
export const fileOf = (path: string) =>
  extname(path) ? path.slice(1) : `${path === '/' ? 'index' : decodeURIComponent(path.slice(1))}.html`;

const dataOf = (path: string) => `rendered/${fileOf(path).replace(/html$/, 'json')}`;

/** Loads the built renderer from `dist`. */
export const loadRenderer = (dist: string) =>
  import(pathToFileURL(resolve(dist, RENDERER, 'prerender.js')).href) as Promise<
    typeof import('../../src/prerender.tsx')
  >;

/**
 * Renders the pages that need no data, the not-found page, the app shell for other paths, and the files for search
 * engines. Returns the files by path.
 */
export async function renderStatic(site: Site, dist: string): Promise<Map<string, string>> {
  const { renderPage, renderShell, FOUND_PATHS, PRIVATE_PATHS, STATIC_PATHS } = await loadRenderer(dist);
  const { url } = site;
  const files = searchFiles(url, FOUND_PATHS, PRIVATE_PATHS);
  for (const path of STATIC_PATHS) {
    const { head, body, page } = await renderPage(path, { answers: new Map(), at: 0, url });
    files.set(path, documentOf(site, { head, body, page, path }));
  }
  const { head, body, page } = await renderPage('/404', { answers: new Map(), at: 0 });
  files.set('/404.html', documentOf(site, { head, body, page, path: '/404' }));
  files.set('/200.html', documentOf(site, await renderShell(url)));
  return files;
}

export async function siteOf(dist: string): Promise<Site> {
  const site: Site = JSON.parse(await readFile(join(dist, RENDERER, 'site.json'), 'utf8'));
  return { ...site, url: siteAddress(setting('VITE_SITE_URL')) ?? site.url };
}

interface PublicOptions {
  /** Selects pages by path. Default: all public pages. */
  isWanted?: (path: string) => boolean;
  /** The site's public URL without a trailing slash. Default: the URL of the build. */
  url?: string | undefined;
  /** Additional headers for requests to the API. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Renders the public pages with data from `api` into the folder `out`. Writes only changed files, each atomically, and
 * removes pages that are no longer public. If a page's data do not load, its previous file stays. Rejects if the paths
 * of the public pages do not load.
 */
export async function renderPublic(
  dist: string,
  api: string,
  out: string,
  { isWanted = () => true, url: given, headers = {} }: PublicOptions = {},
) {
  const { articleFeed, publicPaths, renderPage, FOUND_PATHS, PRIVATE_PATHS } = await loadRenderer(dist);
  const site = await siteOf(dist);
  const url = given ?? site.url;
  const { fetch } = createAsk(headers);
  const all = await publicPaths(api, fetch);
  const found = all.filter((path) => /^\/[\w/-]*$/.test(path));
  const waiting = found.filter(isWanted);
  // The errors of pages that were not updated are in `failed`, by path.
  const outcome = { written: 0, failed: new Map<string, unknown>() };
  for (const path of all.filter((path) => !found.includes(path) && isWanted(path)))
    outcome.failed.set(path, new Error('The id has letters that a file name cannot have'));
  const answers = new Map<string, Promise<unknown>>();
  const at = Date.now();

  async function work() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        const { rendered, ...content } = await renderPage(path, { api, fetch, answers, at, url });
        const data = dataOf(path);
        const taken = { address: `${site.base}${data}?${at}`, at };
        const files = {
          [data]: JSON.stringify(rendered),
          [fileOf(path)]: documentOf(site, { ...content, path, rendered: taken }),
        };
        if (await isWritten(out, files, at)) continue;
        const quality = path.lastIndexOf('/') === 0 ? FULL : QUICK;
        for (const [file, text] of Object.entries(files)) await replaceFile(join(out, file), text, quality);
        outcome.written += 1;
      } catch (error) {
        outcome.failed.set(path, error);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await removeOthers(out, new Set(found.flatMap((path) => [fileOf(path), dataOf(path)])));
  const asked = searchFiles(url, [...FOUND_PATHS, ...all], PRIVATE_PATHS);
  const feed = url === undefined ? null : await articleFeed(api, url, fetch);
  if (feed !== null) asked.set('/rss.xml', feed);
  for (const [path, text] of asked) await replaceFile(join(out, path), text);
  return outcome;
}

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Whether `out` already contains these files. Ignores differences in the timestamp `at`. */
async function isWritten(out: string, files: Readonly<Record<string, string>>, at: number): Promise<boolean> {
  const [data = '', ...others] = await Promise.all(Object.keys(files).map((file) => read(join(out, file))));
  const [, last = ''] = /"at":(\d+)/.exec(data) ?? [];
  const texts = Object.values(files);
  return last !== '' && [data, ...others].every((text, index) => text.replaceAll(last, String(at)) === texts[index]);
}

// The folders of pages with data and an id. Includes pages that the brand omits, because an earlier build may have had
// them.
const FOLDERS = Object.values(PAGES).flatMap(({ kind, path }) =>
  kind === 'filled' && path.includes(':') ? dirname(path).slice(1) : [],
);

async function removeOthers(out: string, kept: ReadonlySet<string>) {
  for (const folder of FOLDERS.flatMap((each) => [each, `rendered/${each}`])) {
    const names = await readdir(join(out, folder)).catch(() => []);
    const gone = names.filter((name) => !kept.has(`${folder}/${name.replace(/\.(?:br|gz)$/, '')}`));
    for (const name of gone) await rm(join(out, folder, name));
  }
}

// The maximum quality takes thirty times as long as `QUICK`, and makes files 7 % smaller. Only the few
// top-level pages use it, because a smaller file may save a round trip.
const FULL = constants.BROTLI_MAX_QUALITY;
const QUICK = 7;

/** Replaces a file and its compressed versions, each atomically. */
async function replaceFile(file: string, text: string, quality = QUICK) {
  const fresh = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  const ends = ['.br', '.gz', ''];
  try {
    await writeFile(fresh, text);
    await compressFile(fresh, quality);
    for (const end of ends) await rename(fresh + end, file + end);
  } catch (error) {
    for (const end of ends) await rm(fresh + end, { force: true });
    throw error;
  }
}
