import { Course } from '../api/courses.ts';
import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { dropped, json } from '../testing/fakeFetch.ts';
import { addPurchased } from '../session/purchased.ts';
import { at, BUY, course, openShop, syllabusOf, three, type Shop } from '../testing/shop.ts';
import { stubConnection } from '../testing/connection.ts';
import { otherUser } from '../testing/tabs.ts';
import { USER_KEY } from '../session/storedUser.ts';
import { BASKET_KEY } from './basket.ts';
import { JOURNAL_KEY } from './journal.ts';

test('[§3.17] [§4.16] [§7.8] buying sends one transaction per course, in order, with the charged amount', async () => {
  const shop = openShop(three());
  await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '2', '3'] });
  expect(shop.sent()).toEqual([
    ['1', 100],
    ['2', 150],
    ['3', 0],
  ]);
  expect(shop.bought).toEqual(['1', '2', '3']);
  expect(shop.owned()).toEqual(['1', '2', '3']);
  expect(shop.left()).toEqual([]);
  expect(shop.storage.values.get(JOURNAL_KEY)).toBe('[]');
});

test('[F38] [§4.21] a second click during a purchase sends nothing', async () => {
  const shop = openShop(three());
  const outcomes = await Promise.all([shop.buy(), shop.buy(), shop.buy()]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['bought', 'busy', 'busy']);
  expect(shop.sent()).toHaveLength(3);
});

test('[F39] [§4.18] if the purchase of the second of three courses fails, the third is not bought, and the first stays bought', async () => {
  const shop = openShop(
    three(),
    at('2', () => json({ message: 'موجودی کافی نیست' }, 400)),
  );
  await expect(shop.buy()).resolves.toMatchObject({
    kind: 'failed',
    error: { status: 400, detail: 'موجودی کافی نیست' },
  });
  expect(shop.sentIds()).toEqual(['1', '2']);
  expect(shop.bought).toEqual(['1']);
  expect(shop.owned()).toEqual(['1']);
  expect(shop.left()).toEqual(['2', '3']);
  expect(shop.purchases.getState()).toEqual({ busy: false, unknown: [], gone: [] });

  delete shop.server.answers[BUY];
  await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2', '3'] });
  expect(shop.sentIds()).toEqual(['1', '2', '2', '3']);
});

describe('[F46] a price that differs from the server’s', () => {
  test.for([
    ['tampered with', { price: 1 }, {}],
    ['stale', {}, { price: 999 }],
    ['without the new discount', {}, { amount_with_discount: 50 }],
  ] as const)('[§4.15] stops the purchase and is replaced in the basket: %s', async ([, inBasket, onServer]) => {
    const shop = openShop([course('1'), course('2', inBasket)], {
      'GET /courses/2/': () => json(course('2', onServer)),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'changed' });
    expect(shop.sent()).toEqual([]);
    expect(shop.basket.getState()[1]).toMatchObject(course('2', onServer));
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'bought' });
    expect(shop.sent()[1]).toEqual(['2', course('2', onServer).amount_with_discount ?? course('2', onServer).price]);
  });

  test('does not stop the purchase if only its type (text or number) differs', async () => {
    const shop = openShop([course('1')], {
      'GET /courses/1/': () => json(course('1', { title: 'نام تازه', price: '100.00' })),
    });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'bought' });
  });
});

describe('[F47] an owned course in the basket', () => {
  test('[§4.19] is not bought again, and is removed from the basket', async () => {
    const shop = openShop(three());
    shop.session.own(['2']);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '3'] });
    expect(shop.sentIds()).toEqual(['1', '3']);
    expect(shop.left()).toEqual([]);
  });

  test('is reported if no other course is in the basket', async () => {
    const shop = openShop([course('1')]);
    shop.session.own(['1']);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: [], owned: ['1'] });
    expect(shop.sentIds()).toEqual([]);
    expect(shop.left()).toEqual([]);
  });

  test('is not bought again if another tab has bought it, but is bought if only another user has', async () => {
    const shop = openShop(three());
    addPurchased(shop.storage.tab(), '1', ['1', '2']);
    addPurchased(shop.storage.tab(), '2', ['3']);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['3']);
    expect(shop.left()).toEqual([]);
  });
});

