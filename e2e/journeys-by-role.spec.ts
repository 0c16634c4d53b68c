import { expect } from '@playwright/test';
import { courseId, heading, openAs, test, WHOLE } from './support.ts';

/** A picture that the test recognises by its unique width. */
const PICTURE = { file: 'dist/social.png', width: 1200 };

test('[§1.2] a student likes, comments, confirms a notification and edits the profile', async ({ page }) => {
  await openAs(page, 'demo-student');

  await test.step('likes and comments', async () => {
    await page.goto('/blogs');
    const article = page.getByRole('article').first();
    const likes = article.getByRole('tab', { name: /پسند:/ });
    const before = await likes.textContent();
    await likes.click();
    await article.getByRole('button', { name: 'پسندیدن' }).click();
    await expect(page.getByText('مقاله پسندیده شد.')).toBeVisible();
    await expect(article.getByRole('button', { name: 'پس گرفتن پسند' })).toBeVisible();
    await expect(likes).not.toHaveText(before ?? '');
    await article.getByRole('tab', { name: /نظر:/ }).click();
    await article.getByLabel('نظر شما').fill('این مقاله برای من راهگشا بود.');
    await article.getByRole('button', { name: 'ارسال نظر' }).click();
    await expect(page.getByText('نظر شما ثبت شد.')).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: 'راهگشا' })).toContainText('demo-student');
    await expect(article.getByLabel('نظر شما')).toHaveValue('');
  });

  await test.step('confirms a notification', async () => {
    await page.getByRole('link', { name: /^اعلان‌ها، .* خوانده‌نشده$/ }).click();
    await expect(heading(page, 'اعلان‌ها')).toBeVisible();
    await page.locator('label').filter({ hasText: 'برای شما' }).click();
    const confirm = page.getByRole('main').getByRole('button', { name: /^خواندم: / });
    const unread = await confirm.count();
    expect(unread).toBeGreaterThan(0);
    await confirm.first().click();
    await expect(confirm).toHaveCount(unread - 1);
  });

  await test.step('edits the profile with a new picture', async () => {
    await page.getByRole('link', { name: 'پروفایل demo-student' }).click();
    await expect(heading(page, 'پروفایل')).toBeVisible();
    await page.getByRole('button', { name: 'ویرایش' }).click();
    await page.getByLabel('درباره‌ی من').fill('دانشجو و دوستدار هندسه.');
    await page.getByLabel('تغییر تصویر').setInputFiles(PICTURE.file);
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('پروفایل ذخیره شد.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'دانشجو و دوستدار هندسه.' })).toBeVisible();
    const picture = page.getByRole('link', { name: 'پروفایل demo-student' }).locator('img');
    await expect(picture).toHaveAttribute('src', /\/media\/uploads\//);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(PICTURE.width);
  });

  await test.step('finds all changes after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: 'دانشجو و دوستدار هندسه.' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /دیدن دوره/ })).toHaveCount(3);
  });
});

test('[§1.3] an instructor adds a course with a cover and finds it in the list', async ({ page, request }) => {
  await openAs(page, 'demo-instructor');
  await page.goto('/courses');
  await page.getByRole('link', { name: 'افزودن دوره' }).click();
  await expect(heading(page, 'افزودن دوره')).toBeVisible();
  await page.getByLabel('عنوان').fill('هندسه با خط‌کش و پرگار');
  await page.getByLabel('توضیحات').fill('ترسیم‌های اقلیدسی، گام‌به‌گام.');
  await page.getByLabel('قیمت (ریال)').fill('۱٬۲۰۰٬۰۰۰');
  await page.getByLabel('قیمت با تخفیف (ریال)').fill('900000');
  await page.getByRole('combobox', { name: 'دپارتمان' }).click();
  await page.getByRole('option', { name: 'ریاضیات' }).click();
  await page.locator('input[type=file]').setInputFiles(PICTURE.file);
  await page.getByRole('button', { name: 'افزودن دوره' }).click();
  await expect(page.getByText('دوره اضافه شد.')).toBeVisible();
  await expect(heading(page, 'همه‌ی دوره‌ها')).toBeVisible();
  await page.getByRole('searchbox').fill('پرگار');
  const card = page.getByRole('article').filter({ hasText: 'هندسه با خط‌کش و پرگار' });
  await expect(card).toContainText('ریاضیات');
  await expect(card).toContainText('۹۰۰٬۰۰۰ ریال');
  const cover = card.locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(PICTURE.width);
  await card.getByRole('link', { name: /^خرید دوره/ }).click();
  await expect(page).toHaveURL(new RegExp(`/purchase/${await courseId(request, 'پرگار')}$`));
  await expect(page.getByText('ترسیم‌های اقلیدسی، گام‌به‌گام.')).toBeVisible();
});

for (const author of WHOLE ? ['demo-admin', 'demo-superuser'] : ['demo-admin']) {
  test(`[§1.3] ${author} publishes an article and finds it in the blog`, async ({ page }) => {
    await openAs(page, author);
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'افزودن مقاله' }).click();
    await expect(heading(page, 'افزودن مقاله')).toBeVisible();
    await page.getByLabel('عنوان').fill('چرا گره‌ها کامل‌اند');
    await page.getByLabel('متن مقاله').fill('ده‌ضلعی، پنج‌ضلعی و شش‌ضلعی در کنار هم.');
    await page.locator('input[type=file]').setInputFiles(PICTURE.file);
    await page.getByRole('button', { name: 'انتشار مقاله' }).click();
    await expect(page.getByText('مقاله منتشر شد.')).toBeVisible();
    await expect(page).toHaveURL(/\/blogs$/);
    const article = page.getByRole('article').filter({ hasText: 'چرا گره‌ها کامل‌اند' });
    await article.scrollIntoViewIfNeeded();
    await expect(article).toContainText(author);
    await expect
      .poll(() => article.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(PICTURE.width);
  });
}
