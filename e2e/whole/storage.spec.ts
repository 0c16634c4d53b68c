import { expect, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { test, toSyllabus, whole } from '../changingSite.ts';
import { lessonsOf, open, override } from '../support.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();

/** Creates text of 800 KB that browsers cannot compress. */
function noise(seed: number) {
  let state = seed;
  const letter = () => String.fromCodePoint(0x4e00 + ((state = (state * 48_271) % 2_147_483_647) % 20_000));
  return Array.from({ length: 400_000 }, letter).join('');
}

test('[F103] [§11.4] when a quota of 5 MB is used up, a message appears, and the download continues when there is space again', async ({
  page,
  context,
  changing: { site, asked },
}) => {
  for (const lesson of await lessonsOf(page.request, '1', 'demo-student')) {
    const body = { ...lesson, video: null, content: noise(lesson.id) };
    await override(page.request, { call: `GET /lessons/${lesson.id}/`, fault: { status: 200, body } });
  }
  const browser = await context.newCDPSession(page);
  // The quota is 6.5 MB: 5 MB for the course and 1.5 MB for the site's files. It is set before the site uses IndexedDB,
  // because Chromium checks the quota at most every 30 seconds.
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 6_500_000 });
  await toSyllabus(page, site);
  await press(page, fa.offline.keep);
  await expect(main(page).getByRole('alert')).toHaveText(fa.offline.problems.full, { timeout: 30_000 });
  await expect(whole(page)).toHaveCount(0);
  await open(page, `${site}/prof`);
  await expect(main(page).getByText(/دوره هنوز کامل نیست/)).toBeVisible();

  await browser.send('Storage.overrideQuotaForOrigin', { origin: site });
  asked.length = 0;
  await open(page, `${site}/syllabus/1`);
  await expect(whole(page)).toBeVisible({ timeout: 30_000 });
  expect(asked.filter((call) => call.startsWith('GET /api/lessons/')).length).toBeLessThan(12);
});

test('[F103] if the browser deletes data during the download, a message appears, and the course does not count as stored', async ({
  page,
  context,
  changing: { site },
}) => {
  await override(page.request, { call: 'GET /lessons/:id/', fault: { delay: 1000 } });
  await toSyllabus(page, site);
  await press(page, fa.offline.keep);
  await expect(page.getByText(fa.offline.keeping(4, 12))).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'indexeddb' });
  await expect(main(page).getByRole('alert')).toHaveText(fa.offline.problems.erased);
  await open(page, `${site}/prof`);
  await expect(page.getByText(fa.offline.courses)).toHaveCount(0);
  await open(page, `${site}/syllabus/1`);
  await press(page, fa.offline.keep);
  await expect(whole(page)).toBeVisible();
});

test('[F103] without IndexedDB, an attempt to store a course shows a message, and everything else works', async ({
  page,
  context,
  changing,
}) => {
  const { site } = changing;
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await toSyllabus(page, site);
  await press(page, fa.offline.keep);
  await expect(main(page).getByRole('alert')).toHaveText(fa.offline.problems.refused);
  await main(page).getByRole('link', { name: /^شروع/ }).click();
  await expect(page.getByText(fa.study.lessonDescription)).toBeVisible();
  await open(page, `${site}/prof`);
  await press(page, fa.learning.erase);
  await page.getByRole('button', { name: fa.learning.eraseForGood }).click();
  await expect(page.getByText(fa.learning.erased)).toBeVisible();
});

test('[F103] if the browser refuses the service worker, the page says that a stored course opens only in this tab', async ({
  page,
  context,
  changing,
}) => {
  const { site } = changing;
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  await toSyllabus(page, site);
  await press(page, fa.offline.keep);
  await expect(page.getByRole('heading', { name: fa.offline.wholeHere })).toBeVisible();
  await expect(page.getByText(fa.offline.onlyHere)).toBeVisible();
  await expect(whole(page)).toHaveCount(0);
});

test('[F103] if the service worker cannot be installed, the page says that a stored course opens only in this tab', async ({
  page,
  context,
  changing,
}) => {
  // With reduced data, the worker is installed only when a course is stored.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await toSyllabus(page, changing.site);
  changing.state.pageStatus = 503;
  await press(page, fa.offline.keep);
  await expect(page.getByText(fa.offline.onlyHere)).toBeVisible();
});

test('[F109] two tabs that download the same course request each lesson only once', async ({
  page,
  context,
  changing,
}) => {
  const { site, asked } = changing;
  await override(page.request, { call: 'GET /lessons/:id/', fault: { delay: 500 } });
  await toSyllabus(page, site);
  const other = await context.newPage();
  await open(other, `${site}/syllabus/1`);
  // Calls `click()` in the pages, because the first click removes the button in the other tab.
  const buttons = await Promise.all([page, other].map((tab) => button(tab, fa.offline.keep).elementHandle()));
  await Promise.all(buttons.map((each) => each?.evaluate((element) => (element as HTMLElement).click())));
  for (const tab of [page, other]) await expect(whole(tab)).toBeVisible();
  const lessons = asked.filter((call) => call.startsWith('GET /api/lessons/'));
  expect(lessons).toHaveLength(12);
  expect(new Set(lessons).size).toBe(12);
});
