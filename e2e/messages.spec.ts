import { expect, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { test } from './support.ts';

async function expectToast(page: Page, message: string, kind: string, area: string, duration: number) {
  const toast = page.locator('[data-kind]', { hasText: message });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-kind', kind);
  await expect(toast).toHaveAttribute('data-area', area);
  await expect(toast).toHaveAttribute('data-duration', String(duration));
}

test('[F17] a full storage is told of once, and the basket goes on in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/purchase/2');
  await page.getByRole('button', { name: fa.courses.addToBasket }).click();
  await expectToast(page, fa.session.storageFailed, 'error', 'home', 5000);
  await expectToast(page, fa.basket.added, 'success', 'basket', 3000);
  await expect(page.getByRole('link', { name: fa.nav.basketWithCount(1) })).toBeVisible();
  await expect(page.getByText(fa.session.storageFailed)).toHaveCount(1);
});
