import { expect, type BrowserContext, type Page } from '@playwright/test';
import { PIXEL } from '../mocks/data/pixel.ts';
import { fa } from '../src/text/fa.ts';
import { parts, press } from './lazyParts.ts';
import { heading, logInByForm, open, openAs, test } from './support.ts';

/** Delays a chunk until the returned function is called. */
async function hold(context: BrowserContext, name: string) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await context.route(`**/${parts.get(name)}`, (route) => held.then(() => route.continue()));
  return letGo;
}

test('[§4.14] if the user adds a course and opens the basket, no delayed redirect replaces the basket while it loads', async ({
  page,
  context,
}) => {
  const letGo = await hold(context, 'BasketPage');
  await page.clock.install();
  await open(page, '/purchase/1');
  await press(fa.course.addToBasket)(page);
  await page.getByRole('link', { name: fa.course.toBasket }).click();
  await expect(page).toHaveURL(/\/shopping-basket$/);
  // The course page redirects to the course list 3100 ms after a course was added, unless the user has left the page.
  await page.clock.runFor(3400);
  letGo();
  await expect(heading(page, fa.basket.title)).toBeVisible();
  await expect(page).toHaveURL(/\/shopping-basket$/);
});

/** Publishes an article as an instructor. `prepare` runs first, on the form's page. */
async function publish(page: Page, prepare?: () => Promise<unknown>) {
  await openAs(page, 'demo-instructor');
  await open(page, '/add-blog');
  await prepare?.();
  await page.getByLabel(fa.blog.titleField).fill('عنوان');
  await page.getByLabel(fa.blog.contentField).fill('متن');
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await press(fa.blog.publish)(page);
}

for (const [number, what, toast, act] of [
  ['4.11', 'logging in', fa.auth.loggedIn, (page: Page) => logInByForm(page, 'demo-student')],
  ['4.26', 'publishing an article', fa.blog.created, publish],
] as const)
  test(`[§${number}] if the user follows a link after ${what}, no delayed redirect replaces the next page`, async ({
    page,
    context,
  }) => {
    const letGo = await hold(context, 'CoursesPage');
    await page.clock.install();
    await act(page);
    await expect(page.getByText(toast).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: fa.nav.courses }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await page.clock.runFor(2400);
    letGo();
    await expect(heading(page, fa.courses.title)).toBeVisible();
    await expect(page).toHaveURL(/\/courses$/);
  });

test('[§4.23] after an article is published, an earlier prefetched list is not shown', async ({ page }) => {
  await publish(page, async () => {
    const answered = page.waitForResponse('**/api/blogs/');
    await page.getByRole('banner').getByRole('link', { name: fa.nav.blogs, exact: true }).hover();
    await answered;
  });
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { name: 'عنوان', exact: true })).toBeVisible();
});
