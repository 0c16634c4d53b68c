import { expect, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { open, test } from './support.ts';

const expectToast = (page: Page, message: string, kind: string, area: string) =>
  expect(page.locator(`[data-kind=${kind}][data-area=${area}]`)).toHaveText(message);

test('[F17] a full storage is told of once, and the basket goes on in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/purchase/2');
  await page.getByRole('button', { name: fa.courses.addToBasket }).click();
  await expectToast(page, fa.session.storageFailed, 'error', 'home');
  await expectToast(page, fa.basket.added, 'success', 'basket');
  await expect(page.getByRole('link', { name: fa.nav.basketWithCount(1) })).toBeVisible();
  await expect(page.getByText(fa.session.storageFailed)).toHaveCount(1);
});

test('[F18] a page rendered ahead is taken over where the browser gives no storage, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperties(globalThis, { localStorage: refused, sessionStorage: refused, indexedDB: refused });
  });
  await open(page, '/');
  await expectToast(page, fa.session.storageFailed, 'error', 'home');
});
