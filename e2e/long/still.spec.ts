import { expect, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { noteShifts, shiftsOf } from '../measures.ts';
import { heading, open, openAs, test, visit } from '../support.ts';

// Checks that nothing on the screen moves unexpectedly. Unlike the browser's layout-shift score, the tests also count
// shifts right after a click.

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

/** Waits until the result of the last click and its toast are on the screen. */
const settle = async (page: Page) => {
  await page.waitForTimeout(800);
};

/** Presses a control that replaces content. The resulting layout shifts are not counted. */
async function ask(page: Page, press: () => Promise<void>): Promise<void> {
  await settle(page);
  const { length } = await shiftsOf(page);
  await press();
  await settle(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await settle(page);
  await page.evaluate((before) => {
    (globalThis as unknown as { shifts: string[] }).shifts.splice(before);
  }, length);
}

for (const viewport of SIZES)
  test.describe(`[§1.14] at ${viewport.width} px nothing moves`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => noteShifts(page));
    test.afterEach(async ({ page }) => {
      await settle(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      expect(sum, shifts.join('\n')).toBeLessThan(0.005);
    });

    test('while two courses are added and bought', async ({ page }) => {
      await openAs(page, 'demo-newcomer');
      await open(page, '/about-us');
      for (const id of [2, 6]) {
        await visitCourse(page, id);
        await page.getByRole('button', { name: fa.course.addToBasket }).click();
        await expect(page.getByRole('link', { name: fa.course.toBasket })).toBeFocused();
        await settle(page);
      }
      await page.getByRole('link', { name: fa.nav.basketWithCount(2) }).click();
      await expect(heading(page, fa.basket.title)).toBeVisible();
      await settle(page);
      const remove = page.getByRole('main').getByRole('button', { name: /^حذف/ }).first();
      await remove.click();
      await page.getByRole('button', { name: /^برگرداندن/ }).click();
      await settle(page);
      await page.getByRole('button', { name: fa.basket.buy }).click();
      await expect(page).toHaveURL(/\/prof$/);
      await expect(page.getByRole('region', { name: fa.learning.justBought(2) })).toBeVisible();
    });

    test('while a visitor signs up, first with invalid fields', async ({ page }) => {
      await open(page, '/signup');
      const submit = page.getByRole('main').getByRole('button', { name: fa.auth.signUp, exact: true });
      await submit.click();
      await settle(page);
      await page.getByLabel(fa.auth.username).fill('new-learner');
      await page.getByLabel(fa.auth.email).fill('new-learner@example.com');
      await page.getByLabel(fa.auth.phone).fill('09123456789');
      await page.getByLabel(fa.auth.password, { exact: true }).fill('learner-secret');
      await page.getByLabel(fa.auth.passwordAgain, { exact: true }).fill('learner-secret');
      await submit.click();
      await expect(page).toHaveURL(/\/$/, { timeout: 6000 });
    });

    test('while a log-in is refused, then succeeds', async ({ page }) => {
      await open(page, '/login');
      await page.getByLabel(fa.auth.username).fill('demo-student');
      await page.getByRole('textbox', { name: fa.auth.password }).fill('wrong-password');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-kind=error]')).toBeVisible();
      await settle(page);
      await page.getByRole('textbox', { name: fa.auth.password }).fill('student-123');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/$/, { timeout: 6000 });
    });

    test('while a lesson is opened, marked as done, and left for the next one', async ({ page }) => {
      await openAs(page, 'demo-student');
      await open(page, '/syllabus/1');
      await settle(page);
      await page.getByRole('main').locator('a[href^="/lessons/"]').first().click();
      await expect(page).toHaveURL(/\/lessons\//);
      await settle(page);
      await page.getByRole('button', { name: fa.study.play }).click();
      await settle(page);
      await page.getByRole('button', { name: fa.learning.markDone }).click();
      await settle(page);
      await page.getByRole('textbox', { name: fa.learning.notes }).fill('یادداشت');
      await settle(page);
      await page
        .getByRole('link', { name: /^درس بعدی/ })
        .first()
        .click();
      await settle(page);
    });

    test('while an article is liked and commented on', async ({ page }) => {
      await openAs(page, 'demo-student');
      await open(page, '/blogs');
      await settle(page);
      const article = page.getByRole('article').first();
      await article.getByRole('tab', { name: /پسند:/ }).click();
      await settle(page);
      await article.getByRole('button', { name: fa.blog.like }).click();
      await settle(page);
      await ask(page, () => article.getByRole('tab', { name: /نظر:/ }).click());
      await article.getByLabel(fa.blog.yourComment).fill('ممنون.');
      await ask(page, () => article.getByRole('button', { name: fa.blog.sendComment }).click());
      await ask(page, () => visit(page, '/blogs/2'));
      await expect(heading(page)).not.toHaveText(fa.blog.title);
      await page.getByRole('button', { name: fa.blog.like }).click();
      await settle(page);
      await page.getByLabel(fa.blog.yourComment).fill('ممنون.');
      await page.getByRole('button', { name: fa.blog.sendComment }).click();
    });

    test('while the profile is edited', async ({ page }) => {
      await openAs(page, 'demo-student');
      await open(page, '/prof');
      await settle(page);
      await ask(page, () => page.getByRole('button', { name: fa.common.edit }).click());
      await page.getByLabel(fa.profile.bio).fill('دوستدار هندسه.');
      await ask(page, () => page.getByRole('button', { name: fa.common.save }).click());
    });

    test('while courses are searched and filtered', async ({ page }) => {
      await open(page, '/courses');
      await settle(page);
      await page.getByRole('button', { name: fa.filters.title }).click();
      await page.getByRole('checkbox', { name: fa.filters.freeOnly }).check();
      await ask(page, () => page.getByRole('button', { name: fa.filters.apply }).click());
      await ask(page, () => page.getByRole('button', { name: /^حذف فیلتر/ }).click());
      await ask(page, () => page.getByRole('searchbox').fill('زبان'));
    });

    test('while notifications are confirmed', async ({ page }) => {
      await openAs(page, 'demo-student');
      await open(page, '/notifications');
      await settle(page);
      await page.locator('label').filter({ hasText: 'برای شما' }).click();
      await settle(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^خواندم: / })
        .first()
        .click();
    });
  });

async function visitCourse(page: Page, id: number) {
  await visit(page, `/purchase/${id}`);
  await expect(page.getByRole('button', { name: fa.course.addToBasket })).toBeVisible();
  await settle(page);
}
