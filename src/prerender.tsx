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
import { memoryStorage } from './lib/storage.ts';
import { pathsOf } from './pages.ts';
import { paths } from './paths.ts';
import { AppRoutes, preloadPage, SHELL } from './routes.tsx';
import { searchHead } from './searchHead.ts';
import { theme } from './theme/theme.ts';
import { WholeThemeProvider } from './theme/ThemeProvider.tsx';

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

interface Rendering {
  /** Where the API answers; without it, nothing is asked for and the page shows what comes in its place. */
  api?: string;
  /** Asks the API. Default: the platform's. */
  fetch?: Fetch | undefined;
  /** What was asked for so far, by SWR's keys; what this page has to ask for is added. */
  answers: Map<string, Promise<unknown>>;
  /** Milliseconds. */
  at: number;
  /** The site's public address without a slash at its end, where it is known. */
  url?: string | undefined;
}

/** A page as it is before any script runs. */
interface RenderedPage {
  /** What belongs into the document's head. */
  head: string;
  body: string;
  /** The name of the page's component, and with it of its file. */
  page: string;
  /** What it took from the API. */
  rendered: Rendered;
}

/** The pages of the sitemap that need no data. */
export const FOUND_PATHS = pathsOf('found');

/** The pages of one user. robots.txt excludes them. One that ends in a slash stands for all below it. */
export const PRIVATE_PATHS = pathsOf('private', 'staff');

/** The pages that the build renders: until their data come, they are the same for everybody. */
export const STATIC_PATHS = pathsOf('found', 'form');

/** Renders the page at an address of the router for visitors, with its data if there is an API. Rejects if that fails. */
export async function renderPage(address: string, { api, fetch, answers, at, url }: Rendering): Promise<RenderedPage> {
  const { pathname: path = address } = parsePath(address);
  const page = (await preloadPage(path))?.name;
  if (page === undefined) throw new Error(`The page at ${path} did not load`);
  const used: Record<string, unknown> = {};
  const partial: string[] = [];
  const rendered = { at, answers: used, partial };
  async function ask(key: string, fetch: () => Promise<unknown>) {
    const known = answers.get(key) ?? fetch();
    answers.set(key, known);
    // Of what failed, the next page makes a try of its own.
    known.catch(() => answers.delete(key));
    const answer = await known;
    if (isLong(answer)) partial.push(key);
    return (used[key] = isLong(answer) ? firstOf(answer, Object.values(used), path) : answer);
  }
  const academy = academyFor(api === undefined ? { rendered } : { api, fetch, rendered: { ...rendered, ask } });
  const html = await toHtml(address, academy);
  return { ...split(html, { path, url, answers: used }), page, rendered };
}

/** More rows than this are not sent along with a page, but only as many as its first screens show. */
const LONG = 60;
const SHORT = 6;

const isLong = (answer: unknown): answer is readonly Partial<Course>[] => Array.isArray(answer) && answer.length > LONG;

/** The first rows of a long list: on a department's page, of that department; on an article's page, the article. */
function firstOf(rows: readonly Partial<Course>[], others: readonly unknown[], path: string) {
  if (path.startsWith(paths.article(''))) return rows.filter(({ id = '' }) => paths.article(id) === path);
  const names = others.map((other) => (other as { name?: unknown } | null)?.name);
  const own = rows.filter(({ department_name: name }) => names.includes(name));
  return (names.some((name) => typeof name === 'string') ? own : rows).slice(0, SHORT);
}

/** The addresses of all pages that show what everybody may see; rejects where the API does not answer. */
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

/** The articles as an RSS feed for the site at `url`. Null where the brand has no blog. Rejects if the API does not answer. */
export async function articleFeed(api: string, url: string, fetch?: Fetch): Promise<string | null> {
  return brand.blog ? feedOf(await academyFor({ api, fetch }).client.call(blogsApi.list, {}), url) : null;
}

/** Renders what stands around every page, with a skeleton in the page's place. */
export const renderShell = async (url?: string): Promise<Pick<RenderedPage, 'head' | 'body'>> =>
  split(await toHtml(SHELL, academyFor({})), { url });

/** The theme's variables without Mantine's own colours, and the classes that differ by width, as Mantine writes them. */
export async function themeStyles(): Promise<string> {
  const { prelude } = await prerender(<WholeThemeProvider />);
  const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => !(color in (theme.colors ?? {})));
  const variables = new RegExp(`--mantine-color-(?:${unused.join('|')})-[^;]*;`, 'g');
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '').replaceAll(variables, '');
}

/** An academy that knows nobody and keeps nothing. */
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
    // Pictures keep the address under which browsers find them; only the asking goes where the renderer was told.
    fetch: (address, init) => {
      if (typeof address !== 'string' || api === undefined) throw new TypeError('The client asks an API for addresses');
      return askFrom(fetch, api, address, init);
    },
    ...(rendered && { rendered }),
  });
}

/** Asks `api` what browsers ask at `address`. Where they know the API by the site's own host, so must its answer. */
async function askFrom(fetch: Fetch, api: string, address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${api}${address.slice(config.apiBase.length)}`, init);
  const text = await response.text();
  // No document can hold a lone surrogate: React would find U+FFFD in its place, and not know its own text.
  const answer = /\\ud[89a-f]/i.test(text) ? JSON.stringify(JSON.parse(text, wellFormed)) : text;
  return new Response(
    config.apiBase.startsWith('/') ? answer.replaceAll(`"${new URL(api).origin}/`, '"/') : answer,
    response,
  );
}

const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

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
  // In one piece: what React would send late needs scripts of its own to find its place.
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  // React leaves a part that failed to the browser.
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Takes apart what React puts in front for the head, which search engines hear more than, and the page itself. */
function split(html: string, facts: Parameters<typeof searchHead>[1]) {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head: head + searchHead(head, facts), body: html.slice(head.length) };
}
