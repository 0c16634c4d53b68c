import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { asked, isPage, parts, press, shown, silent, type Asked } from '../lazyParts.ts';
import { heading, open, openAs, override, test } from '../support.ts';

/**
 * Makes the server respond to requests for a chunk with a 404, as after a deployment. The returned function restores
 * the chunk.
 */
async function takeAway(context: BrowserContext, name: string) {
  let missing = true;
  // Removes only the script, because all chunks share one style sheet.
  await context.route(`**/${parts.get(name)}`, (route) =>
    missing ? route.fulfill({ status: 404, body: 'gone', contentType: 'text/plain' }) : route.continue(),
  );
  return () => {
    missing = false;
  };
}

async function prepare(page: Page, { on = '/', width, user, stored }: Asked) {
  if (width !== undefined) await page.setViewportSize({ width, height: 800 });
  if (user !== undefined) await openAs(page, user, stored?.());
  await open(page, on);
}

function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

const { partGone, partOffline, pageGone, pageOffline, offline } = fa.connection;
const says = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

test('[F63] every lazy chunk of the build is listed, either as tested or as one that may fail without a message', () => {
  expect([...parts.keys()].toSorted()).toEqual([...Object.keys(asked), ...silent].toSorted());
});

const components = Object.keys(asked).filter((name) => !isPage(name));
const pages = Object.keys(asked).filter(isPage);

for (const name of components) {
  const part = asked[name] as Asked;

  test(`[F63] [§8.22] while the chunk ${name} is missing or the browser is offline, a message appears; then the chunk loads`, async ({
    page,
    context,
  }) => {
    const putBack = await takeAway(context, name);
    const loads = countLoads(page);
    await prepare(page, part);
    const before = loads();
    await part.ask?.(page);
    await (part.said ?? says(partGone))(page);
    await expect(page.getByRole('banner')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    putBack();
    await says(offline)(page);
    if (!part.said) {
      await press(fa.common.retry)(page);
      await says(partOffline)(page);
    }
    await context.setOffline(false);
    await part.come(page);
    await expect(page.getByText(offline)).toHaveCount(0);
    expect(loads()).toBe(before);
  });
}

/** The users and the pages on which they start. */
const readers: readonly { name: string; user?: string; on?: string }[] = [
  { name: 'a visitor' },
  { name: 'a visitor who starts at /about-us', on: '/about-us' },
  { name: 'a student', user: 'demo-student' },
  { name: 'an instructor', user: 'demo-instructor' },
];

for (const { name, user, on } of readers) {
  const ofUser = pages.filter((source) => asked[source]?.user === user && asked[source]?.on === on);
  if (ofUser.length === 0) continue;

  test(`[F60] [F65] [§8.22] if the chunks of pages for ${name} are still missing after a reload, a message appears`, async ({
    page,
    context,
  }) => {
    const loads = countLoads(page);
    for (const source of ofUser) await takeAway(context, source);
    await prepare(page, { user, ...(on !== undefined && { on }), come: shown });
    const before = loads();
    for (const source of ofUser) {
      const { at = '' } = asked[source] ?? {};
      await page.evaluate((address) => sessionStorage.setItem('reloadedFor', address), at);
      await asked[source]?.ask?.(page);
      await expect(page.getByText(pageGone), source).toBeVisible();
      await page.getByRole('button', { name: fa.connection.stay }).click();
      await expect(page.getByText(pageGone), source).toHaveCount(0);
    }
    await shown(page);
    expect(loads()).toBe(before);
  });

  test(`[F64] if ${name} opens pages offline, a message appears, and each page opens when the browser is online`, async ({
    page,
    context,
  }) => {
    const loads = countLoads(page);
    await prepare(page, { user, ...(on !== undefined && { on }), come: shown });
    const before = loads();
    for (const source of ofUser) {
      const last = (await heading(page).textContent()) ?? '';
      await context.setOffline(true);
      // Waits for the message, because the page gets the `offline` event with a short delay.
      await says(offline)(page);
      await asked[source]?.ask?.(page);
      await expect(page.getByText(pageOffline), source).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(offline), source).toHaveCount(0);
      // The previous page is shown until the new one has loaded.
      await expect(heading(page), source).not.toHaveText(last);
    }
    expect(loads()).toBe(before);
  });
}

test('[F60] [F65] a page whose chunk is missing causes one reload and then a message, but never a reload loop', async ({
  page,
  context,
}) => {
  const putBack = await takeAway(context, 'AboutPage');
  await open(page, '/');
  const loads = countLoads(page);
  await page.getByRole('link', { name: fa.nav.about }).first().click();
  // The prerendered page stays, and a message says that its scripts did not load.
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(loads).toBe(1);
  await says(pageGone)(page);
  await page.getByRole('button', { name: fa.errors.reload }).click();
  await expect.poll(loads).toBe(2);
  await says(pageGone)(page);
  putBack();
  await open(page, '/about-us');
  await expect(page.getByText(pageGone)).toHaveCount(0);
});

/** Types a comment as a student, without sending it. Returns the field. */
async function beginComment(page: Page) {
  await openAs(page, 'demo-student');
  await open(page, '/blogs');
  const tab = page.getByRole('tab', { name: /نظر:/ }).first();
  await tab.click();
  const comment = page.getByRole('textbox', { name: fa.blog.yourComment }).first();
  await comment.fill('نیمه‌کاره');
  return comment;
}

test('[F64] [F65] following a link offline keeps the current page and its typed text', async ({ page, context }) => {
  const comment = await beginComment(page);
  await context.setOffline(true);
  await says(offline)(page);
  await page.getByRole('link', { name: fa.nav.contact }).first().click();
  await says(pageOffline)(page);
  await expect(comment).toHaveValue('نیمه‌کاره');
  await page.getByRole('button', { name: fa.connection.stay }).click();
  await expect(page.getByText(pageOffline)).toHaveCount(0);
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(comment).toHaveValue('نیمه‌کاره');
});

test('[F65] if a deployment removed the next page’s chunk, no reload discards typed text', async ({
  page,
  context,
}) => {
  await takeAway(context, 'ContactPage');
  const comment = await beginComment(page);
  const loads = countLoads(page);
  await page.getByRole('link', { name: fa.nav.contact }).first().click();
  await says(pageGone)(page);
  await expect(comment).toHaveValue('نیمه‌کاره');
  expect(loads()).toBe(0);
});

test('[F65] if a deployment removed the next page’s chunk, no reload interrupts a purchase', async ({
  page,
  context,
}) => {
  await takeAway(context, 'BlogsPage');
  await override(page.request, { call: 'POST /transactions/create/', fault: { delay: 3000 } });
  await openAs(page, 'demo-newcomer');
  await open(page, '/purchase/2');
  await page.getByRole('button', { name: fa.course.addToBasket }).first().click();
  await expect(page.getByText(fa.basket.added)).toBeVisible();
  await open(page, '/shopping-basket');
  const loads = countLoads(page);
  await page.getByRole('button', { name: fa.basket.buy, exact: true }).click();
  await page.getByRole('link', { name: fa.nav.blogs }).first().click();
  await says(pageGone)(page);
  await expect(page).toHaveURL(/\/syllabus\/2$/);
  expect(loads()).toBe(0);
});
