import { expect } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { attend, literally, MOST, polite, press, SCROLLS, tabTo } from '../attend.ts';
import { noteShifts, shiftsOf } from '../measures.ts';
import { heading, open, openAs, test } from '../support.ts';

// Tests the main journeys with only the keyboard. Checks continuously that the focus is not lost, and records
// announcements.

for (const width of [360, 1280]) {
  test(`with only the keyboard at ${width} px, the focus is never lost, and each result is announced once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width > 600 ? 900 : 740 });
    await noteShifts(page);
    const { lost, said } = await attend(page);
    const main = page.getByRole('main');
    const button = (name: string | RegExp) => main.getByRole('button', { name });

    await test.step('logs in after a wrong password', async () => {
      await open(page, '/login');
      await tabTo(page, page.getByLabel(fa.auth.username));
      await page.keyboard.type('demo-newcomer');
      await page.keyboard.press('Tab');
      await page.keyboard.type('wrong-password');
      await press(page, button(fa.auth.logIn));
      const password = page.getByRole('textbox', { name: fa.auth.password });
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(/^خطا: /);
      await expect(page.getByLabel(fa.auth.username)).toHaveAccessibleDescription(/^خطا: /);
      expect(await said()).toEqual([polite(/^خطا: /)]);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('newcomer-123');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/$/, { timeout: 6000 });
      expect((await said())[0]).toEqual(polite(literally(fa.auth.loggedIn)));
    });

    await test.step('opens and closes the departments', async () => {
      const opener = page.getByRole('button', { name: width > 600 ? fa.nav.departments : fa.nav.openMenu });
      await press(page, opener, { back: true });
      if (width <= 600) await press(page, page.getByRole('dialog').getByRole('button', { name: fa.nav.departments }));
      await expect(page.getByRole('region', { name: fa.nav.departmentsPanel })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });

    await test.step('filters and searches', async () => {
      await open(page, '/courses');
      await press(page, button(fa.departments.names[1] ?? ''));
      await expect(button(/^حذف فیلتر/)).toBeVisible();
      await said();
      await press(page, button(/^حذف فیلتر/));
      await expect(button(/^حذف فیلتر/)).toHaveCount(0);
      expect(await said()).toEqual([polite(/دوره/)]);
      await expect(main.getByText(/^[۰-۹]+ دوره/)).toBeFocused();
      await tabTo(page, main.getByRole('searchbox'), { back: true });
      // At 360 px, the list of departments scrolls, so the test waits until the focused button is in view.
      await tabTo(page, button(fa.departments.names[4] ?? ''));
      await page.waitForTimeout(SCROLLS + 200);
      await tabTo(page, main.getByRole('searchbox'), { back: true });
      await page.keyboard.type('ژژژ');
      expect(await said()).toEqual([polite(/پیدا نشد/)]);
      await press(page, button(fa.filters.clearSearch).last());
      await expect(main.getByRole('article').first()).toBeVisible();
      await said();
      await page.waitForTimeout(SCROLLS);
    });

    await test.step('searches the site twice', async () => {
      const field = page.getByRole('combobox', { name: fa.search.title });
      await page.keyboard.press('Control+k');
      await field.pressSequentially('جبر');
      expect(await said()).toEqual([polite(literally(fa.search.found(1)))]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/purchase\//);
      await said();
      await page.keyboard.press('Control+k');
      await field.pressSequentially('ژژژ');
      expect(await said()).toEqual([polite(literally(fa.search.none))]);
      await page.keyboard.press('Escape');
      await page.goBack();
      await said();
    });

    await test.step('opens a course and returns to its card', async () => {
      const card = main.getByRole('article').nth(4).getByRole('link').last();
      await press(page, card);
      await expect(page).toHaveURL(/\/purchase\//);
      await expect(heading(page)).toBeVisible();
      expect(await said()).toHaveLength(1);
      await page.goBack();
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport();
      await said();
    });

    await test.step('adds, removes, restores and buys a course', async () => {
      await open(page, '/purchase/2');
      const title = (await heading(page).textContent()) ?? '';
      await press(page, button(fa.course.addToBasket));
      expect((await said())[0]).toEqual(polite(literally(fa.basket.added)));
      await open(page, '/shopping-basket');
      await press(page, button(fa.basket.removeOf(title)));
      await expect(button(fa.basket.restoreOf(title))).toBeFocused();
      expect(await said()).toEqual([polite(literally(fa.basket.removed))]);
      await page.keyboard.press('Enter');
      await expect(button(fa.basket.removeOf(title))).toBeFocused();
      expect(await said()).toEqual([polite(literally(fa.basket.restored))]);
      for (const result of [fa.basket.removed, fa.basket.restored]) {
        await page.keyboard.press('Enter');
        expect(await said()).toEqual([polite(literally(result))]);
      }
      await press(page, button(fa.basket.buy));
      await expect(page).toHaveURL(/\/syllabus\/2$/);
      expect(await said()).toEqual([polite(new RegExp(`^${fa.basket.bought} «${title}».*ریال$`))]);
      await expect(main.getByRole('region', { name: fa.learning.justBought(1) })).toBeVisible();
    });

    await test.step('finishes a lesson and opens the next one', async () => {
      await press(page, main.locator('a[href^="/lessons/"]'));
      await expect(page).toHaveURL(/\/lessons\//);
      expect(await said()).toEqual([polite(literally(await page.title()))]);
      const first = (await heading(page).textContent()) ?? '';
      await page.keyboard.press('d');
      expect(await said()).toEqual([polite(literally(fa.learning.marked))]);
      await tabTo(page, main.getByRole('textbox', { name: fa.learning.notes }));
      await page.keyboard.type('یادداشت', { delay: 30 });
      expect(await said()).toEqual([polite(literally(fa.learning.saved))]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('n');
      await expect(heading(page, first)).toHaveCount(0);
      expect(await said()).toEqual([polite(literally(await page.title()))]);
    });

    await test.step('opens an article and comments', async () => {
      await open(page, '/blogs');
      const article = main.getByRole('article').first();
      const tab = article.getByRole('tab', { selected: true });
      await tabTo(page, tab);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await tabTo(page, article.getByLabel(fa.blog.yourComment));
      await page.keyboard.type('ممنون.');
      await press(page, article.getByRole('button', { name: fa.blog.sendComment }));
      expect(await said()).toEqual([polite(literally(fa.blog.commented))]);
    });

    await test.step('publishes an article after replacing its cover', async () => {
      await openAs(page, 'demo-instructor');
      await open(page, '/add-blog');
      await tabTo(page, page.getByLabel(fa.blog.titleField));
      await page.keyboard.type('مقاله');
      await page.keyboard.press('Tab');
      await page.keyboard.type('متن.');
      const choose = () => page.locator('input[type=file]').setInputFiles('dist/default-avatar.png');
      await choose();
      expect(await said()).toEqual([polite(literally(fa.forms.chosen('default-avatar.png')))]);
      await press(page, button(fa.forms.removeFile));
      await page.waitForTimeout(2 * MOST);
      await choose();
      await said();
      await press(page, button(fa.blog.publish));
      await expect(page).toHaveURL(/\/blogs$/);
      expect((await said())[0]).toEqual(polite(literally(fa.blog.created)));
    });

    expect(lost).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
