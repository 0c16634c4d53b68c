import { expect, type Page } from '@playwright/test';
import { PIXEL } from '../../mocks/data/pixel.ts';
import { fa } from '../../src/text/fa.ts';
import { installed, test } from '../changingSite.ts';
import { heading, logInByForm, open, purchases } from '../support.ts';

/** `SEED=21 RUNS=500` executes 500 runs, beginning with the 21st. */
const SEED = Number(process.env['SEED'] ?? 1);
const RUNS = Number(process.env['RUNS'] ?? 20);
/**
 * The first deployment begins at a random time, at most this many milliseconds after the journey starts. A second
 * deployment, if any, begins at most twice this time after the start.
 */
const SPAN = 5000;

/** Creates a generator of pseudorandom numbers from 0 to 1. */
function numbersOf(seed: number) {
  let state = seed * 7919;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });
const entryOf = (page: Page) => page.locator('script[data-entry]').first().getAttribute('data-entry');
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Types `text` letter by letter. The page must not reload in the meantime. */
async function type(page: Page, name: string, text: string) {
  const before = await page.evaluate(() => performance.timeOrigin);
  await field(page, name).pressSequentially(text, { delay: 60 });
  await page.waitForTimeout(700);
  await expect(field(page, name)).toHaveValue(text);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
}

/** The journeys, each with a name and a demo account. */
const journeys: readonly (readonly [
  string,
  user: string,
  (page: Page, site: string, other: () => Promise<Page>) => Promise<void>,
])[] = [
  [
    'buying',
    'demo-student',
    async (page, site) => {
      await open(page, `${site}/purchase/2`);
      await button(page, fa.course.addToBasket).click();
      await expect(page).toHaveURL(`${site}/courses`);
      await page.getByRole('banner').getByRole('link', { name: fa.nav.basket }).first().click();
      await button(page, fa.basket.buy).click();
      await expect(page).toHaveURL(/syllabus/);
      expect(await purchases(page.request)).toHaveLength(1);
    },
  ],
  [
    'uploading',
    'demo-instructor',
    async (page, site) => {
      await open(page, `${site}/add-blog`);
      await type(page, 'عنوان', 'نوشته‌ی تازه');
      await main(page).getByRole('textbox').nth(1).fill('متن نوشته');
      const buffer = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.alloc(200_000)]);
      await page.locator('input[type=file]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
      await main(page).locator('button[type=submit]').click();
      await expect(page).toHaveURL(`${site}/blogs`);
      await expect(heading(page)).toBeVisible();
    },
  ],
  [
    'typing',
    'demo-student',
    async (page, site) => {
      await open(page, `${site}/blogs/1`);
      await type(page, fa.blog.yourComment, 'نظری که نیمه‌کاره ماند');
      await open(page, `${site}/blogs/1`);
      await expect(field(page, fa.blog.yourComment)).toHaveValue('نظری که نیمه‌کاره ماند');
    },
  ],
  [
    'studying',
    'demo-student',
    async (page, site) => {
      await open(page, `${site}/syllabus/1`);
      await main(page).getByRole('link', { name: /^شروع/ }).click();
      await button(page, fa.learning.markDone).click();
      await type(page, fa.learning.notes, 'یادداشت');
      await main(page).locator('a[href^="/lessons/"]').last().click();
      await expect(heading(page)).toBeVisible();
      await open(page, `${site}/syllabus/1`);
      await expect(main(page).getByText(fa.learning.progress(1, 12)).first()).toBeVisible();
    },
  ],
  [
    'two tabs',
    'demo-student',
    async (page, site, other) => {
      const second = await other();
      await open(second, `${site}/courses`);
      await open(page, `${site}/signup`);
      await second.getByRole('banner').getByRole('link', { name: fa.nav.blogs, exact: true }).click();
      await expect(heading(second)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: fa.nav.courses, exact: true }).click();
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await second.keyboard.press('Control+k');
      await expect(second.getByRole('dialog')).toBeVisible();
    },
  ],
];

for (let run = SEED; run < SEED + RUNS; run += 1)
  test(`[F104] [F105] a user’s journey succeeds during one or two deployments: run ${run}`, async ({
    page,
    context,
    changing: { site, state },
  }) => {
    const number = numbersOf(run);
    const [name, user, play] = journeys[run % journeys.length] ?? [];
    if (!user || !play) throw new Error('There is no journey');
    test.info().annotations.push({ type: 'journey', description: name ?? '' });
    await logInByForm(page, user, { site });
    await expect(page).toHaveURL(`${site}/`);
    await installed(page);
    const timers = [number() * SPAN, ...(number() < 0.3 ? [number() * SPAN * 2] : [])].toSorted((a, b) => a - b);
    const deploying = timers.map(async (wait, index) => {
      await new Promise((resume) => setTimeout(resume, wait));
      state.version = index === 0 ? 'x' : 'y';
      if (number() < 0.6) await update(page).catch(() => undefined);
    });
    await play(page, site, () => context.newPage());
    await Promise.all(deploying);
    for (const tab of context.pages()) {
      // No tab may be blank or lack a chunk.
      await expect(heading(tab)).toBeVisible();
      await expect(tab.getByText(fa.connection.pageGone)).toHaveCount(0);
      await open(tab, `${site}/about-us`);
      await update(tab);
      await installed(tab, 'active');
      await open(tab, `${site}/about-us`);
      expect(await entryOf(tab)).toContain(`${state.version}.js`);
    }
  });
