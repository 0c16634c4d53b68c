import { expect } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { parts } from './lazyParts.ts';
import { heading, lateEffects, open, openAs, test } from './support.ts';

test('[§2.10] the slider does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  const slider = page.getByRole('region', { name: 'دسته‌بندی دوره‌ها' });
  await expect(slider.getByRole('button', { name: 'شروع نمایش خودکار' })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(slider.getByRole('button', { name: 'نمایش اسلاید ۱' })).toHaveAttribute('aria-current', 'true');
  // A slide that the user chooses must appear without a transition.
  await expect(slider.getByRole('group').first()).toHaveCSS('transition-duration', /^0s/);
});

test('a course card under the pointer does not move with reduced motion', async ({ page }) => {
  await open(page, '/courses');
  const card = page.getByRole('article').first();
  await card.hover();
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(() => card.evaluate((each) => getComputedStyle(each).transform !== 'none')).toBe(moves);
  }
});

test('[§2.50] the profile shows the bought courses in one, two or three columns, depending on the width', async ({
  page,
}) => {
  await openAs(page, 'demo-student');
  await page.goto('/prof');
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByText('دیدن دوره', { exact: true }) });
  await expect(list.getByRole('link', { name: /^دیدن دوره/ })).toHaveCount(3);
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1400, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        list.evaluate(
          (grid) =>
            [...grid.children].filter((card) => card.getBoundingClientRect().top === grid.getBoundingClientRect().top)
              .length,
        ),
      )
      .toBe(columns);
  }
});

test('[§1.12] Back from an article that was opened with its tab focuses that tab', async ({ page }) => {
  await open(page, '/blogs');
  await lateEffects(page);
  const tab = page.getByRole('tab', { name: new RegExp(`^${fa.blog.readMoreTab}`) }).nth(1);
  await tab.press('Enter');
  // Waits until the article has replaced the list.
  await expect(heading(page, fa.blog.title)).toHaveCount(0);
  await page.goBack();
  await expect(tab).toBeFocused();
});

test('[§1.12] [§1.15] Back from an article that was opened with its cover focuses the article’s title without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/blogs');
  await page.waitForLoadState('networkidle');
  const article = page.getByRole('article').nth(2);
  await expect(article).toBeVisible();
  // Scrolls until the top of the article's cover is in the viewport, but the article's title is still below the viewport.
  const before = await article.evaluate((card) => {
    scrollTo({ top: scrollY + card.getBoundingClientRect().top - innerHeight + 80, behavior: 'instant' });
    return Math.round(scrollY);
  });
  await expect.poll(() => page.evaluate(() => Number(history.state?.top))).toBe(before);
  await page.mouse.click(280, 700);
  await expect(heading(page, fa.blog.title)).toHaveCount(0);
  await page.goBack();
  await expect(article.getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('[§1.12] Back from a course opened in the description dialog focuses the course’s card', async ({ page }) => {
  await open(page, '/courses');
  await lateEffects(page);
  const card = page.getByRole('main').getByRole('article').nth(1);
  await card.getByRole('button', { name: /^توضیحات/ }).click();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(heading(page, fa.courses.title)).toHaveCount(0);
  await page.goBack();
  await expect(card.getByRole('link').last()).toBeFocused();
});

test('[§1.12] [§2.11] after a click on the logo, Back from a course still restores the recommended courses and the focus', async ({
  page,
}) => {
  await open(page, '/');
  await lateEffects(page);
  const links = page.getByRole('list', { name: fa.home.recommended }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const offered = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const before = await offered();
  await page.getByRole('banner').getByRole('link', { name: fa.brand.homeLink }).click();
  await links.last().click();
  // Waits for the course page. Until it has loaded, the home page stays visible.
  await expect(links).toHaveCount(0);
  await page.goBack();
  await expect(links.last()).toBeFocused();
  expect(await offered()).toEqual(before);
});

test('[§1.12] [§1.15] Back restores the scroll position if the user left the page by a different link than last time', async ({
  page,
}) => {
  await open(page, '/courses');
  await lateEffects(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(heading(page, fa.courses.title)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(1000);
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  // Dispatches the event, because Playwright's `click` may scroll the page first.
  await page.getByRole('banner').getByRole('link', { name: fa.nav.blogs }).dispatchEvent('click');
  await expect(heading(page, fa.blog.title)).toBeVisible();
  await page.goBack();
  await expect.poll(position).toBe(before);
  await page.waitForTimeout(1000);
  expect(await position()).toBe(before);
});

test('[§4.8] after a log-out, Back shows the page on which the user logged out', async ({ page }) => {
  await openAs(page, 'demo-student');
  await open(page, '/courses');
  await page.getByRole('button', { name: fa.nav.logOut }).click();
  await expect(heading(page, fa.auth.logInTitle)).toBeVisible();
  await page.goBack();
  await expect(heading(page, fa.courses.title)).toBeVisible();
  // A visitor who opens the sign-up page from the log-in page returns to the course list after the sign-up.
  await page
    .getByRole('button', { name: /^نشان کردن دوره/ })
    .first()
    .click();
  await expect(heading(page, fa.auth.logInTitle)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: fa.nav.signUp }).click();
  await expect(heading(page, fa.auth.signUpTitle)).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr: { from: string } }).usr.from)).toBe('/courses');
});

