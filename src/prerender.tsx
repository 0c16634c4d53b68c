import { DEFAULT_THEME } from '@mantine/core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { parsePath, StaticRouter } from 'react-router-dom';
import * as brand from '../brand/brand.ts';
import { blogsApi } from './api/blogs.ts';
import { coursesApi, type Course } from './api/courses.ts';
import { departmentsApi } from './api/departments.ts';
import { createAcademy, type Academy } from './academy.tsx';
import { App } from './App.tsx';
import { config } from './config.ts';
import { Hydration } from './data/hydrated.tsx';
import type { Rendered } from './data/rendered.ts';
import { feedOf } from './feed.ts';
import { isObject } from './lib/keys.ts';
import { memoryStorage } from './lib/storage.ts';
import { articlesAfter } from './pages/ArticlePage/articlesAfter.ts';
import { pathsOf } from './pages.ts';
import { paths } from './paths.ts';
import { AppRoutes, preloadPage, SHELL } from './routes.tsx';
import { searchHead } from './searchHead.ts';
import { theme } from './theme/theme.ts';
import { WholeThemeProvider } from './theme/ThemeProvider.tsx';

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

interface Rendering {
  /** The API's base URL. If it is not set, the page is rendered in its loading state. */
  api?: string;
  /** Default: the global `fetch`. */
  fetch?: Fetch | undefined;
  /** API data by SWR key, shared by all pages. Each page adds the data that it requests. */
  answers: Map<string, Promise<unknown>>;
  /** The time of rendering, in milliseconds. */
  at: number;
  /** The site's public URL without a trailing slash, if known. */
  url?: string | undefined;
}

/** A prerendered page. */
interface RenderedPage {
  /** The HTML of elements for `<head>`. */
  head: string;
  body: string;
  /** The name of the page's component and of its source file. */
  page: string;
  /** The API data that the page shows. */
  rendered: Rendered;
}

/** The sitemap's paths that are known without a request to the API. */
export const FOUND_PATHS = pathsOf('found');

/**
 * The paths of pages for signed-in users. robots.txt excludes these paths. A path with a trailing slash includes all
 * paths below it.
 */
export const PRIVATE_PATHS = pathsOf('private', 'staff');

/** The paths of pages that the build renders. These pages contain no data and are the same for all users. */
export const STATIC_PATHS = pathsOf('found', 'form');

/** Renders the page at a router path as a visitor sees it, with data if `api` is set. Rejects if anything fails. */
export async function renderPage(address: string, { api, fetch, answers, at, url }: Rendering): Promise<RenderedPage> {
  const { pathname: path = address } = parsePath(address);
  const page = (await preloadPage(path))?.name;
  if (page === undefined) throw new Error(`The code of the page at ${path} could not be loaded`);
  const used: Record<string, unknown> = {};
  const partial: string[] = [];
  const rendered = { at, answers: used, partial };
  async function ask(key: string, fetch: () => Promise<unknown>) {
    const known = answers.get(key) ?? fetch().catch((cause: unknown) => fail(key, cause));
    answers.set(key, known);
    // Removes a failed request, so that the next page sends it again.
    known.catch(() => answers.delete(key));
    const answer = await known;
    if (isLong(answer)) partial.push(key);
    return (used[key] = isLong(answer) ? firstOf(answer, Object.values(used), path) : answer);
  }
  const academy = academyFor(api === undefined ? { rendered } : { api, fetch, rendered: { ...rendered, ask } });
  const html = await toHtml(address, academy);
  return { ...split(html, { path, url, answers: used }), page, rendered };
}

/** Rethrows the error of a request. Only a request for one item (`/:id/`) can show that the page's item is missing. */
function fail(key: string, cause: unknown): never {
  throw key.includes('/:') ? cause : new Error(String(cause), { cause });
}

/**
 * If a list has more than `LONG` rows, the page contains only `SHORT` of them, which fill the first screen. `SHORT` is
 * more than six, so that `CourseGrid` has four columns from the start.
 */
const LONG = 60;
const SHORT = 8;

const isLong = (answer: unknown): answer is readonly Partial<Course>[] => Array.isArray(answer) && answer.length > LONG;

/**
 * Returns the rows of a long list that the page at `path` contains. The page of a department contains the department's
 * first courses. The page of an article contains the article and the next ones. Other pages contain the first rows.
 */
function firstOf(rows: readonly Partial<Course>[], others: readonly unknown[], path: string) {
  if (path.startsWith(paths.article(''))) {
    const article = rows.find(({ id = '' }) => paths.article(id) === path);
    return article?.id === undefined ? [] : [article, ...articlesAfter(rows, article.id)];
  }
  const names = others.map((other) => isObject(other) && other['name']);
  const own = rows.filter(({ department_name: name }) => names.includes(name));
  return (names.some((name) => typeof name === 'string') ? own : rows).slice(0, SHORT);
}

