import { expect } from '@playwright/test';
import config from '../../playwright.config.ts';
import { fa } from '../../src/text/fa.ts';
import { open, test } from '../support.ts';

// Shows scrollbars, which Playwright hides by default. On most desktop systems, scrollbars take up space.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('with a visible scrollbar, overlays are at the edge or in the middle of the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/courses');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const edges = async (name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const { left, right } = await dialog.evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return { left, right: (page.viewportSize()?.width ?? 0) - right };
  };
  await page.getByRole('button', { name: fa.filters.title }).click();
  expect((await edges(fa.filters.title)).left).toBe(0);
  await page.keyboard.press('Control+k');
  const { left, right } = await edges(fa.search.title);
  expect(left).toBe(right);
});
