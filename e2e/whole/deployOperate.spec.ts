import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { atEnd, copyImage, deploy, freePort, listen, openFolder, startImage, test, upstream } from '../deployed.ts';
import { listen as hear } from '../filled.ts';
import { hasStarted, noteStart } from '../support.ts';
import { fa } from '../../src/text/fa.ts';

/** Starts a proxy to the mock API. While `isOpen` is false, the proxy drops every request. */
async function doorTo(mock = '') {
  const door = { isOpen: true };
  const port = await upstream(async ({ url = '' }, _, reply) => {
    if (!door.isOpen) return reply.destroy();
    const answer = await fetch(mock + url);
    reply.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    return reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { door, API_UPSTREAM: `http://127.0.0.1:${port}` };
}

test('/readyz returns 200 once a page has data, and 503 if the API has not responded for three times PAGES_FRESH', async ({
  baseURL,
}) => {
  const { door, API_UPSTREAM } = await doorTo(baseURL);
  door.isOpen = false;
  const { site } = await deploy({ API_UPSTREAM, PAGES_FRESH: '1' });
  const ready = async () => {
    const answer = await fetch(`${site}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ready()).toMatch(/^503 /);
  door.isOpen = true;
  await expect.poll(ready, { timeout: 20_000 }).toBe('200 ok\n');
  await fetch(`${site}/`);
  door.isOpen = false;
  await expect.poll(ready, { timeout: 30_000 }).toMatch(/^503 The API has not responded since \d{4}-/);
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  expect((await fetch(`${site}/`)).status).toBe(200);
  door.isOpen = true;
  await expect.poll(ready, { timeout: 20_000 }).toBe('200 ok\n');
});

test('with ACCESS_LOG=json, each request and each event is logged as one line of JSON, without search terms', async ({
  baseURL,
}) => {
  const { door, API_UPSTREAM } = await doorTo(baseURL);
  const file = join(openFolder(), 'log');
  const output = openSync(file, 'a', 0o666);
  spawnSync('chmod', ['666', file]);
  const { site, stop } = await startImage({ API_UPSTREAM, ACCESS_LOG: 'json' }, await copyImage(), output);
  atEnd(stop);
  await fetch(`${site}/courses?q=secret`);
  await fetch(`${site}/api/courses/?q=secret`, { headers: { Authorization: 'Bearer secret' } });
  door.isOpen = false;
  await fetch(`${site}/purchase/3`);
  await fetch(`${site}/api/blogs/?q=secret`, { headers: { Referer: `${site}/blogs?q=secret` } });
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const request = { level: 'info', event: 'request', method: 'GET', status: 200 };
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...request, address: '/courses' }),
        expect.objectContaining({ ...request, address: '/api/courses/' }),
        expect.objectContaining({ level: 'error', event: 'The API does not respond', cause: 'status 502' }),
        expect.objectContaining({ level: 'error', event: 'nginx', address: '/api/blogs/' }),
      ]),
    );
  expect(readFileSync(file, 'utf8')).not.toMatch(/secret|client/);
});

// Shortens the server's intervals to at most half a second.
const hurry = 'const every=setInterval;globalThis.setInterval=(act,time)=>every(act,Math.min(time,500))';
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hurry)}`;

test('[F84] [F105] assets remain available for a month after their build was last served', async ({ baseURL }) => {
  const folder = openFolder();
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  chmodSync(assets, 0o777);
  const age = (file: string, days: number) => {
    const then = Date.now() / 1000 - days * 24 * 60 * 60;
    utimesSync(join(assets, file), then, then);
  };
  for (const days of [29, 31]) {
    writeFileSync(join(assets, `${days}.js`), '');
    age(`${days}.js`, days);
  }
  const { site } = await deploy({ API_UPSTREAM: baseURL ?? '', ASSETS_FOLDER: folder, NODE_OPTIONS });
  expect((await fetch(`${site}/assets/29.js`)).status).toBe(200);
  expect((await fetch(`${site}/assets/31.js`)).status).toBe(404);
  const [own = ''] = readdirSync('dist/assets');
  age(own, 31);
  await expect(() => expect(Date.now() - statSync(join(assets, own)).mtimeMs).toBeLessThan(60_000)).toPass();
});

for (const [setting, times] of Object.entries({ API_UPSTREAM: 1, VITE_API_BASE: 0 }))
  test(`with only ${setting}, a host that cannot be resolved is logged (times: ${times})`, async ({ page }) => {
    const file = join(openFolder(), 'log');
    const output = openSync(file, 'a', 0o666);
    spawnSync('chmod', ['666', file]);
    atEnd((await startImage({ [setting]: 'http://nowhere.invalid', NODE_OPTIONS }, await copyImage(), output)).stop);
    await page.waitForTimeout(3000);
    expect(readFileSync(file, 'utf8').match(/could not be resolved/g) ?? []).toHaveLength(times);
  });

test('the port METRICS_PORT serves metrics of the renderer and of nginx', async ({ baseURL }) => {
  const port = await freePort();
  const { door, API_UPSTREAM } = await doorTo(baseURL);
  const { site } = await deploy({
    API_UPSTREAM,
    METRICS_PORT: `127.0.0.1:${port}`,
    VITE_SITE_URL: 'https://academy.example',
  });
  await fetch(`${site}/courses`);
  door.isOpen = false;
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(500);
  door.isOpen = true;
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  const read = () => fetch(`${site}/readyz`).then(async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  for (const line of [
    /^academy_render_seconds_count\{status="200"\} [1-9]/m,
    /^academy_render_seconds_count\{status="500"\} 1$/m,
    /^academy_api_silent_seconds 0$/m,
    /^nginx_connections_active [1-9]/m,
    /^nginx_http_requests_total [1-9]/m,
    /^process_cpu_seconds_total /m,
  ])
    // Polls, because the renderer sends no API requests for some seconds after the API has dropped a request.
    await expect.poll(read).toMatch(line);
});

/** Starts a server that records every request. */
async function collector() {
  const asked: { url: string; body: string }[] = [];
  const server = createServer((message, reply) => {
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => {
      asked.push({ url: message.url ?? '', body });
      reply.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  });
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, host: `localhost:${await listen(server)}` };
}

async function start(page: Page, address: string) {
  const heard = await hear(page);
  await page.goto(address);
  await hasStarted(page);
  return heard;
}

interface Event {
  release: string;
  exception: {
    values: { value: string; stacktrace: { frames: { filename: string; lineno: number; colno: number }[] } }[];
  };
}

test('SENTRY_DSN: an error arrives in a Sentry envelope, with a release and frames that source maps resolve', async ({
  baseURL,
  browser,
}) => {
  const { asked, host } = await collector();
  const { site } = await deploy({ API_UPSTREAM: baseURL ?? '', SENTRY_DSN: `http://key@${host}/7` });
  // Uses a new context, because errors in pages of the default context fail the test.
  const context = await browser.newContext();
  await noteStart(context);
  const page = await context.newPage();
  await start(page, `${site}/courses`);
  await page.waitForFunction(() => '__SENTRY__' in globalThis);
  // Causes an error in a lazy chunk as soon as the dialog opens.
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new TypeError('planted for ali@example.com');
    };
  });
  await page.getByRole('banner').getByRole('button', { name: fa.nav.search }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const [first] = asked;
  expect(first?.url).toContain('/api/7/envelope/?sentry_version=7&sentry_key=key');
  const event = JSON.parse(first?.body.split('\n')[2] ?? '{}') as Event;
  expect(event.release).toBe(readFileSync('dist/.maps/release', 'utf8'));
  const [thrown] = event.exception.values;
  expect(thrown?.value).toBe('planted for …');
  const frames = (thrown?.stacktrace.frames ?? []).filter(({ filename }) => filename.includes('/assets/'));
  expect(frames).not.toEqual([]);
  for (const { filename, lineno, colno } of frames) {
    const file = basename(filename);
    const map = new SourceMap(JSON.parse(readFileSync(`dist/.maps/${file}.map`, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(lineno - 1, colno - 1);
    expect('originalSource' in entry && entry.originalSource).toMatch(/\.m?[jt]sx?$/);
    expect((await fetch(`${site}/assets/${file}.map`)).status).toBe(404);
    expect((await fetch(`${site}/.maps/${file}.map`)).status).toBe(404);
  }
});

for (const [service, expected] of [
  [
    'plausible',
    { url: /^\/api\/event$/, body: /"name":"pageview","url":"[^"?]*\/courses\?utm_source=a","domain":"7"/ },
  ],
  ['matomo', { url: /^\/matomo\.php\?idsite=7&rec=1&url=[^&?]*%2Fcourses%3Futm_source%3Da&/, body: /^$/ }],
] as const) {
  test(`ANALYTICS: ${service} counts each page once and does not get search terms`, async ({ baseURL, page }) => {
    const { asked, host } = await collector();
    const { site } = await deploy({ API_UPSTREAM: baseURL ?? '', ANALYTICS: `${service} http://${host}/ 7` });
    const heard = await start(page, `${site}/courses?utm_source=a&q=secret`);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.url).toMatch(expected.url);
    expect(asked[0]?.body).toMatch(expected.body);
    await page.locator('footer a[href="/about-us"]').first().click();
    await expect.poll(() => asked.length).toBe(2);
    expect(JSON.stringify(asked[1])).toContain('about-us');
    expect(JSON.stringify(asked)).not.toContain('secret');
    expect(heard.errors).toEqual([]);
  });
}

test('[§11.3] [F106] browsers always revalidate the service worker, and VITE_OFFLINE=off removes it', async ({
  baseURL,
}) => {
  for (const off of ['', 'off']) {
    const { site } = await deploy({ API_UPSTREAM: baseURL ?? '', VITE_OFFLINE: off });
    const answer = await fetch(`${site}/sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect((await answer.text()).includes('registration.unregister')).toBe(off === 'off');
  }
});
