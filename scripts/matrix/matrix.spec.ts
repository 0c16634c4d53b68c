import { expect, test, type Page } from '@playwright/test';
import { openAs, override, resetMock } from '../../e2e/support.ts';
import { calls } from '../../mocks/server/calls.ts';
import { fa } from '../../src/text/fa.ts';
import { searchText } from '../../src/text/learning.ts';
import { members, SIGNED_IN } from './members.ts';
import type { Screen } from './screen.ts';
import { visitors } from './visitors.ts';

const screens: readonly Screen[] = [...visitors, ...members];

/** Milliseconds after which a call without an answer is given up, an upload too. */
const GIVEN_UP = 61_000;

/** What happens to a call, by its name in the table. */
const FAULTS = {
  500: { status: 500, body: { detail: 'خطای داخلی سرور.' } },
  hang: { delay: 'infinite' },
  drop: 'drop',
  HTML: 'html',
  malformed: 'malformed',
  slow: { delay: 1500 },
  401: { status: 401, body: { detail: 'نامعتبر' } },
  403: { status: 403, body: { detail: 'اجازه ندارید.' } },
  404: { status: 404, body: { detail: 'نیست.' } },
  413: { status: 413, body: { detail: 'بیش از اندازه بزرگ است.' } },
  429: { status: 429, body: { detail: 'درخواست‌ها زیاد است.' } },
} as const;

/** Sentences that stand in a page without interrupting anybody. */
const QUIET_WORDS = [searchText.failed, fa.errors.unknownRoute, fa.courses.notFound, fa.study.lessonNotFound];

/** What the page tells its reader: toasts, alerts, lines with another try, quiet sentences, and that a log-in is needed. */
const messages = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ retry, logIn, sentences }) => {
      const told = document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], [data-kind]');
      const asked = [...document.querySelectorAll<HTMLElement>('button, main a')].filter(
        ({ textContent }) => textContent === retry || textContent.includes(logIn),
      );
      const words = [...told, ...asked]
        .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
        .map((element) => (element.closest('[data-kind]') ?? element.parentElement ?? element).textContent);
      return [...words, ...sentences.filter((sentence) => document.body.innerText.includes(sentence))];
    },
    { retry: fa.common.retry, logIn: fa.auth.logIn, sentences: QUIET_WORDS },
  );

async function open(page: Page, { at, user, prepare }: Screen) {
  if (user !== undefined) await openAs(page, user);
  await page.goto(at);
  await expect(page.getByRole('main')).toBeVisible();
  await prepare?.(page);
}

/** The reader finds every typed text in its place, or where the screen is opened again. */
async function keepsText(page: Page, screen: Screen) {
  const fields = Object.entries(screen.typed ?? {}).map(
    ([label, text]) => [page.getByLabel(label, { exact: true }).first(), text] as const,
  );
  const isThere = async () => {
    for (const [field, text] of fields) await expect(field).toHaveValue(text, { timeout: 1000 });
  };
  // A session that ends takes a moment to lead away.
  await page.waitForLoadState('networkidle');
  await isThere().catch(async () => {
    await resetFaults(page);
    await open(page, screen);
    await isThere();
  });
}

const resetFaults = (page: Page) => resetMock(page.request);

/** Begins anew: nothing goes wrong, and the browser remembers nothing. */
async function beginAnew(page: Page) {
  await resetFaults(page);
  await page.goto('/favicon.svg');
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

/** Opens a screen with a call that goes wrong, and throws where that is not told, blanks the page or loses what is typed. */
async function meet(page: Page, screen: Screen, call: string, fault: keyof typeof FAULTS, healthy: readonly string[]) {
  await beginAnew(page);
  const isLoad = !screen.acts?.includes(call);
  const goWrong = () => override(page.request, { call, fault: FAULTS[fault] });
  if (isLoad) {
    if (screen.user !== undefined) await openAs(page, screen.user);
    await goWrong();
    await page.goto(screen.at);
  } else {
    await open(page, screen);
    await goWrong();
    await screen.act?.(page);
  }
  const isQuiet = fault === 'slow' || screen.quiet?.[call] !== undefined;
  const holds = async () => {
    await expect(page.getByRole('banner').first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveText(/\S/);
    if (isQuiet) return screen.ready(page);
    const news = async () => (await messages(page)).filter((message) => !healthy.includes(message));
    await expect.poll(news, { message: 'nothing is told' }).not.toEqual([]);
  };
  if (fault === 'hang') {
    await expect(async () => {
      await page.clock.fastForward(GIVEN_UP);
      await holds();
    }).toPass({ timeout: 20_000 });
  } else {
    await holds();
  }
  if (isQuiet) return;
  if (!isLoad) await keepsText(page, screen);
}

/** The message of a healthy screen: that of every moment until it is ready. */
async function healthyMessages(page: Page, screen: Screen): Promise<{ told: string[]; asked: string[] }> {
  await beginAnew(page);
  await open(page, screen);
  await page.request.delete('/api/__mock/requests', { data: {} });
  if (!screen.act) await page.goto(screen.at);
  await screen.act?.(page);
  await screen.ready(page);
  const log = (await (await page.request.get('/api/__mock/requests')).json()) as { method: string; path: string }[];
  return { told: await messages(page), asked: log.map(({ method, path }) => `${method} ${path}`) };
}

test('every call of the API is made on a screen below', () => {
  const made = new Set([...screens.flatMap(({ loads = [], acts = [] }) => [...loads, ...acts]), ...SIGNED_IN]);
  expect(calls.filter((call) => !made.has(call))).toEqual([]);
});

for (const screen of screens) {
  const shell = screen.user === undefined || screen.act ? [] : SIGNED_IN;
  const made = [...new Set([...(screen.loads ?? []), ...(screen.acts ?? []), ...shell])];

  test.describe(screen.name, () => {
    for (const call of made) {
      test(`${call} · ${screen.name}`, async ({ page }, { annotations }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.clock.install();
        const { told } = await healthyMessages(page, screen);
        const broken: string[] = [];
        for (const fault of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
          const why = await meet(page, screen, call, fault, told).then(
            () => '',
            (error: unknown) => String(error).split('\n').slice(0, 6).join(' '),
          );
          annotations.push({
            type: 'fault',
            description: JSON.stringify({ call, screen: screen.name, fault, held: why === '' }),
          });
          if (why !== '') broken.push(`${fault}: ${why}`);
        }
        expect(broken).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}
