import { expect } from '@playwright/test';
import { open, openAs, test } from './support.ts';

test('[§1.5] the mode follows the system until one is chosen, which the device keeps', async ({ page }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'حالت روشن' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('[§2.10] the slider stands still for those who ask their system for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, '/');
  const slider = page.getByRole('region', { name: 'دسته‌بندی دوره‌ها' });
  await expect(slider.getByRole('button', { name: 'شروع نمایش خودکار' })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(slider.getByRole('button', { name: 'نمایش اسلاید ۱' })).toHaveAttribute('aria-current', 'true');
});

test('[§2.50] the bought courses of the profile stand in one, two and three columns', async ({ page }) => {
  await openAs(page, 'demo-student');
  await page.goto('/prof');
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByText('مشاهده دوره', { exact: true }) });
  await expect(list.getByRole('link', { name: /^مشاهده دوره/ })).toHaveCount(3);
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1400, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length))
      .toBe(columns);
  }
});
