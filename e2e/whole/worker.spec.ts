import { expect, type Page } from '@playwright/test';
import { isRoute } from '../../src/pages.ts';
import { fa } from '../../src/text/fa.ts';
import { installed, test } from '../changingSite.ts';
import { heading, logInByForm, open } from '../support.ts';

/** Returns the entry chunk, which identifies a tab's version. */
const entryOf = (page: Page) => page.locator('script[data-entry]').first().getAttribute('data-entry');
/** Returns the status of the page at `path` in the worker's cache. */
const cachedStatus = (page: Page, path: string) =>
  page.evaluate(async (address) => (await (await caches.open('pages')).match(address))?.status, path);
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('[§11.1] [§8.22] after one visit, every page opens without a connection', async ({ page, context, changing }) => {
  const { site, state } = changing;
  await open(page, `${site}/`);
  await installed(page);
  state.isUp = false;
  await context.setOffline(true);
  const paths = ['/', '/courses', '/about-us', '/lessons/101', '/purchase/2', '/purchase/node.js', '/courses?q=الف'];
  for (const path of [...paths, '/nothing']) await open(page, site + path);
  await open(page, `${site}/about-us`);
  await expect(heading(page)).toHaveText(fa.about.title);
});

test('[§11.1] the page of the first visit opens offline with the content that was last seen', async ({
  page,
  context,
  changing,
}) => {
  const { site, state } = changing;
  await open(page, `${site}/about-us`);
  await installed(page);
  await expect.poll(() => cachedStatus(page, '/about-us')).toBe(200);
  state.isUp = false;
  await context.setOffline(true);
  await page.goto(`${site}/about-us`, { waitUntil: 'commit' });
  await expect(page.locator('script[data-path="/about-us"]')).toBeAttached();
});

