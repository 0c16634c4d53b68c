import { expect, type Page } from '@playwright/test';
import { heading, test } from '../support.ts';

const inBar = (page: Page) => page.getByRole('navigation', { name: 'ناوبری اصلی' });

test('[§1.1] [§2.6] [§2.23] [§6.8] a visitor browses the public pages', async ({ page }) => {
  await page.goto('/');

  await test.step('chooses another slide', async () => {
    const slider = page.getByRole('region', { name: 'دسته‌بندی دوره‌ها' });
    const dot = slider.getByRole('button', { name: 'نمایش اسلاید ۳' });
    await dot.click();
    await expect(slider.getByRole('link', { name: 'دیدن دوره‌ها: زبان‌های خارجی' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });

  await test.step('opens a department from the panel', async () => {
    await inBar(page).getByRole('button', { name: 'دپارتمان‌ها' }).click();
    await page.getByRole('link', { name: 'بیشتر بخوانید: طراحی و نقاشی' }).first().click();
    await expect(heading(page, 'طراحی و نقاشی')).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first().getByRole('link').last();
    await card.click();
    await expect(page).toHaveURL(/\/purchase\//);
    await page.goBack();
    await expect(card).toBeFocused();
  });

  await test.step('searches and filters the courses, and reloads the URL', async () => {
    await inBar(page).getByRole('link', { name: 'دوره‌ها' }).click();
    await expect(heading(page, 'همه‌ی دوره‌ها')).toBeVisible();
    await page.getByRole('button', { name: /^فیلترها/ }).click();
    await page.getByRole('checkbox', { name: 'فقط دوره‌های رایگان' }).check();
    await page.getByRole('button', { name: 'اعمال فیلترها' }).click();
    await expect(page.getByText('فیلترها اعمال شدند.')).toBeVisible();
    await expect(page).toHaveURL(/[?&]free=/);
    await expect(page.getByRole('dialog')).toBeHidden();
    const free = page.getByRole('main').getByRole('article');
    await expect(free).toHaveCount(4);
    await page.goBack();
    await expect(page).toHaveURL(/\/courses$/);
    await page.goForward();
    await expect(free).toHaveCount(4);
    const search = page.getByRole('searchbox');
    await search.fill('دوره‌ای که نیست');
    await expect(page.getByText('دوره‌ای پیدا نشد. واژه‌ی دیگری بنویسید یا فیلترها را کم کنید.')).toBeVisible();
    await search.fill('');
    await expect(free).toHaveCount(4);
    await page.reload();
    await expect(free).toHaveCount(4);
    await page.getByRole('button', { name: /^حذف فیلتر/ }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole('article').nth(5)).toBeVisible();
  });

  await test.step('reads an article and goes back to the list', async () => {
    await inBar(page).getByRole('link', { name: 'وبلاگ' }).click();
    await expect(heading(page, 'وبلاگ')).toBeVisible();
    const article = page.getByRole('article').first();
    await article.getByRole('tab', { name: 'بیشتر بخوانید' }).click();
    await expect(page).toHaveURL(/\/blogs\/\d+$/);
    await page.getByRole('main').getByRole('link', { name: 'وبلاگ' }).click();
    await expect(article.getByRole('tab', { name: 'معرفی' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('reads the pages about the academy', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'درباره‌ی ما' }).click();
    await expect(heading(page, 'درباره‌ی ما')).toBeVisible();
    await page.goto('/our-services');
    await expect(heading(page, 'خدمات ما')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'تماس با ما' }).click();
    await expect(heading(page, 'تماس با ما')).toBeVisible();
    await expect(page).toHaveURL(/\/contact-us$/);
  });

  await test.step('sees the not-found page for an unknown path', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByText('صفحه‌ای که به دنبال آن هستید پیدا نشد.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'بازگشت به خانه' }).click();
    await expect(page.getByRole('heading', { name: 'دوره‌های پیشنهادی' })).toBeVisible();
  });
});
