import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { fa } from '../src/text/fa.ts';
import { late } from '../src/text/fa/connection.ts';
import { listen } from './deployed.ts';
import { hasStarted, heading, open, openAs, override, test } from './support.ts';

test('text typed and buttons clicked before the app has started take effect afterwards', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  const logIn = page.getByRole('main').getByRole('button', { name: 'ورود' });
  await page.getByLabel('نام کاربری').fill('demo-student');
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText(late.text);
  release();
  await expect(page.getByText('رمز عبور الزامی است')).toBeVisible();
  expect(page.url()).not.toContain('?');
  await page.getByRole('textbox', { name: 'رمز عبور' }).fill('student-123');
  await logIn.click();
  await expect(page.getByText('خوش آمدید.')).toBeVisible();
});

test('[§11.7] the browser’s own install prompt does not appear, even before the app has started', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  const isShown = await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  expect(isShown).toBe(false);
});

for (const path of ['/login', '/signup'])
  test(`a signed-in user who opens ${path} is redirected to the home page`, async ({ page }) => {
    await openAs(page, 'demo-student');
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  });

test('[F63] [§8.22] if the app’s script fails to load, it is requested again; if it fails twice, a message appears', async ({
  page,
}) => {
  let missing = 1;
  await page.route('**/assets/index-*.js', (route) => ((missing -= 1) < 0 ? route.continue() : route.abort()));
  await open(page, '/about-us');
  await expect(page.getByRole('alert')).toBeHidden();
  missing = 2;
  await page.goto('/about-us');
  await expect(page.getByRole('alert')).toContainText(late.text);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: late.reload }).click();
  await expect(page.locator('html.started')).toBeAttached();
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const [what, builds, loads] of [
  ['one reload loads the next build', 1, 2],
  ['and the next build’s scripts are gone, too, a message appears', 2, 2],
] as const)
  test(`[F84] [§8.22] if a page’s scripts are gone from the server, ${what}`, async ({ page }) => {
    let asked = 0;
    // A page requests the script three times: twice to load it, and once to find out why both attempts failed.
    await page.route('**/assets/index-*.js', (route) =>
      (asked += 1) <= 3 * builds ? route.fulfill({ status: 404 }) : route.continue(),
    );
    let loaded = 0;
    page.on('domcontentloaded', () => (loaded += 1));
    await page.goto('/about-us');
    if (builds === 1) await hasStarted(page);
    else await expect(page.getByRole('alert')).toContainText(late.text);
    expect(loaded).toBe(loads);
  });

test('[F84] a page whose scripts are gone does not reload if a field contains typed text', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await page.getByLabel('نام کاربری').fill('sara');
  await expect(page.getByRole('alert')).toContainText(late.text);
  await expect(page.getByLabel('نام کاربری')).toHaveValue('sara');
});

test('a font that never loads does not delay the app', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await hasStarted(page);
});

test('[F94] a style sheet that never loads does not delay the app', async ({ page }) => {
  await page.route('**/assets/*.css', () => undefined);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await hasStarted(page);
});

test('a page contains only the CSS variables that it needs, and has all variables after the app has started', async ({
  page,
}) => {
  const value = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-saffron-9'));
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/about-us');
  expect(await value()).toBe('');
  await page.unroute('**/assets/**');
  await open(page, '/about-us');
  expect(await value()).toMatch(/^#/);
});

test('the heading of the next page is painted before its list', async ({ page }) => {
  await open(page, '/blogs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'دوره‌ها', exact: true }).first().click();
  await expect(heading(page, 'همه‌ی دوره‌ها')).toBeVisible();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('main h1')?.textContent === 'وبلاگ';
      if (isThere) seen.push(document.querySelectorAll('main article').length);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('link', { name: 'وبلاگ', exact: true }).first().click();
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).at(-1)).toBeGreaterThan(0);
  expect((await seen())[0]).toBe(0);
});

test('hovering a link prefetches the data of its page', async ({ page, request }) => {
  await open(page, '/courses');
  const reads = async () =>
    ((await (await request.get('/api/__mock/requests')).json()) as { path: string }[]).filter(
      ({ path }) => path === '/api/courses/2/',
    ).length;
  const link = page.locator('a[href="/purchase/2"]').first();
  await link.hover();
  await expect.poll(reads).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/دوره‌ها/);
  await page.waitForLoadState('networkidle');
  expect(await reads()).toBe(1);
});

test('hovering a link prefetches the data of its page even if the path contains a percent-encoded id', async ({
  page,
}) => {
  const id = 'جبر';
  await page.route('**/api/courses/', async (route) => {
    const [first]: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: [{ ...first, id }] });
  });
  await open(page, '/courses');
  const asked = page.waitForRequest(/\/api\/courses\/[^/]+\/$/);
  await page.locator('a[href^="/purchase/"]').first().hover();
  expect(new URL((await asked).url()).pathname).toBe(`/api/courses/${encodeURIComponent(id)}/`);
});

test('the preview server renders pages with data from the configured API, and its security policy allows that API', async ({
  request,
  baseURL,
}) => {
  await override(request, { call: 'GET /courses/', fault: { status: 200, body: [] } });
  // The server runs in a separate process, because a process reads the API's URL from its environment only at startup.
  const free = createServer();
  const port = await listen(free);
  free.close();
  const env = { ...process.env, VITE_API_BASE: `${baseURL}/api`, RENDER: 'on' };
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'];
  const site = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  const answer = () => fetch(`${url}courses`, { headers: { accept: 'text/html' } }).catch(() => null);
  const isFilled = async () => (await (await answer())?.text())?.includes('هنوز دوره‌ای منتشر نشده است.');
  await expect.poll(isFilled, { timeout: 45_000 }).toBe(true);
  const policy = async () => (await answer())?.headers.get('content-security-policy');
  await expect.poll(policy).toContain(`connect-src 'self' ${baseURL}`);
  site.kill();
});

test('[F98] a Back between the router’s first render and its first effects shows the page of the new URL', async ({
  page,
}) => {
  // Changes the path as Back would, just before the router adds its `popstate` listener.
  await page.addInitScript((path) => {
    const add = window.addEventListener;
    window.addEventListener = (...given: Parameters<typeof add>) => {
      if (given[0] === 'popstate' && history.state?.idx === 0) history.pushState({ key: 'other', idx: 1 }, '', path);
      add.call(window, ...given);
    };
  }, paths.about);
  await page.goto('/courses');
  await expect(heading(page, fa.about.title)).toBeVisible();
});