describe('[F87] a course in the basket that is no longer for sale', () => {
  const gone = () => json({ detail: 'یافت نشد.' }, 404);

  test('is marked and stays in the basket, and the other courses are bought', async () => {
    const shop = openShop(three(), { 'GET /courses/2/': gone });
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '3'] });
    expect(shop.sentIds()).toEqual(['1', '3']);
    expect(shop.left()).toEqual(['2']);
    expect(shop.purchases.getState()).toEqual({ busy: false, unknown: [], gone: ['2'] });
    delete shop.server.answers['GET /courses/2/'];
    shop.server.answers['GET /courses/2/'] = () => json(three()[1]);
    // The course is for sale again, but the page's total did not include it. The user must first see the new total.
    await expect(shop.buy()).resolves.toEqual({ kind: 'changed' });
    expect(shop.purchases.getState().gone).toEqual([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2'] });
  });

  test('is marked when the server refuses it, even if its price was read before', async () => {
    const shop = openShop(
      three(),
      at('2', () => {
        shop.server.answers['GET /courses/2/'] = gone;
        return gone();
      }),
    );
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '3'] });
    expect(shop.purchases.getState().gone).toEqual(['2']);
  });

  test('leaves nothing to buy if it is the only course', async () => {
    const shop = openShop([course('1')], {
      [BUY]: () => {
        shop.server.answers['GET /courses/1/'] = gone;
        return gone();
      },
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'nothing' });
    expect(shop.left()).toEqual(['1']);
  });

  test('is not marked because of a 404 for a transaction if the server still offers the course', async () => {
    const shop = openShop(three(), at('2', gone));
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { detail: 'یافت نشد.' } });
    expect(shop.purchases.getState().gone).toEqual([]);
  });
});

describe('[F93] a course that the server refuses because it is owned', () => {
  test.for([400, 409])('counts as owned if the status is %i, and the other courses are bought', async (status) => {
    const shop = openShop(three(), {
      ...at('2', () => json({ message: 'قبلاً خریده‌اید.' }, status)),
      [syllabusOf('2')]: () => json([]),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '3'], owned: ['2'] });
    expect(shop.bought).toEqual(['1', '3']);
    expect(shop.owned()).toEqual(['1', '2', '3']);
    expect(shop.left()).toEqual([]);
  });

  test('does not count as owned if the status is 403, even if its syllabus opens', async () => {
    const shop = openShop(three(), {
      ...at('2', () => json({}, 403)),
      [syllabusOf('2')]: () => json([]),
    });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { status: 403 } });
    expect(shop.owned()).toEqual(['1']);
  });
});

test('a course that another tab has added is not bought before it is shown', async () => {
  const shop = openShop([course('1')]);
  const shown = shop.basket.getState();
  await shop.open().basket.add(v.parse(Course, course('2', { price: 100 })));
  await expect(shop.purchase.buy(shown, () => undefined)).resolves.toEqual({ kind: 'changed' });
  expect(shop.sent()).toEqual([]);
  expect(shop.left()).toEqual(['1', '2']);
});

const unread = { userId: 5 };
const unknown = { userId: '1', courseId: '1', state: 'unknown' };
const sign = (user: object | null) => (shop: Shop) => {
  shop.storage.hold();
  shop.storage.tab().set(USER_KEY, JSON.stringify(user));
};

test.for<[when: string, prepare: (shop: Shop) => void, outcome: object]>([
  ['[F66] there is no connection', () => stubConnection(false), { kind: 'failed', error: { kind: 'offline' } }],
  ['there are no Web Locks', () => vi.stubGlobal('navigator', {}), { kind: 'unsafe' }],
  ['[F40] the journal cannot be stored', ({ store }) => (store.set = () => false), { kind: 'unkept' }],
  [
    '[F40] a partly corrupt journal records the result as unknown',
    ({ storage, server }) => {
      storage.values.set(JOURNAL_KEY, JSON.stringify([unread, unknown, null]));
      server.answers[syllabusOf('1')] = () => json({}, 500);
    },
    { kind: 'unknown' },
  ],
  ...[() => json({}, 404), () => json(course('1', { status: 'private' }))].map(
    (answer): [string, (shop: Shop) => void, object] => [
      '[F87] the course is no longer for sale',
      ({ server }) => (server.answers['GET /courses/1/'] = answer),
      { kind: 'nothing' },
    ],
  ),
  [
    '[F46] the price is unknown, because the server cannot be reached',
    ({ server }) => (server.answers['GET /courses/1/'] = dropped),
    { kind: 'failed', error: { status: 0 } },
  ],
  ['[F8] [F44] another user signed in, but the event is late', sign(otherUser()), { kind: 'signedOut' }],
  ['[F44] the user logged out, but the event is late', sign(null), { kind: 'signedOut' }],
])('%s: no transaction is sent, and basket and journal stay unchanged', async ([, prepare, outcome]) => {
  const shop = openShop([course('1')]);
  const kept = () => [BASKET_KEY, JOURNAL_KEY].map((key) => shop.storage.values.get(key));
  prepare(shop);
  const before = kept();
  await expect(shop.buy()).resolves.toMatchObject(outcome);
  expect(shop.sent()).toEqual([]);
  expect(kept()).toEqual(before);
});
