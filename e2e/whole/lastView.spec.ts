import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { installed, keep, test, toSyllabus, whole } from '../changingSite.ts';
import { heading, logInByForm, open } from '../support.ts';

const main = (page: Page) => page.getByRole('main');

const storedViews = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('lastViews');
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('values')) return resolve([]);
          const reading = database.transaction('values').objectStore('values').getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result.map(String)));
        });
      }),
  );

/** Runs `act` on every later page load, after the HTML has been parsed and before the app starts. */
const beforeStart = (context: BrowserContext, act: () => void) =>
  context.addInitScript(`addEventListener('DOMContentLoaded', ${String(act)})`);

/** Records the heading that each later page shows before the app starts. `early` returns that heading. */
const noteEarly = (context: BrowserContext) =>
  beforeStart(context, () => {
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
    Object.assign(window, { early: titles.map((title) => title.textContent).join('|') });
  });
const early = (page: Page) => page.evaluate(() => (window as unknown as { early: string }).early);

/** Signs in as a student, and waits for the service worker. */
async function signIn(page: Page, site: string) {
  await logInByForm(page, 'demo-student', { site });
  await expect(page).toHaveURL(`${site}/`);
  await installed(page);
}

const lesson = '/lessons/10101';

/** Signs in, stores a course and views one of its lessons. Returns the lesson's title. */
async function viewLesson(page: Page, site: string): Promise<string> {
  await toSyllabus(page, site);
  await installed(page);
  await keep(page).click();
  await expect(whole(page)).toBeVisible();
  await open(page, site + lesson);
  await expect.poll(() => storedViews(page)).toContain(lesson);
  return heading(page).innerText();
}

test('[§11.9] [§11.5] the stored view of a lesson is shown before the app starts, and a click on the view takes effect', async ({
  page,
  context,
  changing: { site },
}) => {
  // A stored view contains only the top of a page. At this height, the view includes the “done” button.
  await page.setViewportSize({ width: 1280, height: 1080 });
  const title = await viewLesson(page, site);
  await noteEarly(context);
  await beforeStart(context, () => {
    const button = document.querySelector<HTMLElement>('#last-view main button[aria-pressed]');
    button?.focus();
    button?.click();
  });
  await open(page, site + lesson);
  expect(await early(page)).toBe(title);
  await expect(page.locator('#last-view')).toHaveCount(0);
  await expect(heading(page, title)).toBeVisible();
  const done = main(page).getByRole('button', { name: fa.learning.markDone });
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect(done).toBeFocused();

  await open(page, `${site}/prof`);
  await main(page).getByRole('button', { name: fa.offline.remove }).first().click();
  await expect.poll(() => storedViews(page)).toEqual([]);
});

test('[§11.9] a search and a sort order entered before the app starts are not lost, and a log-out removes the stored views', async ({
  page,
  context,
  changing: { site },
}) => {
  await signIn(page, site);
  await open(page, `${site}/courses`);
  await expect.poll(() => storedViews(page)).toContain('/courses');
  await noteEarly(context);
  await beforeStart(context, () => {
    const copies = document.querySelectorAll('#last-view main img[src^="data:image/webp"]').length;
    Object.assign(window, { copies });
    const field = document.querySelector<HTMLInputElement>('#last-view main input');
    if (!field) return;
    field.focus();
    field.value = 'پایتون';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const order = document.querySelector<HTMLSelectElement>('#last-view main select');
    if (!order) return;
    order.value = 'cheapest';
    for (const type of ['input', 'change']) order.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await open(page, `${site}/courses`);
  expect(await early(page)).toBe(fa.courses.title);
  // The stored view contains the pictures as data URLs, so the pictures need no requests.
  expect(await page.evaluate(() => (window as unknown as { copies: number }).copies)).toBeGreaterThan(0);
  const field = main(page).getByRole('searchbox').or(main(page).getByRole('textbox')).first();
  await expect(field).toHaveValue('پایتون');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/q=/);
  await expect(main(page).getByRole('combobox', { name: fa.filters.sort })).toHaveValue('cheapest');
  await expect(page).toHaveURL(/sort=cheapest/);
  expect(await storedViews(page)).toContain('/courses');

  await page.getByRole('banner').getByRole('button', { name: fa.nav.logOut }).click();
  await expect.poll(() => storedViews(page)).toEqual([]);
});

test('[§11.9] the view of home comes before the app and keeps only the height of hidden content', async ({
  page,
  context,
  changing: { site },
}) => {
  await signIn(page, site);
  await open(page, `${site}/`);
  await expect.poll(() => storedViews(page)).toContain('/');
  await beforeStart(context, () => {
    const hidden = document.querySelectorAll('#last-view main [inert]');
    Object.assign(window, {
      seen: {
        next: document.querySelector('#last-view')?.nextElementSibling?.id,
        content: [...hidden].map(({ innerHTML }) => innerHTML),
        heights: [...hidden].map((element) => Math.round(element.getBoundingClientRect().height)),
      },
    });
  });
  await open(page, `${site}/`);
  await expect(page.locator('#last-view')).toHaveCount(0);
  const rooms = main(page).locator('[inert]:not([inert] *)');
  const heights = await rooms.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    next: 'root',
    content: heights.map(() => ''),
    heights,
  });
  expect(Math.min(...heights)).toBeGreaterThan(100);
});

test('[§11.9] search results are not stored as the last view of the course list', async ({
  page,
  changing: { site },
}) => {
  await signIn(page, site);
  await open(page, `${site}/courses?q=پایتون`);
  // The app stores the view of a page two seconds after the page was opened.
  await page.waitForTimeout(2500);
  expect(await storedViews(page)).not.toContain('/courses');
});

test('[§11.9] while the next page loads, the visible page is not stored under the path of the next page', async ({
  page,
  changing: { site },
}) => {
  await signIn(page, site);
  await open(page, `${site}/`);
  // Like the router, changes the URL before the next page has loaded.
  await page.evaluate(() => history.pushState(null, '', '/courses'));
  await expect.poll(() => storedViews(page)).not.toEqual([]);
  expect(await storedViews(page)).toEqual(['/']);
});

test('[§11.9] [F105] [F107] a stored view is shown neither to another user nor by another version of the app', async ({
  page,
  context,
  changing: { site, state },
}) => {
  const title = await viewLesson(page, site);
  state.version = 'x';
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await installed(page, 'waiting');
  await noteEarly(context);
  // The new version takes over during the first load, so the second load must not show the old version's view.
  for (const _ of [1, 2]) await open(page, site + lesson);
  expect(await early(page)).toBe('');
  // Repeats the load until the new version has stored its own view and shows that view.
  await expect(async () => {
    await open(page, site + lesson);
    await page.waitForTimeout(2500);
    expect(await early(page)).toBe(title);
  }).toPass();

  // Changes the signed-in user, as if the browser had been closed before the views of the former user were removed.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('authUser') ?? '{}') as object;
    localStorage.setItem('authUser', JSON.stringify(Object.assign(user, { id: '4', userId: '4' })));
  });
  await open(page, site + lesson);
  expect(await early(page)).not.toContain(title);
  await expect.poll(() => storedViews(page)).toEqual([]);
});
