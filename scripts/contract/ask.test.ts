import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAsker } from './ask.ts';

const NOW = Date.parse('2026-01-21T08:30:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

afterEach(() => vi.useRealTimers());

/** The status that is given for a 429 with this header in front of a 200, and the seconds until it came. */
async function askedWith(retryAfter: string | null): Promise<[status: number, seconds: number]> {
  const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
  const answers = [Response.json({}, { status: 429, headers }), Response.json({})];
  const asker = createAsker('https://academy.example/api', 10_000, async () => answers.shift() ?? Response.error());
  const asked = asker.ask({ method: 'GET', path: '/courses/' });
  await vi.runAllTimersAsync();
  return [(await asked).status, (Date.now() - NOW) / 1000];
}

test.each([
  ['no word of it', null, 200, 1],
  ['seconds', '7', 200, 7],
  ['a date', 'Wed, 21 Jan 2026 08:30:12 GMT', 200, 12],
  ['a date that is over', 'Wed, 21 Jan 2026 08:29:00 GMT', 200, 0],
  ['more than a minute', '61', 429, 0],
  ['neither', 'soon', 429, 0],
])('429 is waited for once: %s', async (_, retryAfter, status, seconds) => {
  const [came, waited] = await askedWith(retryAfter);
  expect([came, Math.round(waited)]).toEqual([status, seconds]);
});
