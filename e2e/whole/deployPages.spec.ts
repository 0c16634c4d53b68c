import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { expect } from '@playwright/test';
import { atEnd, deploy, listen, test, upstream } from '../deployed.ts';

/** A replacement for a response of the mock: a status, JSON, or the headers of a redirect. */
interface Replacement {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Starts a proxy to the mock API. The proxy records requests, and can replace the response for a path. */
async function api(mock = '') {
  const replaced = new Map<string, Replacement>();
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
  const behind = createServer();
  const port = await upstream(async ({ url: path = '', headers }, _, reply) => {
    asked.push({ path, headers });
    const { status = 200, json, headers: own = {} } = replaced.get(path) ?? {};
    const answer = replaced.has(path) ? null : await fetch(mock + path);
    const type = answer?.headers.get('content-type') ?? 'application/json';
    reply.writeHead(answer?.status ?? status, { 'Content-Type': type, ...own });
    reply.end(answer ? Buffer.from(await answer.arrayBuffer()) : JSON.stringify(json ?? {}));
  }, behind);
  const read = async (path: string) => (await (await fetch(mock + path)).json()) as Record<string, unknown>[];
  return { address: `http://127.0.0.1:${port}`, replaced, asked, read, behind };
}

const SITE = 'https://academy.example';

/** Deploys the site with a proxy to the mock as its API. Pages are fresh for one second. */
async function deployBefore(mock: string | undefined, env: Record<string, string> = {}) {
  const before = await api(mock);
  const started = await deploy({ API_UPSTREAM: before.address, PAGES_FRESH: '1', VITE_SITE_URL: SITE, ...env });
  const page = async (path: string) => {
    const answer = await fetch(started.site + path);
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
  };
  return { ...started, ...before, page };
}

const courses = '/api/courses/';

test('[F81] when a course is deleted or made private, its page, data, JSON-LD and sitemap entry disappear', async ({
  baseURL,
}) => {
  const { site, page, replaced, read } = await deployBefore(baseURL);
  const dataFiles = new Map<string, string>();
  for (const path of ['/purchase/2', '/purchase/3']) {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toContain('ld+json');
    const file = `${site}${/data-rendered="([^"]+)"/.exec(text)?.[1]}`;
    expect((await fetch(file)).status).toBe(200);
    dataFiles.set(path, file);
    expect((await page('/sitemap.xml')).text).toContain(`${SITE}${path}<`);
  }
  const all = await read(courses);
  // The API should omit private courses from lists. If it lists them anyway, the site omits them.
  const left = all.filter(({ id }) => id !== 2);
  replaced.set(courses, { json: left.map((course) => (course.id === 3 ? { ...course, status: 'private' } : course)) });
  replaced.set(`${courses}2/`, { status: 404, json: { detail: 'Not found.' } });
  replaced.set(`${courses}3/`, { json: { ...all.find(({ id }) => id === 3), status: 'private' } });
  for (const path of ['/purchase/2', '/purchase/3']) {
    await expect.poll(async () => (await page(path)).status).toBe(404);
    const { text } = await page(path);
    expect(text).toContain('<title>');
    expect(text).not.toMatch(/ld\+json|data-rendered|<h1/);
    expect((await fetch(dataFiles.get(path) ?? '')).status).toBe(404);
    await expect.poll(async () => (await page('/sitemap.xml')).text).not.toContain(`${SITE}${path}<`);
  }
});

test('[F98] /courses?department=2 is rendered with only that department’s courses; other query strings get all courses', async ({
  baseURL,
}) => {
  const { page, read } = await deployBefore(baseURL);
  const own = await read(`${courses}?department=2`);
  const all = await read(courses);
  const others = all.filter(({ id }) => own.every((one) => one['id'] !== id));
  const hasOthers = async (address: string) => {
    const { text } = await page(address);
    const has = ({ title }: Record<string, unknown>) => text.includes(`title="${String(title)}"`);
    return own.some(has) || others.some(has) ? others.some(has) : undefined;
  };
  expect(await hasOthers('/courses')).toBe(true);
  expect(await hasOthers('/courses?department=2')).toBe(false);
  for (const address of ['/courses', '/courses?department=x', '/courses?department=2&utm_source=a'])
    expect(await hasOthers(address), address).toBe(true);
});

test('[F120] an unknown id and an unknown path get a 404', async ({ baseURL }) => {
  const { page } = await deployBefore(baseURL);
  for (const path of ['/purchase/99999', '/departments/99999', '/blogs/99999', '/nowhere']) {
    const { status, text } = await page(path);
    expect(status, path).toBe(404);
    expect(text, path).toMatch(/<title>[^<]/);
    expect(text, path).not.toContain('data-rendered');
  }
});

test('the last article in a long list of articles has a page', async ({ baseURL }) => {
  const { page, replaced, read } = await deployBefore(baseURL);
  const [article] = await read('/api/blogs/');
  const json = Array.from({ length: 200 }, (_, id) => ({ ...article, id, content: 'متن '.repeat(1500) }));
  replaced.set('/api/blogs/', { json });
  const { status, text } = await page('/blogs/199');
  expect(status).toBe(200);
  expect(text).toContain('data-path="/blogs/199"');
  expect((await page('/blogs/200')).status).toBe(404);
});

test('a request for a non-canonical path does not replace the cached canonical page', async ({ baseURL }) => {
  const { site, page } = await deployBefore(baseURL, { PAGES_FRESH: '60' });
  // Uses `get`, because `fetch` normalizes paths. Requests gzip like `fetch`, because pages are cached per encoding.
  const headers = { 'Accept-Encoding': 'gzip' };
  const ask = async (path: string) => {
    const [response] = (await once(get(`${site}/`, { path, headers }), 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
  };
  const paths = { '/%63ourses': '/courses', '/purchase//2': '/purchase/2', '/x/../purchase/3': '/purchase/3' };
  const fragments = {
    '/blogs#x': '/blogs',
    '/purchase/6#?x': '/purchase/6',
    '/courses?department=2#x': '/courses?department=2',
  };
  const others = { '//': '/', '/purchase/%35': '/purchase/5', '/%ff': '/404' };
  for (const [odd, path] of Object.entries({ ...paths, ...fragments, ...others })) {
    await ask(odd);
    const { status, text } = await page(path);
    expect(status, odd).toBe(path === '/404' ? 404 : 200);
    expect(text, odd).toContain(`data-path="${path}"`);
  }
});

test('if the API refuses a course, its page gets a 404; if the API refuses a list, its page gets an uncached 503', async ({
  baseURL,
}) => {
  const { page, replaced, site } = await deployBefore(baseURL);
  replaced.set(`${courses}5/`, { status: 401, json: { detail: 'Unauthorized.' } });
  expect((await page('/purchase/5')).status).toBe(404);
  replaced.set(courses, { status: 403, json: { detail: 'Forbidden.' } });
  for (const path of ['/courses', '/purchase/6']) expect((await page(path)).status).toBe(503);
  // Caches must not store a page without data.
  expect((await fetch(`${site}/courses`)).headers.get('cache-control')).toBe('no-store');
});

test('[§10.20] the feed and the sitemap contain every article', async ({ baseURL }) => {
  const { page, read } = await deployBefore(baseURL);
  const articles = await read('/api/blogs/');
  const { status, text } = await page('/rss.xml');
  expect(status).toBe(200);
  const map = (await page('/sitemap.xml')).text;
  for (const { id } of articles) {
    expect(text).toContain(`<link>${SITE}/blogs/${String(id)}</link>`);
    expect(map).toContain(`<loc>${SITE}/blogs/${String(id)}</loc>`);
  }
  const article = await page('/blogs/2');
  expect(article.text).toContain('"@type":"Article"');
  expect(article.text).toContain(String(articles.find(({ id }) => id === 2)?.['title']));
});

test('a changed price soon appears on the course’s page; until then, the old page is served', async ({ baseURL }) => {
  const { page, replaced, read } = await deployBefore(baseURL, { PAGES_FRESH: '2' });
  expect((await page('/purchase/2')).text).not.toContain('۷۷۷٬۷۷۰');
  expect((await page('/purchase/2')).cache).toBe('HIT');
  const course = (await read(courses)).find(({ id }) => id === 2);
  replaced.set(`${courses}2/`, { json: { ...course, price: 777_770, amount_with_discount: null } });
  const seen = new Set<string | null>();
  const shows = async () => {
    const { cache, text } = await page('/purchase/2');
    seen.add(cache);
    return text.includes('۷۷۷٬۷۷۰');
  };
  await expect.poll(shows, { intervals: [100] }).toBe(true);
  expect(seen).toContain('STALE');
});

test('[F90] the API gets the site’s host name; the API’s redirects are reported, not followed', async ({ baseURL }) => {
  let strange = 0;
  const other = createServer((_, reply) => reply.end(JSON.stringify([(strange += 1)])));
  atEnd(() => other.close());
  const { site, page, replaced, asked } = await deployBefore(baseURL);
  replaced.set('/api/blogs/', { status: 302, headers: { Location: `http://localhost:${await listen(other)}/` } });
  expect((await page('/purchase/2')).status).toBe(200);
  expect(asked.find(({ path }) => path === `${courses}2/`)?.headers).toMatchObject({
    host: 'academy.example',
    'x-forwarded-proto': 'https',
  });
  expect((await page('/blogs')).status).toBe(503);
  expect(await (await fetch(`${site}/healthz`)).text()).toContain('the API has not responded since');
  expect(strange).toBe(0);
});

test('[F99] while the API is down, the most recently rendered pages are served, and /healthz reports the outage', async ({
  baseURL,
}) => {
  const { site, page, behind } = await deployBefore(baseURL);
  const before = await page('/purchase/2');
  behind.closeAllConnections();
  behind.close();
  await expect.poll(async () => (await page('/purchase/2')).cache).toBe('STALE');
  const health = async () => {
    await page('/purchase/2');
    return (await fetch(`${site}/healthz`)).text();
  };
  await expect.poll(health).toContain('the API has not responded since');
  expect(await page('/purchase/2')).toMatchObject({ status: 200, text: before.text });
  // A page that was never rendered is served without data and with status 503, so that it is not indexed.
  expect(await page('/purchase/3')).toMatchObject({ status: 503, text: expect.stringContaining('id="root"') });
});

test('/healthz responds while the maximum number of pages is being rendered', async () => {
  const { site } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${await upstream(() => undefined)}` });
  const pages = Array.from({ length: 70 }, (_, id) => fetch(`${site}/purchase/${id}`));
  // The API never responds, so no page is rendered. The first response is a 503 for a request beyond the limit of 64.
  expect((await Promise.race(pages)).status).toBe(503);
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  await Promise.all(pages);
});

for (const [what, signal] of [
  ['dies', 'SIGKILL'],
  ['hangs', 'SIGSTOP'],
] as const)
  test(`[F90] if the renderer ${what}, /healthz reports the failure, cached pages are served, and the renderer is restarted`, async ({
    baseURL,
  }) => {
    const { site, page, server } = await deployBefore(baseURL, { RENDER_WITHIN: '3' });
    const { text } = await page('/purchase/2');
    const listed = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', `${server.pid}`]).stdout.toString();
    const renderer = Number(/(\d+) .*render\.js/.exec(listed)?.[1]);
    const isHealthy = async () => (await fetch(`${site}/healthz`)).ok;
    // The renderer ignores SIGTERM, because only the main process may stop the renderer.
    process.kill(renderer, 'SIGTERM');
    expect(await isHealthy()).toBe(true);
    process.kill(renderer, signal);
    expect(await isHealthy()).toBe(false);
    expect(await page('/purchase/2')).toMatchObject({ status: 200, text });
    // The page without data contains the deployment's settings.
    expect(await page('/purchase/3')).toMatchObject({
      status: 503,
      text: expect.stringContaining(`"VITE_SITE_URL":"${SITE}"`),
    });
    await expect.poll(isHealthy, { timeout: 40_000 }).toBe(true);
    await expect.poll(async () => (await page('/purchase/3')).status).toBe(200);
  });
