import { expect, type Page } from '@playwright/test';
import { noteShifts, shiftsOf } from './measures.ts';
import { courseId, heading, lessonsOf, logInByForm, open, openAs, test, WHOLE } from './support.ts';

const COURSE = 'SQL';
const MARK = 'این درس را تمام کردم';
// The number of rounds with two real tabs. `src/learning/learning.test.ts` runs 100 rounds with simulated tabs.
const ROUNDS = 10;

const ways = [
  { name: 'at 360 px', viewport: { width: 360, height: 740 }, keyboard: false },
  { name: 'at 1280 px with only the keyboard', viewport: { width: 1280, height: 900 }, keyboard: true },
];

/** Presses a control with the pointer, or with Tab and Enter. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp, keyboard: boolean) {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible();
  if (!keyboard) return target.click();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

async function enter(page: Page, username: string, keyboard: boolean) {
  await logInByForm(page, username, { keyboard });
  await expect(page).toHaveURL(/\/$/, { timeout: 8000 });
}

/** Logs out through the header or the phone menu. */
async function logOut(page: Page, isPhone: boolean, keyboard: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'باز کردن منو' }).click();
  await press(page, 'button', 'خروج', keyboard);
  await expect(page).toHaveURL(/\/login$/);
}

for (const { name, viewport, keyboard } of WHOLE ? ways : ways.slice(0, 1)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[§10.1] [§10.8] [§10.15] a learner buys a course and studies it', async ({ page, request }) => {
      const id = await courseId(request, COURSE);

      await test.step('buys a course and sees its chapters and receipt', async () => {
        await openAs(page, 'demo-newcomer');
        await page.goto(`/purchase/${id}`);
        await press(page, 'button', 'افزودن به سبد خرید', keyboard);
        await expect(page.getByText('دوره به سبد خرید اضافه شد.')).toBeVisible();
        await page.goto('/shopping-basket');
        await press(page, 'button', 'نهایی کردن خرید', keyboard);
        await expect(page).toHaveURL(new RegExp(`/syllabus/${id}$`));
        await expect(page.getByText('این دوره خریده شد')).toBeVisible();
        await expect(page.getByText('هنوز درسی تمام نشده')).toBeVisible();
      });

      const [first, second, third] = await lessonsOf(request, id, 'demo-newcomer');
      if (!first || !second || !third) throw new Error('The course has too few lessons');

      await test.step('studies the first lesson and opens the next one', async () => {
        await press(page, 'link', /^شروع: /, keyboard);
        await expect(heading(page)).toHaveText(first.title);
        await expect(page.getByText(/درس ۱ از/).filter({ visible: true })).toBeVisible();
        await press(page, 'button', MARK, keyboard);
        await expect(page.getByRole('button', { name: MARK, pressed: true })).toBeVisible();
        await press(page, 'link', /^درس بعدی/, keyboard);
        await expect(heading(page)).toHaveText(second.title);
      });

      await test.step('after a reload, the lesson still shows its course and the note', async () => {
        await page.reload();
        await expect(page.getByRole('link', { name: /^بازگشت به سرفصل‌ها/ })).toBeVisible();
        await page.getByLabel('یادداشت من').fill('این درس را دوباره ببین.');
        await expect(page.getByText('ذخیره شد.').first()).toBeVisible();
        await page.getByLabel('یادداشت من').blur();
        if (keyboard) await page.keyboard.press('d');
        else await page.getByRole('button', { name: MARK }).click();
        await expect(page.getByRole('button', { name: MARK, pressed: true })).toBeVisible();
      });

      await test.step('a direct link to a lesson finds its course', async () => {
        await page.goto(`/lessons/${third.id}`);
        await expect(page.getByText(/درس ۳ از/).filter({ visible: true })).toBeVisible();
        await page.goto(`/lessons/${second.id}`);
        await expect(page.getByLabel('یادداشت من')).toHaveValue('این درس را دوباره ببین.');
        await page.goto('/prof');
        await expect(page.getByRole('list', { name: 'خریدهای این دستگاه' })).toBeVisible();
      });
    });

    test('[§10.8] [§10.10] another user of the device cannot see a learner’s data, and the learner can continue the course later', async ({
      page,
      request,
    }) => {
      const isPhone = viewport.width < 600;
      const [first, second, third] = await lessonsOf(request, '1', 'demo-student');
      if (!first || !second || !third) throw new Error('The course has too few lessons');
      await openAs(page, 'demo-student');
      for (const { id: lesson } of [first, second]) {
        await page.goto(`/lessons/${lesson}`);
        await page.getByLabel('یادداشت من').fill('این درس را دوباره ببین.');
        await page.getByRole('button', { name: MARK }).click();
        await expect(page.getByRole('button', { name: MARK, pressed: true })).toBeVisible();
      }

      await test.step('logs out, and another user of the device sees no learning data', async () => {
        await logOut(page, isPhone, keyboard);
        await enter(page, 'demo-newcomer', keyboard);
        await expect(page.getByRole('heading', { name: 'دوره‌های پیشنهادی' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'ادامه‌ی یادگیری' })).toHaveCount(0);
        await page.goto('/prof');
        await expect(page.getByText('داده‌های یادگیری روی این دستگاه')).toBeVisible();
        await expect(page.getByText('هنوز دوره‌ای نخریده‌اید.')).toBeVisible();
        await expect(page.getByText(second.title)).toHaveCount(0);
        await page.goto(`/lessons/${second.id}`);
        await expect(page.getByText('این درس را دوباره ببین.')).toHaveCount(0);
        await page.goto('/');
        await logOut(page, isPhone, keyboard);
      });

      await test.step('the learner comes back and continues', async () => {
        await enter(page, 'demo-student', keyboard);
        await expect(page.getByRole('heading', { name: 'ادامه‌ی یادگیری' })).toBeVisible();
        await expect(page.getByText(/^۲ از \S+ درس$/)).toBeVisible();
        await press(page, 'link', `ادامه: ${third.title}`, keyboard);
        await expect(heading(page)).toHaveText(third.title);
      });
    });
  });
}

