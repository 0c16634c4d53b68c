import { expect, test, type Page, type Request } from '@playwright/test';
import { openAs, override, resetMock } from '../support.ts';
import { calls } from '../../mocks/server/calls.ts';
import { fa } from '../../src/text/fa.ts';
import { screens, SIGNED_IN } from './screens.ts';
import type { Screen } from './steps.ts';

/** The site aborts every request, even an upload, within this many milliseconds. */
const GIVEN_UP = 61_000;

/** The ways in which a call can fail. */
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
type Fault = `${keyof typeof FAULTS}`;

/** Returns the reason why a screen need not report a failed call, or undefined if the screen must report it. */
const reasonFor = ({ at, quiet }: Screen, call: string) =>
  quiet?.[call] ??
  (call === 'GET /notifications/' && at !== '/notifications' ? 'product 8.21: the bell says nothing' : undefined);

/** Messages that pages show as plain text instead of an alert. */
const QUIET_WORDS = [fa.search.failed, fa.errors.unknownRoute, fa.course.notFound, fa.learning.whatYouGet];

/** Returns all messages on the page: toasts, alerts, text beside a retry or log-in button, and plain sentences. */
const messages = async (page: Page): Promise<string[]> => {
  const told = await page.evaluate(
    ({ retry, logIn, sentences }) => {
      const asked = [...document.querySelectorAll<HTMLElement>('button, main a')]
        .filter((element) => !element.closest('form'))
        .filter(({ textContent }) => textContent === retry || textContent.includes(logIn))
        .map((element) => element.parentElement ?? element);
      return [
        ...document.querySelectorAll<HTMLElement>('[role="alert"], [data-kind="info"], [data-kind="error"]'),
        ...asked,
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => (element.closest<HTMLElement>('[data-kind]') ?? element).innerText.replaceAll(retry, ''))
        .concat(sentences.filter((sentence) => document.body.innerText.includes(sentence)))
        .map((text) => text.replaceAll(/\s+/g, ' ').trim());
    },
    { retry: fa.common.retry, logIn: fa.auth.logIn, sentences: QUIET_WORDS },
  );
  return told.filter((text) => text !== '');
};

const isOf = (call: string) => {
  const pattern = new RegExp(`^${call.replace(/:\w+/g, '[^/]+').replace(' ', ' /api')}$`);
  return (request: Request) => pattern.test(`${request.method()} ${new URL(request.url()).pathname}`);
};

/** Returns the pending requests of a page. The set is updated with every request and response. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Opens a screen with a reset mock. `fail` runs before the screen sends calls. */
async function open(page: Page, { at, user, prepare }: Screen, fail?: () => Promise<void>) {
  await resetMock(page.request);
  if (user !== undefined) await openAs(page, user);
  await fail?.();
  await page.goto(at);
  await expect(page.getByRole('main')).toBeVisible();
  await prepare?.(page);
}

/** Clears the browser's storage. */
async function forget(page: Page) {
  await page.goto('/favicon.svg');
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

const fieldsOf = (page: Page, { typed = {} }: Screen) =>
  Object.entries(typed).map(([label, text]) => [page.getByLabel(label, { exact: true }).first(), text] as const);

/**
 * Reopens a screen. Runs `fail`, and then makes the screen send its calls. Returns the messages that the screen showed
 * before `screen.act`.
 */
async function perform(page: Page, screen: Screen, fail?: () => Promise<void>): Promise<string[]> {
  await forget(page);
  await open(page, screen, screen.act ? undefined : fail);
  for (const [field, text] of fieldsOf(page, screen)) await field.fill(text);
  if (!screen.act) return [];
  await fail?.();
  const before = await messages(page);
  await screen.act(page);
  return before;
}

/** Expects every field to contain the typed text, at once or after the screen is reopened. */
async function keepsText(page: Page, screen: Screen) {
  const isThere = async () => {
    for (const [field, text] of fieldsOf(page, screen)) await expect(field).toHaveValue(text, { timeout: 1000 });
  };
  await isThere().catch(async () => {
    await open(page, screen);
    await isThere();
  });
}

/** Makes a call fail. Throws if the screen shows no message, is blank, or loses typed text. */
async function meet(
  page: Page,
  underWay: ReadonlySet<Request>,
  screen: Screen,
  call: string,
  fault: Fault,
  usual: ReadonlySet<string>,
): Promise<void> {
  const told = new Set<string>();
  const isDone = () => [...underWay].every(fault === 'hang' ? isOf(call) : () => false);
  await perform(page, screen, () => override(page.request, { call, fault: FAULTS[fault] }));
  // If a call in `SIGNED_IN` fails with 401, the session ends. The site must always report the end of a session.
  const isQuiet = fault === 'slow' || (reasonFor(screen, call) && !(fault === '401' && SIGNED_IN.includes(call)));
  if (fault === 'hang' && !isQuiet) {
    await expect.poll(() => isDone() && underWay.size > 0, { message: 'the call is not sent' }).toBe(true);
    await page.clock.fastForward(GIVEN_UP);
  }
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\S/);
  if (isQuiet) {
    await screen.ready(page);
    return;
  }
  const isToldInFull = async () => {
    const { size } = told;
    (await messages(page)).forEach((message) => usual.has(message) || told.add(message));
    return told.size > 0 && told.size === size && isDone();
  };
  await expect.poll(isToldInFull, { message: 'no message is shown', intervals: [250, 500, 1000] }).toBe(true);
  if (screen.act && !reasonFor(screen, call)) await keepsText(page, screen);
}

test('every call of the API is tested on at least one screen', () => {
  const made = new Set(Object.values(screens).flatMap((screen) => screen.calls));
  expect(calls.filter((call) => !made.has(call))).toEqual([]);
});

for (const [name, screen] of Object.entries(screens)) {
  for (const call of screen.calls) {
    test(`${call}: the screen «${name}» handles every kind of failure`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const underWay = requestsOf(page);
      await page.clock.install();
      const before = await perform(page, screen);
      await screen.ready(page);
      const usual = new Set([...before, ...(await messages(page))]);
      const broken: string[] = [];
      for (const fault of Object.keys(FAULTS) as Fault[]) {
        try {
          await meet(page, underWay, screen, call, fault, usual);
        } catch (error) {
          broken.push(`${fault}: ${String(error).split('\n').slice(0, 6).join(' ')}`);
        }
      }
      expect(broken).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}
