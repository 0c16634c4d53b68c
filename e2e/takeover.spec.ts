import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { renderPublic } from '../scripts/render/pages.ts';
import { fa } from '../src/text/fa.ts';
import { FILLED, listen, renderOnce, serveFilled } from './filled.ts';
import { shiftsOf } from './measures.ts';
import { hasStarted, open, openAs, override, test, WHOLE } from './support.ts';
import { temporaryFolder } from '../scripts/temporary.ts';

const rendered = renderOnce({ isWanted: (path) => [...FILLED, '/contact-us'].includes(path) });
const { pages, meet } = rendered;

/** Holds back a page's scripts. The returned function releases them and waits until the app has started. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return () => (resolve(), hasStarted(page));
}

for (const [what, answer] of [
  ['are incomplete', (route: Route) => route.fulfill({ json: { at: 0, answers: {} } })],
  ['do not load', (route: Route) => route.fulfill({ status: 503 })],
  ['never arrive', () => undefined],
] as const) {
  test(`a page is hydrated even if its data ${what}`, async ({ page }) => {
    const heard = await meet(page);
    await page.clock.setFixedTime(rendered.at);
    await page.route('**/rendered/**', answer);
    await page.goto('/courses', { waitUntil: 'commit' });
    await mark(page, 'main article');
    await hasStarted(page);
    expect(await isMarked(page, 'main article')).toBe(true);
    expect(heard.errors).toEqual([]);
    expect(heard.calls).toContain('/api/courses/');
  });
}

/** Marks an element, so that `isMarked` can detect a replacement. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => void Object.assign(element, { marked: true }));
const isMarked = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => 'marked' in element);

/** URLs whose HTML was prerendered for another URL, each with the page's heading after hydration. */
const OTHERS: Readonly<Record<string, RegExp | string>> = {
  '/?utm_source=insta': /\S/,
  '/courses?department=2': fa.courses.title,
  '/purchase/99999': /\S/,
  '/shopping-basket': fa.basket.title,
  '/contact-us/?utm_source=insta': /\S/,
  '/purchase/2?utm_campaign=a': /\S/,
  '/lessons/1': /\S/,
  '/nowhere': /\S/,
};

for (const [address, shows] of Object.entries(OTHERS).slice(0, WHOLE ? undefined : 4)) {
  test(`[F98] ${address} hydrates another URL’s HTML and handles earlier clicks`, async ({ page }) => {
    const heard = await meet(page);
    const release = await holdProgram(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: fa.nav.search }).click();
    await mark(page, 'header button');
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('main h1')).toHaveText(shows);
    expect(await isMarked(page, 'header button')).toBe(true);
    expect(heard.errors).toEqual([]);
  });
}

test('[F98] [§4.27] a comment typed before hydration becomes the draft of the signed-in user', async ({ page }) => {
  await meet(page);
  await openAs(page, 'demo-student', { id: 'sara' });
  const release = await holdProgram(page);
  await page.goto('/blogs/1', { waitUntil: 'commit' });
  const field = page.getByLabel(fa.blog.yourComment);
  await field.pressSequentially('نظر من');
  await release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:comment:1:sara'))).toContain('نظر من');
  await expect(field).toHaveValue('نظر من');
  // After a reload, the stored draft is shown.
  await page.reload();
  await expect(field).toHaveValue('نظر من');
});

test('[F98] the list of a page that was rendered for another query is replaced without a layout shift', async ({
  page,
}) => {
  await meet(page);
  await page.goto('/courses?q=جبر');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await shiftsOf(page)).toEqual([]);
});

test('[F98] letters typed before the app has started are added to the search words in the URL', async ({ page }) => {
  await meet(page);
  const release = await holdProgram(page);
  await page.goto('/courses?department=2', { waitUntil: 'commit' });
  const title = page.locator('main article h3').first();
  await expect(title).toBeAttached();
  await expect(title).toBeHidden();
  const box = page.getByRole('searchbox');
  await box.pressSequentially('پای');
  await release();
  await expect(page).toHaveURL(/department=2/);
  await expect(page).toHaveURL(/q=/);
  await expect(box).toHaveValue('پای');
  await expect(box).toBeFocused();
  await expect(title).toContainText('پای');
});

