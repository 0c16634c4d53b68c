import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { deploy, hasBrotli, test } from './deployed.ts';

/** Headers of the site's own responses. API responses have the headers in `PASSED`. */
const OWN = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'strict-dynamic' '.*style-src-attr 'none'.*require-trusted-types-for 'script'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'document-isolation-policy': /^isolate-and-credentialless$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
};
/** Headers of pages. Proxies may cache pages, but browsers must revalidate them. */
const PAGE = {
  ...OWN,
  'cache-control': /^public, max-age=0, s-maxage=15, stale-while-revalidate=15,/,
  'content-type': /^text\/html; charset=utf-8$/,
};
/** Headers of the API's files and responses, which must not run scripts when they are opened as pages. */
const PASSED = {
  'content-security-policy': /^default-src 'none'; sandbox$/,
  'x-content-type-options': /^nosniff$/,
  'document-isolation-policy': null,
};
const JSON_ANSWER = { ...PASSED, 'content-type': /^application\/json/, vary: /Authorization/ };
const GONE = { ...PAGE, 'cache-control': /^no-store$/ };
const IMMUTABLE = { ...OWN, 'cache-control': /^public, max-age=31536000, immutable$/ };

const asset = JSON.parse(readFileSync('dist/.render/site.json', 'utf8')) as { entry: string; styles: string };

test('Docker Compose passes every documented setting to the container', () => {
  const settingsIn = (file: string, line: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(line)].map(([, name]) => name);
  const passed = settingsIn('deploy/compose.yaml', /^ {6}([A-Z\d_]+):/gm);
  const documented = settingsIn('docs/deploy.md', /^- `([A-Z_]+)`:/gm).filter((name) => name !== 'PORT');
  expect(passed).toEqual(expect.arrayContaining([...documented, ...settingsIn('.env.example', /^(VITE_\w+)=/gm)]));
});

test('the container does not start if a setting is invalid', async ({ baseURL }) => {
  for (const [name, value] of [
    ['PAGES_FRESH', '15s'],
    ['METRICS_PORT', '65536'],
    ['VITE_SITE_URL', 'academy.example'],
    ['VITE_VIDEO_HOSTS', 'https://player.example'],
  ] as const)
    expect((await deploy({ API_UPSTREAM: baseURL ?? '', [name]: value })).server.exitCode).toBe(2);
});

for (const [kind, path, status, headers] of [
  ['the home page', '/', 200, PAGE],
  ['a page with data', '/purchase/2', 200, PAGE],
  ['a page with user data', '/prof', 200, PAGE],
  ["an article's page", '/blogs/1', 200, PAGE],
  ['a missing article', '/blogs/999', 404, PAGE],
  ['a path with a null character', '/blogs/%00', 400, PAGE],
  ['the path of the shell', '/200', 404, PAGE],
  ['an unknown page', '/nowhere', 404, PAGE],
  ['the file name of a page', '/courses.html', 404, PAGE],
  ['a script', asset.entry, 200, { ...IMMUTABLE, 'content-type': /javascript; charset=utf-8$/ }],
  ['the style sheet', asset.styles, 200, { ...IMMUTABLE, 'content-type': /^text\/css; charset=utf-8$/ }],
  [
    'a picture',
    '/logo.svg',
    200,
    { ...OWN, 'cache-control': /^public, max-age=86400$/, 'content-type': /^image\/svg/ },
  ],
  ['a missing script', '/assets/gone.js', 404, GONE],
  ['a missing data file of a page', '/rendered/courses.json?1', 404, GONE],
  ['a missing picture', '/nothing.png', 404, PAGE],
  ['an internal file of the build', '/.vite/manifest.json', 404, PAGE],
  ['an internal file of the renderer', '/.render/site.json', 404, PAGE],
  ['a missing well-known file', '/.well-known/security.txt', 404, PAGE],
  ['the health check', '/healthz', 200, { ...OWN, 'content-type': /^text\/plain/ }],
  ['a public resource of the API', '/api/courses/', 200, JSON_ANSWER],
  ['a private resource of the API without a token', '/api/notifications/', 401, JSON_ANSWER],
  ['an unknown path of the API', '/api/nothing/', 404, JSON_ANSWER],
  ['the cover of a course', '/api/media/covers/1.svg', 200, { ...PASSED, 'content-type': /^image\/svg/ }],
  ['a missing upload', '/api/media/uploads/gone', 404, PASSED],
  ['a missing upload that is named like a page', '/api/media/uploads/gone.html', 404, PASSED],
  [
    'a video player',
    '/api/media/videos/10101',
    200,
    { 'content-security-policy': /^sandbox allow-scripts$/, 'x-content-type-options': /^nosniff$/ },
  ],
] as const) {
  test(`a request for ${kind} gets the right status and headers: ${path}`, async ({ deployed }) => {
    const answer = await fetch(deployed.site + path);
    expect(answer.status).toBe(status);
    for (const [name, expected] of Object.entries(headers)) {
      if (expected === null) expect(answer.headers.get(name), name).toBeNull();
      else expect(answer.headers.get(name), name).toMatch(expected);
    }
    expect(answer.headers.get('server')).toBe('nginx');
  });
}

test('[§10.20] a page has only one URL; variants with upper-case letters or trailing slashes redirect to it', async ({
  deployed: { site },
}) => {
  const leads = async (path: string) => {
    const { status, headers } = await fetch(site + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await leads('/courses/?sort=title')).toEqual([308, '/courses?sort=title']);
  expect(await leads('/Courses')).toEqual([308, '/courses']);
  expect(await leads('/Purchase/2//')).toEqual([308, '/purchase/2']);
  expect(await leads('/blogs/Some-Id/')).toEqual([308, '/blogs/Some-Id']);
  expect((await leads('/lessons/7%0d%0aSet-Cookie:a=b/'))[1]).toBeNull();
  expect(await leads('/courses')).toEqual([200, null]);
});

test('the compressed files from the build are served unchanged', async ({ deployed: { site } }) => {
  for (const [accepted, end] of [['gzip', 'gz'], ...(hasBrotli ? [['br', 'br']] : [])] as [string, string][]) {
    for (const path of [asset.entry, asset.styles, '/logo.svg']) {
      const answer = await fetch(site + path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers.get('content-encoding'), path).toBe(accepted);
      expect(Number(answer.headers.get('content-length')), path).toBe(readFileSync(`dist${path}.${end}`).length);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    }
  }
});

test('a page contains the URL of the data from which the page was rendered', async ({ deployed: { site } }) => {
  const html = await (await fetch(`${site}/purchase/2`)).text();
  const [, address = ''] = /data-rendered="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(site + address);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(Object.keys(((await answer.json()) as { answers: object }).answers).join()).toContain('GET /courses/:id/');
});
