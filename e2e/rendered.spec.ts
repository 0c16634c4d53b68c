import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { renderPublic } from '../scripts/render/pages.ts';
import { FILLED, listen, renderOnce, serveFilled } from './filled.ts';
import { shiftsOf } from './measures.ts';
import { pathsOf } from '../src/pages.ts';
import { fa } from '../src/text/fa.ts';
import { hasStarted, open, openAs, override, test, WHOLE } from './support.ts';

const STATIC = pathsOf('found', 'form');
const SHELLS = ['/prof', '/notifications', '/shopping-basket', '/add-blog', '/syllabus/1', '/lessons/1'];
const PRIVATE = ['/prof', '/notifications', '/shopping-basket', '/add-blog', '/add-course', '/syllabus/', '/lessons/'];

const SITE = 'https://academy.example';

const rendered = renderOnce({ url: SITE });
const { pages, meet } = rendered;

test('a rendered page contains its data and is usable after at most twelve requests, at most seven of them for scripts', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => {
    // Counts only requests before the app has started, because later prefetches do not delay the page.
    addEventListener('started', () => {
      const assets = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Object.assign(globalThis, { asked: assets.filter((path) => /\.(?:js|css|woff2)$/.test(path)) });
    });
  });
  await serveFilled(page, pages);
  await page.clock.setFixedTime(rendered.at);
  for (const path of FILLED) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(heard.calls.splice(0), path).toEqual([]);
    const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    expect(asked.length + 1, path).toBeLessThanOrEqual(12);
    expect(asked.filter((name) => name.endsWith('.js')).length, path).toBeLessThanOrEqual(7);
  }
});

test('[F113] a page preloads only the font files that its text needs', async ({ page }) => {
  await meet(page);
  for (const path of WHOLE ? [...FILLED, '/about-us', '/login', '/prof'] : ['/', '/courses', '/login', '/prof']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const { preloaded, asked, drawn } = await page.evaluate(() => ({
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href),
      asked: performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? name : [])),
      drawn: [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded').length,
    }));
    expect([...new Set(asked)].toSorted(), path).toEqual(preloaded.toSorted());
    expect(drawn, path).toBe(preloaded.length);
    // The font subsets contain every character of the site's own texts, so no complete font is requested.
    expect(asked.join(' '), path).not.toContain('vazirmatn-');
  }
});

// If the complete style sheet came before other styles or had font faces, Chromium would lay out all text again.
test('the complete style sheet comes after all other styles and has no font faces', async ({ page }) => {
  await meet(page);
  for (const path of ['/', '/purchase/2']) {
    await open(page, path);
    const last = page.locator('style, link[rel=stylesheet]').last();
    await expect(last).toHaveAttribute('data-styles', '');
    const address = await last.evaluate((link: HTMLLinkElement) => link.href);
    expect(await (await page.request.get(address)).text()).not.toContain('@font-face');
  }
});

test('the data in a rendered page are requested again if they are more than a minute old', async ({ page }) => {
  const heard = await meet(page);
  await page.clock.setSystemTime(Date.now() + 120_000);
  await open(page, '/courses');
  await expect.poll(() => heard.calls).toContain('/api/courses/');
});

for (const [path, text] of [
  ['/courses', fa.courses.loadFailed],
  ['/departments/1', fa.departments.failed('خطای داخلی سرور.')],
  ['/purchase/2', fa.course.detailFailed],
] as const) {
  test(`[F95] if the API fails, ${path} still shows its data, with a message and a retry button`, async ({ page }) => {
    await meet(page);
    await page.clock.setSystemTime(Date.now() + 120_000);
    const failing = `**/api${path.replace('purchase', 'courses')}/`;
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { detail: 'خطای داخلی سرور.' } }));
    await open(page, path);
    const toast = page.locator('[data-kind=error]').filter({ hasText: text });
    await expect(toast).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: fa.common.retry });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.unroute(failing);
    await retry.click();
    await expect(retry).toBeHidden();
  });
}

test('a course that an instructor adds appears in the prerendered list', async ({ page }) => {
  await openAs(page, 'demo-instructor');
  await meet(page);
  await page.clock.setFixedTime(rendered.at);
  await open(page, '/courses');
  await page.getByRole('link', { name: fa.filters.add }).click();
  await page.getByLabel(fa.addCourse.titleField).fill('هندسه با خط‌کش و پرگار');
  await page.getByLabel(fa.addCourse.description).fill('ترسیم‌های اقلیدسی');
  await page.getByLabel(fa.addCourse.price, { exact: true }).fill('0');
  await page.getByRole('button', { name: fa.addCourse.submit }).click();
  await expect(page.getByRole('article').filter({ hasText: 'هندسه با خط‌کش و پرگار' })).toBeVisible();
});

/**
 * The pages that each user opens. In `npm run test:whole`, a visitor opens all pages. Other users open the pages that a
 * log-in changes.
 */
const readers = {
  'a visitor': [...new Set([...FILLED, ...(WHOLE ? [...STATIC, ...SHELLS, '/purchase/999'] : []), '/nowhere'])],
  'demo-student': [...FILLED, ...SHELLS],
  'demo-instructor': ['/', '/courses', '/blogs', '/purchase/2', '/add-blog', '/prof'],
};

