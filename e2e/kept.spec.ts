import { expect } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { button, cut, installed, keep, test, toSyllabus, whole } from './changingSite.ts';
import { heading, lessonsOf, logInByForm, open } from './support.ts';

test('[§11.4] [§11.6] [F101] [F107] [F112] a stored course can be studied offline, but only by the user who stored it', async ({
  page,
  context,
  changing: { site, state, asked },
}) => {
  const [, second, third] = await lessonsOf(page.request, '1', 'demo-student');
  await toSyllabus(page, site);
  await installed(page);
  await keep(page).click();
  await expect(whole(page)).toBeVisible();
  await cut(context, state);
  // Simulates a browser restart.
  await page.close();
  const later = await context.newPage();
  await open(later, `${site}/prof`);
  await expect(later.getByRole('link', { name: /^دیدن دوره/ }).first()).toBeVisible();
  await open(later, `${site}/`);
  await later.getByRole('main').getByRole('link', { name: /^شروع/ }).click();
  await expect(later.getByText(fa.study.lessonDescription)).toBeVisible();
  await later.getByRole('navigation', { name: fa.learning.breadcrumb }).getByRole('link').click();
  await expect(whole(later)).toBeVisible();
  for (const lesson of [second, third]) {
    await later
      .getByRole('main')
      .getByRole('link', { name: lesson?.title ?? '' })
      .first()
      .click();
    await expect(heading(later, lesson?.title)).toBeVisible();
    await button(later, fa.learning.markDone).click();
    await later.getByRole('textbox').first().fill(`یادداشت ${lesson?.id}`);
    await expect(later.getByText(fa.learning.saved).first()).toBeVisible();
    await later.getByRole('navigation', { name: fa.learning.breadcrumb }).getByRole('link').click();
  }
  await expect(later.getByText(fa.learning.progress(2, 12)).first()).toBeVisible();
  await later.keyboard.press('Control+k');
  await later.getByRole('dialog').getByRole('combobox').fill('یادگیری ماشین');
  await expect(later.getByRole('option', { name: /یادگیری ماشین/ }).first()).toBeVisible();
  await later.keyboard.press('Escape');
  await later.getByRole('banner').getByRole('link', { name: fa.nav.courses }).click();
  await expect(later.getByRole('article').first()).toBeVisible();

  asked.length = 0;
  await cut(context, state, false);
  await open(later, `${site}/lessons/${second?.id}`);
  await expect(later.getByRole('textbox').first()).toHaveValue(`یادداشت ${second?.id}`);
  expect(asked.filter((call) => call.startsWith('POST') && !call.includes('refresh'))).toEqual([]);

  await open(later, `${site}/prof`);
  await expect(later.getByText(fa.offline.courses)).toBeVisible();
  // Waits until the page has prefetched the chunk of the dialog that the log-out button opens.
  await later.waitForLoadState('networkidle');
  await later.getByRole('banner').getByRole('button', { name: fa.nav.logOut }).click();
  await button(later, fa.offline.stay).click();
  await logInByForm(later, 'demo-instructor', { site });
  await expect(later).toHaveURL(`${site}/`);
  await open(later, `${site}/prof`);
  await expect(heading(later)).toBeVisible();
  await expect(later.getByText(fa.offline.courses)).toHaveCount(0);
  await cut(context, state);
  await open(later, `${site}/lessons/${second?.id}`);
  await later.waitForTimeout(1000);
  await expect(heading(later, second?.title)).toHaveCount(0);
});
