// `npm run bench:start`: counts lost clicks, keystrokes and submits that happen before the scripts run.
// `-- --runs 10` acts ten times on each page, `--only /blogs` only on that page.
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { readOptions } from '../options.ts';
import { fa } from '../../src/text/fa.ts';
import { course } from '../../src/text/fa/course.ts';
import { buildSite, conclude, countOf, openFilled } from './support.ts';

const values = readOptions({ runs: { type: 'string', default: '40' }, only: { type: 'string', default: '' } });
const runs = countOf('runs', values.runs);
buildSite();
/** When the visitor acts, in milliseconds after `load`, and the CPU slowdown. */
const SPAN = 2000;
const SLOWER = 4;
/** Milliseconds after which an action counts as lost. */
const PATIENCE = 30_000;
const AT_ONCE = 2;

interface Deed {
  act: (page: Page) => Promise<unknown>;
  /** Resolves once the action's effect is visible. */
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
const box = (page: Page) => page.getByRole('searchbox').first();
const WORDS = 'جبر';
const letters: Deed = {
  act: (page) => box(page).pressSequentially(WORDS),
  // Typed into an empty box, or after the search words from the URL.
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

/** Opens `address`, acts `delay` milliseconds after `load`, and returns whether the action had its effect. */
async function attempt(page: Page, address: string, { act, seen }: Deed, delay: number): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(delay);
  try {
    await act(page);
    await seen(page);
    return true;
  } catch {
    return false;
  }
}

const { origin } = await openFilled('default');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const broken: string[] = [];
for (const [address, deed] of DEEDS.filter(([each]) => each.includes(values.only))) {
  const delays = Array.from({ length: runs }, (_, run) => Math.round((run * SPAN) / runs));
  const lost: number[] = [];
  async function work() {
    for (let delay = delays.shift(); delay !== undefined; delay = delays.shift()) {
      const context = await browser.newContext({ baseURL: origin });
      if (!(await attempt(await context.newPage(), address, deed, delay))) lost.push(delay);
      await context.close();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.info(`${address}: ${lost.length} of ${runs} lost`);
  if (lost.length > 0) broken.push(`${address}: lost after ${lost.toSorted((a, b) => a - b).join(', ')} ms`);
}
await browser.close();
conclude(broken, 'Nothing was lost.');
process.exit();