test('at 360 px, content that loads late does not move the profile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'demo-student');
  await open(page, '/purchase/5');
  const heart = page.getByRole('button', { name: /^نشان کردن دوره/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${parts.get('DeviceData')}`, (route) => released.then(() => route.continue()));
  await open(page, '/prof');
  await expect(page.getByText(fa.profile.viewCourse)).toHaveCount(3);
  // Waits for a fixed time, because the page never becomes idle while the chunk is delayed.
  await page.waitForTimeout(500);
  const card = page.getByRole('region', { name: fa.profile.title });
  const before = await card.boundingBox();
  await expect(page.getByRole('button', { name: fa.learning.erase })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: fa.learning.erase })).toBeVisible();
  await expect(page.getByRole('list', { name: fa.learning.savedCourses })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

test('[§1.15] a reload, and Back after a reload, restore the scroll position when the content has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'demo-student');
  const top = () => page.evaluate(() => Math.round(scrollY));
  const stored = () => page.evaluate(() => Number(history.state?.top));
  await open(page, '/syllabus/1');
  await expect(page.getByRole('main').getByRole('listitem').nth(8)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(stored).toBe(900);
  await page.reload();
  await expect.poll(top).toBe(900);
  // Dispatches the event, because Playwright's `click` could scroll the page.
  await page.locator('main a[href^="/lessons/"]').last().dispatchEvent('click');
  await expect(page).toHaveURL(/lessons/);
  await page.reload();
  await page.goBack();
  await expect.poll(top).toBe(900);
});

test('[§1.15] a reload does not restore the scroll position if the user scrolls before the app starts', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'demo-student');
  await open(page, '/syllabus/1');
  await expect(page.getByRole('main').getByRole('listitem').nth(8)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => Number(history.state?.top))).toBe(900);
  await context.addInitScript(() => {
    // Turns off the browser's own restoration of the scroll position, because it ignores the simulated wheel event.
    history.scrollRestoration = 'manual';
    addEventListener('DOMContentLoaded', () => document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').nth(8)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[§1.15] the scroll position is stored even if the user clicks a link right after scrolling', async ({ page }) => {
  await open(page, '/courses');
  await lateEffects(page);
  await page.evaluate(async () => {
    scrollTo({ top: 700, behavior: 'instant' });
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    document.querySelector<HTMLElement>('header a[href="/blogs"]')?.click();
    addEventListener('popstate', () => Object.assign(window, { was: Number(history.state?.top) }));
  });
  await expect(heading(page, fa.blog.title)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => (window as unknown as { was?: number }).was)).toBe(700);
});

test('[§1.12] [§1.15] on /blogs, after a click on its own link, a reload shows all articles', async ({ page }) => {
  const articles = Array.from({ length: 32 }, (_, id) => ({ id, title: `مقاله‌ی ${id}` }));
  await page.route('**/api/blogs/', (route) => route.fulfill({ json: articles }));
  await open(page, '/blogs');
  await page.getByRole('button', { name: fa.common.showMore }).click();
  await expect(page.getByRole('article')).toHaveCount(32);
  const before = await page.evaluate(() => history.state);
  await page.getByRole('banner').getByRole('link', { name: fa.nav.blogs }).click();
  await page.waitForFunction(({ key, limit }) => history.state.key !== key && history.state.limit === limit, before);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(32, { timeout: 30_000 });
});