test('[§10.12] a note typed just before a reload is not lost', async ({ page }) => {
  await openAs(page, 'demo-student');
  const note = page.getByLabel('یادداشت من');
  await page.goto('/lessons/10101');
  await note.fill('نیمه‌کاره');
  await page.reload();
  await expect(note).toHaveValue('نیمه‌کاره');
});

test('[§10.9] when two tabs mark or unmark lessons as finished at the same time, both changes are kept', async ({
  page,
  context,
}) => {
  await openAs(page, 'demo-student');
  const [first, second] = await lessonsOf(page.request, '1', 'demo-student');
  const other = await context.newPage();
  const tabs = [page, other];
  const marks = tabs.map((tab) => tab.getByRole('button', { name: MARK }));
  await page.goto(`/lessons/${first?.id}`);
  await other.goto(`/lessons/${second?.id}`);
  // On a busy machine, two pages that load at the same time can take more than five seconds.
  for (const mark of marks) await expect(mark).toBeVisible();

  const kept = (tab: Page) =>
    tab.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('learning:')) ?? '';
      const { done = [] } = JSON.parse(localStorage.getItem(key) ?? '{}') as { done?: [string, number, boolean][] };
      return done.map(([, , value]) => value);
    });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const done = round % 2 === 1;
    await Promise.all(marks.map((mark) => mark.evaluate((button: HTMLElement) => button.click())));
    for (const tab of tabs) await expect.poll(() => kept(tab), { message: `round ${round}` }).toEqual([done, done]);
  }
});

test('[§2.39] a lesson opened at its URL has no layout shifts, and a click on the video’s poster plays the video', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'demo-student');
  await noteShifts(page);
  await open(page, '/lessons/10101');
  await expect(page.getByRole('navigation', { name: 'مسیر این درس' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const poster = page.getByRole('main').locator('img').first();
  await poster.hover({ force: true });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('main').locator('iframe')).toBeVisible();
});
