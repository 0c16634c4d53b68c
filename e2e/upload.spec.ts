import { expect } from '@playwright/test';
import { PIXEL } from '../mocks/data/pixel.ts';
import { fa } from '../src/text/fa.ts';
import { openAs, override, test } from './support.ts';

// A tiny PNG, with extra bytes that make its upload slow.
const picture = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(200_000)]);

test('the course form shows the progress of an upload, and a cancelled upload does not count as a failure', async ({
  page,
  request,
}) => {
  await openAs(page, 'demo-instructor');
  await override(request, { call: 'POST /courses/create/', fault: { delay: 3000 } });
  await page.goto('/add-course');
  await page.getByRole('textbox', { name: 'عنوان' }).fill('دوره‌ی تازه');
  await page.getByRole('textbox', { name: 'توضیحات' }).fill('توضیح');
  await page.getByRole('textbox', { name: 'قیمت (ریال)' }).fill('۱۲۰۰۰۰۰');
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture });
  const send = page.getByRole('main').getByRole('button', { name: fa.addCourse.submit });
  await send.click();
  await expect(page.getByText('۱۰۰٪ فرستاده شد').first()).toBeVisible();
  await page.getByRole('button', { name: fa.forms.cancelUpload }).click();
  await expect(send).toHaveText(fa.addCourse.submit);
  await page.waitForTimeout(500);
  await expect(page.getByText(fa.addCourse.failed)).toHaveCount(0, { timeout: 1 });
  await send.click();
  await expect(page.getByText('دوره اضافه شد.')).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveURL(/\/courses$/);
});

test('[§4.28] the back button asks for confirmation before a chosen file is lost', async ({ page }) => {
  await openAs(page, 'demo-instructor');
  await page.goto('/courses');
  await page.getByRole('main').getByRole('link', { name: 'افزودن دوره' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('main').getByText('cover.png')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: fa.forms.leaveTitle });
  for (const answer of [fa.forms.stay, fa.forms.leave]) {
    await page.goBack();
    await expect(dialog).toContainText('cover.png');
    await expect(page).toHaveURL(/\/add-course$/);
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL(/\/courses$/);
});