test('letters typed while the site search loads reach the search field, and closing the search restores the focus', async ({
  page,
}) => {
  await meet(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/SiteSearch/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await hasStarted(page);
  const button = page.getByRole('banner').getByRole('button', { name: fa.nav.search });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  // Calls `click()` in the page, because Playwright's click would scroll.
  await button.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });
  await page.keyboard.insertText('جب');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('بر');
  release();
  const field = page.getByRole('combobox', { name: fa.search.title });
  await expect(field).toBeFocused();
  await page.keyboard.insertText(' خطی');
  await expect(field).toHaveValue('جبر خطی');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('Enter opens the selected search result and presses no button; a reopened search has no selection', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: fa.nav.search });
  const field = page.getByRole('combobox', { name: fa.search.title });
  const selected = page.getByRole('option', { selected: true });
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Escape');
  await button.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(selected).toHaveCount(0);
  await page.keyboard.insertText('جبر');
  await expect(selected).toHaveCount(1);
  // Records clicks in the header, to check that Enter does not press the search button.
  await page.evaluate(() => {
    const { body } = document;
    const header = document.querySelector('header');
    header?.addEventListener('click', () => (body.dataset['pressed'] = ''), { capture: true });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/purchase\//);
  await expect(field).toBeHidden();
  await expect(page.locator('body[data-pressed]')).toHaveCount(0);
});

for (const address of ['/courses', '/lessons/1', ...(WHOLE ? ['/about-us', '/nowhere'] : [])]) {
  test(`[F98] on a host that serves the home page for every path, ${address} shows its own page`, async ({ page }) => {
    const heard = await meet(page);
    const release = await holdProgram(page);
    const isAsked = ({ pathname }: URL) => pathname === address;
    await page.route(isAsked, (route) => route.fulfill({ path: join(pages, 'index.html') }));
    await page.goto(address, { waitUntil: 'commit' });
    const slider = page.getByRole('region', { name: fa.home.slider });
    const heading = page.locator('main h1');
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await mark(page, 'header button');
    await release();
    await expect(heading).toBeVisible();
    await expect(slider).toHaveCount(0);
    expect(await isMarked(page, 'header button')).toBe(true);
    expect(heard.errors).toEqual([]);
  });
}

test('[F100] a title with lone surrogates and markup is rendered as text and hydrated without errors', async ({
  page,
  request,
  baseURL,
}) => {
  const [first] = (await (await request.get('/api/courses/')).json()) as { title: string }[];
  const title = `a\ud800b</script><script>globalThis.ran = true</script>\u202ec`;
  await override(request, { call: 'GET /courses/', fault: { status: 200, body: [{ ...first, title }] } });
  const folder = temporaryFolder();
  await renderPublic('dist', `${baseURL}/api`, folder, { isWanted: (path) => path === '/courses' });
  const heard = await listen(page);
  await serveFilled(page, folder, ['/courses']);
  await open(page, '/courses');
  await expect(page.getByRole('article').first()).toContainText('</script>');
  expect(heard.errors).toEqual([]);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('[F57] a picture that failed before the app started is replaced with the default', async ({ page }) => {
  await meet(page);
  const release = await holdProgram(page);
  for (const pictures of ['**/api/media/**', '**/categories/*'])
    await page.route(pictures, (route) => route.fulfill({ status: 404 }));
  await page.goto('/', { waitUntil: 'commit' });
  const broken = () =>
    page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      // Finds only pictures that failed. Lazy pictures further down have not been requested yet.
      images.flatMap(({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? src : [])),
    );
  await expect.poll(broken).toContainEqual(expect.stringContaining('/categories/'));
  await expect.poll(broken).toContainEqual(expect.stringContaining('/api/media/'));
  await release();
  await expect.poll(broken).toEqual([]);
});

test('[F83] picture paths in rendered pages refer to the site’s host, not to the API’s URL that the renderer uses', ({
  baseURL,
}) => {
  for (const path of FILLED.map((each) => (each === '/' ? '/index' : each)))
    for (const file of [`${path}.html`, `rendered${path}.json`]) {
      const text = readFileSync(join(pages, file), 'utf8');
      expect(text, file).toContain('"/api/media/');
      expect(text, file).not.toContain(baseURL);
    }
});
