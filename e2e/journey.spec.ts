import { expect, type Page } from '@playwright/test';
import { purchases, test, WHOLE } from './support.ts';

const sizes = [
  { name: 'wide', viewport: { width: 1280, height: 900 }, flavour: 'plain' },
  // In this viewport, the mock responds in Django's format.
  { name: 'phone', viewport: { width: 360, height: 740 }, flavour: 'django' },
];

/** Opens a course from its card and adds the course to the basket. */
async function addToBasket(page: Page, title: RegExp) {
  await page.goto('/courses');
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /^خرید دوره/ })
    .click();
  await expect(page).toHaveURL(/\/purchase\//);
  await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click();
  await expect(page.getByText('دوره به سبد خرید اضافه شد.')).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/, { timeout: 6000 });
}

async function signUp(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'ثبت‌نام' })).toBeVisible();
  await page.getByRole('textbox', { name: 'نام کاربری' }).fill('new-learner');
  await page.getByRole('textbox', { name: 'ایمیل' }).fill('new-learner@example.com');
  await page.getByRole('textbox', { name: 'شماره‌ی موبایل' }).fill('۰۹۱۲۳۴۵۶۷۸۹');
  await page.getByLabel('رمز عبور', { exact: true }).fill('learner-secret');
  await page.getByLabel('تکرار رمز عبور', { exact: true }).fill('learner-secret');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/api/user/register/')),
    page.getByRole('main').getByRole('button', { name: 'ثبت‌نام', exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    username: 'new-learner',
    email: 'new-learner@example.com',
    phone_number: '+989123456789',
    password: 'learner-secret',
    role: 'student',
  });
  await expect(page.getByText('حساب شما ساخته شد.')).toBeVisible();
}

async function logOut(page: Page, phone: boolean) {
  if (phone) await page.getByRole('button', { name: 'باز کردن منو' }).click();
  await page.getByRole('button', { name: 'خروج' }).click();
  await expect(page.getByText('از حساب خود خارج شدید.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('authUser'))).toBeNull();
}

/** Reads the signed-in user's basket from the browser's storage. */
const storedBasket = (page: Page): Promise<{ id: string; price: number; amount_with_discount: number | null }[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('basket:'));
    return JSON.parse((key && localStorage.getItem(key)) ?? '[]');
  });

for (const { name, viewport, flavour } of WHOLE ? sizes : sizes.slice(1)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[§1.2] [§2.33] [§4.8] [§4.13] [§4.17] [§5.4] [§7.17] a visitor chooses, signs up, buys two courses and studies', async ({
      page,
      request,
    }) => {
      expect((await request.patch('/api/__mock/state', { data: { flavour } })).ok()).toBe(true);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'دوره‌های پیشنهادی' })).toBeVisible();

      await test.step('reads a description in its dialog', async () => {
        await page
          .getByRole('button', { name: /^توضیحات دوره/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: 'توضیحات دوره' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });

      await test.step('fills the basket with a discounted course and another one', async () => {
        await addToBasket(page, /React/);
        await addToBasket(page, /SQL/);
        await page.goto('/shopping-basket');
        await expect(page.getByRole('main').getByRole('button', { name: /^حذف/ })).toHaveCount(2);
      });

      await test.step('is redirected to the login, signs up and returns to the basket', async () => {
        await page.getByRole('button', { name: 'نهایی کردن خرید', exact: true }).click();
        await expect(page.getByText('برای خرید وارد شوید. سبدتان سر جایش می‌ماند.')).toBeVisible();
        await expect(page).toHaveURL(/\/login$/);
        expect(await purchases(request)).toHaveLength(0);
        await page.getByRole('link', { name: /ثبت‌نام کنید/ }).click();
        await signUp(page);
        await expect(page).toHaveURL(/\/shopping-basket$/, { timeout: 6000 });
        await expect(page.getByRole('main').getByRole('button', { name: /^حذف/ })).toHaveCount(2);
      });

      await test.step('buys both courses, one after the other, for the right amounts', async () => {
        const basket = await storedBasket(page);
        expect(basket[0]?.id).toMatch(flavour === 'django' ? /^[\da-f]{8}-/ : /^\d+$/);
        await page.getByRole('button', { name: 'نهایی کردن خرید', exact: true }).dblclick();
        await expect(page).toHaveURL(/\/prof$/);
        const sent = await purchases(request);
        expect(sent.map(({ status, body }) => ({ status, body }))).toEqual(
          basket.map((course) => ({
            status: 201,
            body: { course: course.id, amount: course.amount_with_discount ?? course.price },
          })),
        );
        expect(basket[0]?.amount_with_discount).toBeLessThan(basket[0]?.price ?? 0);
        expect(await storedBasket(page)).toEqual([]);
      });

      await test.step('opens a chapter and plays a lesson', async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: /دیدن دوره/ })
          .first()
          .click();
        // Waits for the heading, because the previous page is shown until the new one has loaded.
        await expect(page.getByRole('heading', { level: 1, name: /^سرفصل‌های دوره/ })).toBeVisible();
        await page.getByRole('main').getByRole('list').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/lessons\//);
        await page.getByRole('button', { name: /پخش ویدیو/ }).click();
        await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
      });

      await test.step('is still signed in after a reload and owns both courses', async () => {
        await page.reload();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto('/courses');
        const owned = page.getByRole('list', { name: 'دوره‌های خریداری‌شده' });
        await expect(owned.getByRole('article')).toHaveCount(2);
        await page.goto('/prof');
        await expect(page.getByRole('main').getByText('new-learner', { exact: true })).toBeVisible();
      });

      await test.step('logs out', () => logOut(page, name === 'phone'));
    });
  });
}