test('[§11.1] on a connection that hangs, an unvisited page and a page with a query open, too', async ({
  page,
  changing,
}) => {
  const { site, state } = changing;
  await open(page, `${site}/about-us`);
  await installed(page);
  state.hangs = true;
  for (const path of ['/our-services', '/courses?q=x']) {
    await page.goto(site + path, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('[§11.1] if the server fails to render a page, the page’s stored version stays', async ({ page, changing }) => {
  const { site, state, asked } = changing;
  await open(page, `${site}/about-us`);
  await installed(page);
  await expect.poll(() => cachedStatus(page, '/about-us')).toBe(200);
  state.pageStatus = 503;
  asked.length = 0;
  await open(page, `${site}/about-us`);
  await expect.poll(() => asked).toContain('GET /about-us');
  await page.waitForTimeout(500);
  expect(await cachedStatus(page, '/about-us')).toBe(200);
});

test('[F81] the stored version of a deleted page is removed at the next visit', async ({ page, changing }) => {
  const { site, state } = changing;
  await open(page, `${site}/about-us`);
  await installed(page);
  await expect.poll(() => cachedStatus(page, '/about-us')).toBe(200);
  state.pageStatus = 404;
  await open(page, `${site}/about-us`);
  await expect.poll(() => cachedStatus(page, '/about-us')).toBeUndefined();
});

test('[§11.3] [F97] the service worker’s caches do not contain responses to signed-in users', async ({
  page,
  changing,
}) => {
  const { site } = changing;
  await open(page, `${site}/`);
  await installed(page);
  await logInByForm(page, 'demo-student', { site });
  await expect(page).toHaveURL(`${site}/`);
  for (const path of ['/prof', '/syllabus/1', '/lessons/10101', '/notifications', '/courses', '/'])
    await open(page, site + path);
  const kept = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push({ url: new URL(request.url).pathname, text: (await (await cache.match(request))?.text()) ?? '' });
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(30);
  const lists = kept.filter(({ url }) => /^\/(?:api|media)\//.test(url));
  expect(lists.map(({ url }) => url).filter((url) => !/^\/api\/(?:courses|departments|blogs)\/$/.test(url))).toEqual(
    [],
  );
  // Each stored list equals the server's response to a visitor.
  for (const { url, text } of lists) expect(text).toBe(await (await fetch(site + url)).text());
  // All pages for signed-in users have the same HTML, so the caches do not reveal which of these pages the user has
  // visited.
  expect(kept.filter(({ url }) => /^\/(?:prof|syllabus|lessons|notifications)\b/.test(url))).toEqual([]);
  // The caches must contain neither the user's e-mail nor a token.
  expect(kept.filter(({ text }) => /demo-student@|"access"/.test(text)).map(({ url }) => url)).toEqual([]);
});

test('[§8.6] [§11.1] a stored list is shown only offline, not if the server is unreachable', async ({
  page,
  context,
  changing: { site, state },
}) => {
  await open(page, `${site}/`);
  await installed(page);
  // Opens new tabs, because a new tab has no list in its session storage.
  const first = await context.newPage();
  await open(first, `${site}/courses`);
  const cards = (tab: Page) => tab.getByRole('main').getByRole('article');
  await expect(cards(first)).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/api/courses/'))?.status)).toBe(200);
  state.isUp = false;
  const unreachable = await context.newPage();
  await open(unreachable, `${site}/courses`);
  await expect(unreachable.getByRole('main').getByText(fa.courses.pageFailed)).toBeVisible();
  await context.setOffline(true);
  const offline = await context.newPage();
  await open(offline, `${site}/courses`);
  await expect(cards(offline)).not.toHaveCount(0);
});

test('[§11.2] [F105] a tab of the previous version still gets all its chunks, and the next visit gets the new version', async ({
  page,
  context,
  changing,
}) => {
  const { site, state } = changing;
  await open(page, `${site}/`);
  await installed(page);
  const former = await entryOf(page);
  state.version = 'x';
  await update(page);
  await installed(page, 'waiting');
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const name of [fa.nav.courses, fa.nav.blogs]) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(fa.connection.pageGone)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(0);

  const other = await context.newPage();
  await open(other, `${site}/shopping-basket`);
  expect(await entryOf(other)).not.toBe(former);
  await open(page, `${site}/about-us`);
  expect(await entryOf(page)).toBe(await entryOf(other));
});

test('[F105] a new service worker that gets the shell of another version is installed only at the next check', async ({
  page,
  changing,
}) => {
  const { site, state, asked } = changing;
  await open(page, `${site}/`);
  await installed(page);
  Object.assign(state, { version: 'x', shellVersion: '' });
  asked.length = 0;
  await update(page);
  await expect.poll(() => asked).toContain('GET /200.html');
  const others = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return installing ?? waiting ?? null;
    });
  await expect.poll(others).toBeNull();
  state.shellVersion = null;
  await update(page);
  await installed(page, 'waiting');
});

test('[F104] a new version of the site does not reload a page with typed text', async ({ page, changing }) => {
  const { site, state } = changing;
  await open(page, `${site}/signup`);
  await installed(page);
  const before = await entryOf(page);
  const field = page.getByRole('textbox', { name: fa.auth.username });
  await field.fill('نیمه‌کاره');
  state.version = 'x';
  await update(page);
  await installed(page, 'waiting');
  await page.waitForTimeout(1000);
  await expect(field).toHaveValue('نیمه‌کاره');
  expect(await entryOf(page)).toBe(before);
  await page.reload();
  await page.reload();
  expect(await entryOf(page)).not.toBe(before);
});

test('[F106] a deployment can remove the service worker and its caches', async ({ page, changing }) => {
  const { site, state } = changing;
  await open(page, `${site}/`);
  await installed(page);
  await page.evaluate(() => caches.open('of another application'));
  state.isWithdrawn = true;
  await page.goto(`${site}/about-us`);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).toEqual(['of another application']);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
});

test('[§11.7] the site can be installed', async ({ page, changing: { site } }) => {
  await open(page, `${site}/`);
  await installed(page);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The test runs in a private window, where an app cannot be installed.
  expect([...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')]).toEqual([]);
  const manifest = (await (await page.request.get(`${site}/manifest.json`)).json()) as {
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    share_target: { action: string };
  };
  expect(manifest).toMatchObject({ lang: 'fa', dir: 'rtl', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']));
  for (const { src } of manifest.icons)
    expect((await page.request.get(`${site}/${src}`)).headers()['content-type']).toBe('image/png');
  expect(manifest.shortcuts.every(({ url }) => isRoute(url))).toBe(true);
  expect(isRoute(manifest.share_target.action)).toBe(true);
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of manifest.screenshots) {
    expect(sizes).toMatch(/^\d{3,4}x\d{3,4}$/);
    expect((await page.request.get(`${site}/${src}`)).headers()['content-type']).toBe('image/jpeg');
  }
});
