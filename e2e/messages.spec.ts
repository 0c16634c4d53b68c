import { expect, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { noteShifts, shiftsOf } from './measures.ts';
import { open, openAs, test, WHOLE } from './support.ts';

const expectToast = (page: Page, message: string, kind: string, area: string) =>
  expect(page.locator(`[data-kind=${kind}][data-area=${area}]`)).toHaveText(message);

test('[F17] when the storage is full, one message appears, and the basket stays in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/purchase/2');
  await page.getByRole('button', { name: fa.course.addToBasket }).click();
  await expectToast(page, fa.session.storageFailed, 'error', 'home');
  await expectToast(page, fa.basket.added, 'success', 'basket');
  await expect(page.getByRole('link', { name: fa.nav.basketWithCount(1) })).toBeVisible();
  await expect(page.getByText(fa.session.storageFailed)).toHaveCount(1);
});

test('[F18] a page is hydrated even without access to browser storage, and shows a message', async ({ page }) => {
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

test('[§9.5] toasts do not cover or move the content of the page', async ({ page }) => {
  await noteShifts(page);
  await page.route('**/api/blogs/', (route) => route.fulfill({ status: 500 }));
  for (const width of WHOLE ? [360, 960, 1536] : [360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/blogs');
    await expectToast(page, fa.blog.listFailed(null), 'error', 'blog');
    const place = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [toast, header, title] = [box('[data-kind]'), box('header'), box('h1')];
      return { toast, header, title };
    });
    expect(place.toast?.top, `${width} px`).toBeGreaterThanOrEqual(place.header?.bottom ?? Infinity);
    expect(place.toast?.bottom, `${width} px`).toBeLessThanOrEqual(place.title?.top ?? 0);
    await expect(page.locator('[data-kind]')).toHaveCount(0, { timeout: 8000 });
    expect(await shiftsOf(page), `${width} px`).toEqual([]);
  }
});

test('[§7.26] after a failure on one page, the next page requests the data again', async ({ page }) => {
  await page.route('**/api/courses/', (route) => route.fulfill({ status: 500 }));
  await open(page, '/courses');
  await expectToast(page, fa.courses.loadFailed, 'error', 'course');
  // A failure counts as recent for one second.
  await expect(page.locator('[data-kind]')).toHaveCount(0, { timeout: 8000 });
  await page.unrouteAll();
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/api/courses/'))));
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked).toBe(1);
});

test('[§7.26] on the home page of a student, a failed list is requested once', async ({ page }) => {
  await openAs(page, 'demo-student');
  let asked = 0;
  await page.route('**/api/courses/', (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('button', { name: fa.common.retry }).first()).toBeVisible();
  await expect(page.locator('[data-kind]')).toHaveCount(0, { timeout: 8000 });
  expect(asked).toBe(1);
});

test('[§7.26] until Retry-After has passed, the next page shows the failure without a request', async ({ page }) => {
  const headers = { 'Retry-After': '60' };
  let asked = 0;
  await page.route('**/api/courses/', (route) => {
    asked += 1;
    return route.fulfill({ status: 429, headers });
  });
  await open(page, '/courses');
  await expectToast(page, fa.courses.loadFailed, 'error', 'course');
  // A request that failed less than a second ago is not repeated, whatever its response was (`src/data/useEndpoint.ts`).
  await page.waitForTimeout(1100);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('button', { name: fa.common.retry })).toBeVisible();
  expect(asked).toBe(1);
});

test('[§7.26] after a log-in, notifications are requested again when the connection returns', async ({
  page,
  context,
}) => {
  let asked = 0;
  page.on('response', (response) => void (asked += Number(response.url().endsWith('/api/notifications/'))));
  const late = page.waitForResponse(/\/Upkeep-/);
  await open(page, '/login');
  await late;
  await page.getByRole('textbox', { name: fa.auth.username }).fill('demo-student');
  await page.getByRole('textbox', { name: fa.auth.password }).fill('student-123');
  await page.getByRole('main').getByRole('button', { name: fa.auth.logIn, exact: true }).click();
  await expect.poll(() => asked).toBe(1);
  // SWR ignores a reconnect within two seconds after a request.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    expect(asked).toBeGreaterThan(1);
  }).toPass({ timeout: 10_000 });
});

test('[§10.16] Back closes the site search', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: fa.nav.courses }).click();
  await expect(page).toHaveURL('/courses');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: fa.search.title }).fill('زبان');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
