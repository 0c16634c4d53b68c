import { expect } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { open, openAs, test } from './support.ts';

test('[§2.10] the slider does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  const slider = page.getByRole('region', { name: 'دسته‌بندی دوره‌ها' });
  await expect(slider.getByRole('button', { name: 'شروع نمایش خودکار' })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(slider.getByRole('button', { name: 'نمایش اسلاید ۱' })).toHaveAttribute('aria-current', 'true');
  // The chosen slide appears at once, too.
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

test('[§1.12] Back from an article that was opened with its tab focuses the tab', async ({ page }) => {
  await open(page, '/blogs');
  const tab = page.getByRole('tab', { name: new RegExp(`^${fa.blog.readMoreTab}`) }).nth(1);
  await tab.press('Enter');
  await expect(page).toHaveURL(/\/blogs\/\d/);
  await page.goBack();
  await expect(tab).toBeFocused();
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
  // Playwright's `click` could scroll.
  await page.locator('main a[href^="/lessons/"]').last().dispatchEvent('click');
  await expect(page).toHaveURL(/lessons/);
  await page.reload();
  await page.goBack();
  await expect.poll(top).toBe(900);
});