for (const [reader, paths] of Object.entries(readers).slice(0, WHOLE ? 3 : 1)) {
  test(`every page is hydrated for ${reader} without errors or layout shifts`, async ({ page }) => {
    // In a tall window, shifts below the first screen count, too.
    await page.setViewportSize({ width: 1280, height: 2000 });
    if (reader !== 'a visitor') await openAs(page, reader);
    const heard = await meet(page);
    // Fixes the clock, so that the data count as fresh even if earlier tests took a long time.
    await page.clock.setFixedTime(rendered.at);
    // Blocks fonts, because the shifts that a late font causes depend on the machine's fallback fonts.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of paths) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      expect(heard.errors.splice(0), path).toEqual([]);
      expect(heard.calls, path).not.toContain('/api/courses/2/');
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('[F113] a typeface that loads late does not cause layout shifts', async ({ page }) => {
  const tried = ['/', ...(WHOLE ? [...STATIC, '/departments/2', '/courses', '/blogs', '/purchase/2'] : [])];
  await meet(page);
  for (const width of WHOLE ? [360, 1280] : [360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of tried) {
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', (route) => come.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      await hasStarted(page);
      await page.waitForTimeout(500);
      const { length } = await shiftsOf(page);
      letCome();
      await page.waitForLoadState('networkidle');
      const shifts = (await shiftsOf(page)).slice(length);
      const sum = shifts.map((shift) => Number.parseFloat(shift)).reduce((all, shift) => all + shift, 0);
      expect(sum, `${path}, ${width} px: ${shifts.join(' ')}`).toBeLessThanOrEqual(0.005);
    }
  }
});

test('the section for continuing a course does not cause layout shifts at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'demo-student');
  await page.goto('/syllabus/1');
  await page.getByRole('link', { name: /^شروع: / }).click();
  await page.getByRole('button', { name: 'این درس را تمام کردم' }).click();
  await meet(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('main').getByText('ادامه‌ی یادگیری')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('the compressed HTML of the most visited pages fits into the first round trip', () => {
  // The limit is TCP's initial congestion window (ten packets) minus 1,100 bytes of headers.
  for (const path of ['index', 'courses', 'blogs'])
    expect(statSync(join(pages, `${path}.html.br`)).size, path).toBeLessThanOrEqual(13_500);
});

test('a page can be read without scripts', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage();
  await serveFilled(page, pages);
  await page.goto('/purchase/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ثبت‌نام' })).toBeVisible();
  // All tab panels of a card have the same position, so only the open panel may be visible.
  await page.goto('/blogs');
  await expect(page.locator('article').first().locator('[role=tabpanel]').filter({ visible: true })).toHaveCount(1);
  await page.context().close();
});

test('an unknown path gets a 404, and the path of a page that was not prerendered gets the shell', async ({
  request,
}) => {
  for (const Accept of ['text/html', '*/*', 'application/json']) {
    const asked = { headers: { Accept } };
    for (const path of ['/nowhere', '/assets/gone.js', '/gone.txt', '/%', '/.vite/manifest.json', '/index.html'])
      expect((await request.get(path, asked)).status(), `${path} as ${Accept}`).toBe(404);
    for (const path of ['/', '/courses', '/courses//', '/purchase/999', '/favicon.svg', '/robots.txt', '/api/courses/'])
      expect((await request.get(path, asked)).status(), `${path} as ${Accept}`).toBe(200);
    const shell = await (await request.get('/purchase/999', asked)).text();
    expect(shell).toContain('id="root"');
    expect(shell).not.toContain('data-path=');
  }
});

test('[§10.20] search engines get canonical URLs, structured data, a sitemap and robots.txt', async ({
  page,
  request,
}) => {
  await serveFilled(page, pages);
  await page.goto('/purchase/2', { waitUntil: 'commit' });
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${SITE}/purchase/2`);
  const html = readFileSync(join(pages, 'purchase/2.html'), 'utf8');
  const linked = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
  expect(linked).toMatchObject({ '@graph': [{ '@type': 'Course' }, { '@type': 'BreadcrumbList' }] });
  const sitemap = readFileSync(join(pages, 'sitemap.xml'), 'utf8');
  for (const path of FILLED) expect(sitemap).toContain(`<loc>${SITE}${path}</loc>`);
  const robots = (await (await request.get('/robots.txt')).text()).split('\n');
  for (const path of PRIVATE) expect(robots).toContain(`Disallow: ${path}`);
  // After a client-side navigation, the canonical URL of the previous page must be gone.
  await expect(page.locator('html.started')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'وبلاگ' }).first().click();
  await expect(page).toHaveURL(/blogs$/);
  await expect(canonical).toHaveCount(0);
});

test('[F80] if an API request fails during rendering, the page’s previous file stays', async ({ request, baseURL }) => {
  const file = join(pages, 'departments/1.html');
  const before = readFileSync(file, 'utf8');
  await override(request, { call: 'GET /departments/:id/', fault: { status: 404 } });
  const isWanted = (path: string) => path === '/departments/1';
  expect(await renderPublic('dist', `${baseURL}/api`, pages, { isWanted })).toMatchObject({ written: 0 });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('only the first cards of a list are prerendered, but all cards are shown after hydration', async ({ page }) => {
  await serveFilled(page, pages);
  expect(readFileSync(join(pages, 'courses.html'), 'utf8').match(/<article/g)).toHaveLength(8);
  await open(page, '/courses');
  await expect(page.getByRole('article')).toHaveCount(28);
});
