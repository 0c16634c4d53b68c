// `npm run bench:start`: checks that clicks, keystrokes and submits are not lost if they happen before the site's
// scripts run. `-- --repeat-each 10` tests each page ten times, and `-g /blogs` tests only that page.
import { test, type Page } from '@playwright/test';
import { openSite } from '../../scripts/bench/support.ts';
import { fa } from '../../src/text/fa.ts';
import { course } from '../../src/text/fa/course.ts';

/** The visitor acts `STEP` milliseconds later in each repetition, and at most `SPAN` milliseconds after `load`. */
const SPAN = 2000;
const STEP = 50;
/** The factor by which the CPU is slowed down. */
const SLOWER = 4;

interface Deed {
  act: (page: Page) => Promise<unknown>;
  /** Resolves when the effect of the action is visible. */
  seen: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp, seen: Deed['seen'], role: 'button' | 'tab' = 'button'): Deed => ({
  act: (page) => page.getByRole(role, { name }).first().click(),
  seen,
});

const dialog: Deed['seen'] = (page) => page.getByRole('dialog').waitFor();
const departments = press(fa.nav.departments, (page) =>
  page.getByRole('region', { name: fa.nav.departmentsPanel }).waitFor(),
);
const search = press(fa.nav.search, dialog);
const WORDS = 'جبر';
const letters: Deed = {
  act: (page) => page.getByRole('searchbox').first().pressSequentially(WORDS),
  // Compares only the end of `q`, because the site appends typed letters to the search words in the URL.
  seen: (page) => page.waitForURL((url) => url.searchParams.get('q')?.endsWith(WORDS) === true),
};
const submit: Deed = {
  async act(page) {
    await page.getByLabel('نام کاربری').fill('demo-student');
    await page.keyboard.press('Enter');
  },
  seen: (page) => page.getByText('رمز عبور الزامی است').waitFor(),
};

const DEEDS: readonly (readonly [address: string, Deed])[] = [
  ['/?utm_source=insta', departments],
  ['/contact-us?utm_source=insta', search],
  ['/courses?utm_source=insta', press(/^توضیحات/, dialog)],
  ['/courses?department=2', press(fa.filters.title, dialog)],
  ['/courses?department=2&utm_source=insta', letters],
  ['/blogs?utm_source=insta', press(fa.blog.readMoreTab, (page) => page.waitForURL(/blogs\/\d/), 'tab')],
  ['/purchase/2?utm_campaign=a', press(course.addToBasket, (page) => page.waitForURL(/courses$/))],
  ['/login?utm_source=insta', submit],
  ['/shopping-basket', search],
  ['/lessons/101', departments],
  ['/purchase/99999', search],
  ['/nothing-here', departments],
];

let site: Awaited<ReturnType<typeof openSite>>;
test.beforeAll(async () => {
  site = await openSite({}, true);
});
test.afterAll(() => site.close());

for (const [address, { act, seen }] of DEEDS)
  test(`an action on ${address} takes effect even if the app is still starting`, async ({ page }, {
    repeatEachIndex,
  }) => {
    test.setTimeout(60_000);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout((repeatEachIndex * STEP) % SPAN);
    await act(page);
    await seen(page);
  });
