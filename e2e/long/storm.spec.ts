import { expect, test, type Page } from '@playwright/test';
import { openAs, override, resetMock, type LoggedCall } from '../support.ts';
import { calls } from '../../mocks/server/calls.ts';
import { screens } from './screens.ts';

/** The call that does not fail in this test, because its failure would end the session (product 4.4). */
const START = 'GET /user/profile/:role/';
const opened = Object.values(screens).filter(({ act }) => !act);
const addresses = opened.map(({ at, user = 'demo-student' }) => ({ at, user }));

/** Returns the number of failed requests for the URL that failed most often. */
async function most({ request }: Page): Promise<number> {
  const log = (await (await request.get('/api/__mock/requests', { maxRetries: 2 })).json()) as LoggedCall[];
  const failed = log.filter(({ status }) => status >= 400);
  return Math.max(
    0,
    ...Object.values(Object.groupBy(failed, ({ method, path }) => method + path)).map((of) => of?.length ?? 0),
  );
}

/** Runs `act`, waits until no more requests arrive, and returns the result of `most` for these requests. */
async function mostOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.request.delete('/api/__mock/requests', { data: {}, maxRetries: 2 });
  await act();
  let before = -1;
  const isStill = async () => {
    const now = await most(page);
    return now === before || void (before = now);
  };
  await expect.poll(isStill, { intervals: [3000] }).toBe(true);
  return before;
}

/** Advances the page's clock, and simulates a return to the page every five seconds. */
async function look(page: Page, seconds: number) {
  for (let passed = 0; passed < seconds; passed += 5) {
    await page.clock.fastForward(5000);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
}

const hide = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));

for (const [name, fault, first] of [
  ['500', { status: 500 }, 1],
  ['503', { status: 503 }, 3],
  ['429 with `Retry-After: 40`', { status: 429, headers: { 'Retry-After': '40' } }, 1],
] as const)
  test(`[F77] if every call gets the status ${name} for a minute, the site soon sends hardly any requests`, async ({
    page,
  }) => {
    await page.clock.install();
    for (const { at, user } of addresses) {
      await resetMock(page.request);
      await openAs(page, user);
      for (const call of calls) if (call !== START) await override(page.request, { call, fault });
      const figures = [
        await mostOf(page, async () => {
          await page.goto(at);
          await expect.poll(() => most(page)).toBe(first);
        }),
        await mostOf(page, () => look(page, 25)),
        await mostOf(page, () => look(page, 30)),
        await mostOf(page, () => hide(page).then(() => look(page, 120))),
      ];
      expect.soft(figures[0], at).toBe(first);
      expect.soft((figures[1] ?? 0) + (figures[2] ?? 0), at).toBeLessThanOrEqual(1);
      expect.soft(figures[3], at).toBe(0);
      if ('headers' in fault) expect.soft(figures[1], at).toBe(0);
    }
  });
