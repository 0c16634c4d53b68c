import { expect } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { button, cut, installed, keep, test, toSyllabus, whole } from '../changingSite.ts';
import { heading, lessonsOf, logInByForm, noteStart, open, override } from '../support.ts';

test('[§11.4] [F102] the next tab continues the download of a closed tab', async ({ page, context, changing }) => {
  const { site, asked } = changing;
  await override(page.request, { call: 'GET /lessons/:id/', fault: { delay: 1500 } });
  await toSyllabus(page, site);
  await keep(page).click();
  await expect(page.getByText(fa.offline.keeping(4, 12))).toBeVisible();
  await page.close();
  asked.length = 0;
  const next = await context.newPage();
  await open(next, `${site}/syllabus/1`);
  await expect(whole(next)).toBeVisible();
  const lessons = asked.filter((call) => call.startsWith('GET /api/lessons/'));
  expect(lessons.length).toBeLessThanOrEqual(8);
  expect(new Set(lessons).size).toBe(lessons.length);
});

test('[§11.6] [F108] a stored lesson is readable until the server refuses it', async ({ page, context, changing }) => {
  const { site, state } = changing;
  const [lesson] = await lessonsOf(page.request, '1', 'demo-student');
  await toSyllabus(page, site);
  await installed(page);
  await keep(page).click();
  await expect(whole(page)).toBeVisible();
  await override(page.request, { call: 'GET /lessons/:id/', fault: { status: 403, body: { detail: 'بسته' } } });
  // Now the server is unreachable, but the browser still reports a connection.
  state.isUp = false;
  const address = `${site}/lessons/${lesson?.id}`;
  await open(page, address);
  await expect(heading(page, lesson?.title)).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(heading(page, lesson?.title)).toBeVisible();
  state.isUp = true;
  await open(page, address);
  await expect(page.getByRole('main').getByText('بسته')).toBeVisible();
  await cut(context, state);
  await open(page, address);
  await page.waitForTimeout(1000);
  await expect(heading(page, lesson?.title)).toHaveCount(0);
});

test('[§11.5] the remove button and «erase my data» delete stored courses', async ({ page, changing: { site } }) => {
  await toSyllabus(page, site);
  await keep(page).click();
  await button(page, fa.offline.remove).click();
  await expect(keep(page)).toBeVisible();
  await keep(page).click();
  await expect(whole(page)).toBeVisible();
  await open(page, `${site}/prof`);
  await expect(page.getByText(fa.offline.courses)).toBeVisible();
  await button(page, fa.learning.erase).click();
  await button(page, fa.learning.eraseForGood).click();
  await expect(page.getByText(fa.offline.courses)).toHaveCount(0);
  await open(page, `${site}/syllabus/1`);
  await expect(keep(page)).toBeVisible();
});

test('[F112] if two offline tabs mark lessons and write notes, no change is lost', async ({
  page,
  context,
  changing,
}) => {
  const { site, state, asked } = changing;
  const lessons = await lessonsOf(page.request, '1', 'demo-student');
  await toSyllabus(page, site);
  await installed(page);
  await keep(page).click();
  await expect(whole(page)).toBeVisible();
  await cut(context, state);
  const other = await context.newPage();
  for (const [tab, lesson] of [
    [page, lessons[0]],
    [other, lessons[1]],
  ] as const) {
    await open(tab, `${site}/lessons/${lesson?.id}`);
    await button(tab, fa.learning.markDone).click();
    await tab.getByRole('textbox').first().fill(`یادداشت ${lesson?.id}`);
    await expect(tab.getByText(fa.learning.saved)).toBeVisible();
  }
  asked.length = 0;
  await cut(context, state, false);
  await open(page, `${site}/syllabus/1`);
  await expect(page.getByText(fa.learning.progress(2, 12)).first()).toBeVisible();
  await open(page, `${site}/lessons/${lessons[1]?.id}`);
  await expect(page.getByRole('textbox').first()).toHaveValue(`یادداشت ${lessons[1]?.id}`);
  expect(asked.filter((call) => /^(?:POST|PATCH)/.test(call))).toEqual([]);
});

test('[§11.6] when the connection is back, the user is reminded of unsent text that was typed offline', async ({
  page,
  context,
  changing: { site, state },
}) => {
  await logInByForm(page, 'demo-student', { site });
  await expect(page).toHaveURL(`${site}/`);
  await open(page, `${site}/blogs/1`);
  await installed(page);
  // Waits for the profile, because the session ends if the profile cannot be loaded.
  await page.waitForLoadState('networkidle');
  await cut(context, state);
  const field = page.getByRole('textbox', { name: fa.blog.yourComment });
  await field.fill('در مترو نوشتم');
  await expect(page.getByText(fa.offline.sending)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: fa.nav.courses, exact: true }).click();
  await expect(heading(page)).toHaveText(fa.courses.title);
  await expect(page.getByText(fa.offline.unsent)).toHaveCount(0);
  await cut(context, state, false);
  await page.getByRole('link', { name: fa.offline.toUnsent }).click();
  await expect(field).toHaveValue('در مترو نوشتم');
  await button(page, fa.blog.sendComment).click();
  await expect(page.getByText(fa.blog.commented)).toBeVisible();
  await open(page, `${site}/courses`);
  await expect(page.getByText(fa.offline.unsent)).toHaveCount(0);
});

test('[§11.8] [F111] an exported file moves learning data to another device', async ({
  page,
  browser,
  changing: { site },
}) => {
  const [lesson] = await lessonsOf(page.request, '1', 'demo-student');
  await toSyllabus(page, site);
  await open(page, `${site}/lessons/${lesson?.id}`);
  await button(page, fa.learning.markDone).click();
  await page.getByRole('textbox').first().fill('از دستگاه اول');
  await expect(page.getByText(fa.learning.saved)).toBeVisible();
  await open(page, `${site}/prof`);
  const coming = page.waitForEvent('download');
  await button(page, fa.offline.move).click();
  const file = await (await coming).path();

  const other = await (await browser.newContext({ serviceWorkers: 'allow', locale: 'fa-IR' })).newPage();
  await noteStart(other.context());
  await toSyllabus(other, site);
  await open(other, `${site}/prof`);
  await other.locator('input[type=file][accept*=json]').setInputFiles(file);
  await expect(other.getByText(fa.offline.changes.notes(1))).toBeVisible();
  await button(other, fa.offline.takeInNow).click();
  await expect(other.getByText(fa.offline.takenIn)).toBeVisible();
  await open(other, `${site}/lessons/${lesson?.id}`);
  await expect(other.getByRole('textbox').first()).toHaveValue('از دستگاه اول');
  await other.context().close();
});