/** Returns the paths of all pages with public data. Rejects if the API does not respond. */
export async function publicPaths(api: string, fetch?: Fetch): Promise<string[]> {
  const { client } = academyFor({ api, fetch });
  const [courses, departments, blogs] = await Promise.all([
    client.call(coursesApi.list, { query: {} }),
    client.call(departmentsApi.list, {}),
    brand.blog ? client.call(blogsApi.list, {}) : [],
  ]);
  return [
    paths.home,
    paths.courses,
    ...(brand.blog ? [paths.blogs] : []),
    ...departments.map(({ id }) => paths.department(id)),
    ...blogs.map(({ id }) => paths.article(id)),
    ...courses.filter(({ status }) => status !== 'private').map(({ id }) => paths.purchase(id)),
  ];
}

/**
 * Returns the articles as an RSS feed for the site at `url`. Null if the brand has no blog. Rejects if the API does not
 * respond.
 */
export async function articleFeed(api: string, url: string, fetch?: Fetch): Promise<string | null> {
  return brand.blog ? feedOf(await academyFor({ api, fetch }).client.call(blogsApi.list, {}), url) : null;
}

/** Renders the shell (header and navigation) with a skeleton in place of a page. */
export const renderShell = async (url?: string): Promise<Pick<RenderedPage, 'head' | 'body'>> =>
  split(await toHtml(SHELL, academyFor({})), { url });

/** Returns the CSS of the theme's variables and of Mantine's responsive classes, without Mantine's unused colours. */
export async function themeStyles(): Promise<string> {
  const { prelude } = await prerender(<WholeThemeProvider />);
  const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in (theme.colors ?? {})));
  const variables = new RegExp(`--mantine-color-(?:${unused.join('|')})-[^;]*;`, 'g');
  const css = (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '').replaceAll(variables, '');
  // Every page contains these styles, so spaces and final semicolons are removed.
  return css.replaceAll(/(?<=[:,{]) | (?=\{)|;(?=\})/g, '');
}

/** Creates the API client and the stores for rendering, without a user and with storage in memory. */
function academyFor({
  api,
  fetch = globalThis.fetch,
  rendered,
}: {
  api?: string;
  fetch?: Fetch | undefined;
  rendered?: Rendered;
}) {
  return createAcademy({
    base: config.apiBase,
    local: memoryStorage(),
    session: memoryStorage(),
    // Only requests go to `api`. Picture URLs keep the base URL that browsers use.
    fetch: (address, init) => {
      if (typeof address !== 'string' || api === undefined) throw new TypeError('A request needs a URL and an API');
      return askFrom(fetch, api, address, init);
    },
    ...(rendered && { rendered }),
  });
}

/**
 * Sends a request for `address` to `api`. If browsers reach the API on the site's own host, the URLs in the response
 * are made relative.
 */
async function askFrom(fetch: Fetch, api: string, address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${api}${address.slice(config.apiBase.length)}`, init);
  const text = await response.text();
  // HTML cannot contain a lone surrogate. The browser would read U+FFFD instead, and the markup would not match during
  // hydration. Only strings are parsed, because a number may be an id that is too large for JavaScript.
  const wellFormed = (token: string) => JSON.stringify((JSON.parse(token) as string).toWellFormed());
  let answer = /\\ud[89a-f]/i.test(text) ? text.replaceAll(/"(?:[^"\\]|\\.)*"/g, wellFormed) : text;
  const { origin } = new URL(api);
  // `resolveMedia` reads paths as relative to the API's base. `root` leads from this base to the root of the host.
  const root = config.apiBase.replaceAll(/[^/]+/g, '..').slice(1);
  // Some servers escape slashes.
  for (const slash of config.apiBase.startsWith('/') ? ['/', '\\/'] : []) {
    const escaped = (path: string) => `"${path}/`.replaceAll('/', slash);
    answer = answer
      .replaceAll(escaped(origin + config.apiBase), escaped(config.apiBase))
      .replaceAll(escaped(origin), escaped(root));
  }
  return new Response(answer, response);
}

async function toHtml(address: string, academy: Academy): Promise<string> {
  const tree = (
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={`${import.meta.env.BASE_URL}${address.slice(1)}`}>
        <Hydration address={address}>
          <App academy={academy}>
            <AppRoutes />
          </App>
        </Hydration>
      </StaticRouter>
    </StrictMode>
  );
  const errors: unknown[] = [];
  // The page is not streamed, because React would insert late content with inline scripts, which the security policy
  // forbids.
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  // If a boundary fails, React renders its fallback and lets the browser retry. Throwing the error makes the whole call
  // reject instead.
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Splits React's output into head tags and body, and adds the head tags for search engines. */
function split(html: string, facts: Parameters<typeof searchHead>[1]) {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head: head + searchHead(head, facts), body: html.slice(head.length) };
}
