import { Course } from '../api/courses.ts';
import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { dropped, json } from '../testing/fakeFetch.ts';
import { addPurchased } from '../session/purchased.ts';
import { at, BUY, course, openShop, three } from '../testing/shop.ts';

test('[§3.17] [§4.16] [§7.8] one transaction for each course, in the basket’s order, of the amount that is charged', async () => {
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
});

test('[F38] [§4.21] a second click while it is busy sends nothing', async () => {
  const shop = openShop(three());
  const outcomes = await Promise.all([shop.buy(), shop.buy(), shop.buy()]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['bought', 'busy', 'busy']);
  expect(shop.sent()).toHaveLength(3);
});

test('[F39] [§4.18] when the second of three fails it stops; the first is owned and gone from the basket, and is not bought again', async () => {
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
  expect(shop.purchases.getState()).toEqual({ busy: false, unknown: [] });

  delete shop.server.answers[BUY];
  await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2', '3'] });
  expect(shop.sentIds()).toEqual(['1', '2', '2', '3']);
});

describe('[F46] a price that differs from the server’s', () => {
  test.for([
    ['tampered with', { price: 1 }, {}],
    ['stale', {}, { price: 999 }],
    ['without the discount that it now has', {}, { amount_with_discount: 50 }],
  ] as const)('[§4.15] and is %s: nothing is sent, the basket shows the server’s', async ([, inBasket, onServer]) => {
    const shop = openShop([course('1'), course('2', inBasket)], {
      'GET /courses/2/': () => json(course('2', onServer)),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'changed' });
    expect(shop.sent()).toEqual([]);
    expect(shop.basket.getState()[1]).toMatchObject(course('2', onServer));
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'bought' });
    expect(shop.sent()[1]).toEqual(['2', course('2', onServer).amount_with_discount ?? course('2', onServer).price]);
  });

  test('in its words only is no reason to ask', async () => {
    const shop = openShop([course('1')], {
      'GET /courses/1/': () => json(course('1', { title: 'نام تازه', price: '100.00' })),
    });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'bought' });
  });

  test.for([
    ['gone', () => json({}, 404), 404],
    ['out of reach', dropped, 0],
  ] as const)('cannot be known while the course is %s: nothing is sent', async ([, answer, status]) => {
    const shop = openShop(three(), { 'GET /courses/2/': answer });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { status } });
    expect(shop.sent()).toEqual([]);
    expect(shop.left()).toEqual(['1', '2', '3']);
  });
});

describe('[F47] an owned course in the basket', () => {
  test('[§4.19] is skipped and leaves', async () => {
    const shop = openShop(three());
    shop.session.own(['2']);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '3'] });
    expect(shop.sentIds()).toEqual(['1', '3']);
    expect(shop.left()).toEqual([]);
  });

  test('is skipped also if it was bought in another tab that has not been heard of, not if it is another user’s', async () => {
    const shop = openShop(three());
    addPurchased(shop.storage.tab(), '1', ['1', '2']);
    addPurchased(shop.storage.tab(), '2', ['3']);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['3']);
    expect(shop.left()).toEqual([]);
  });
});

test('what another tab put in meanwhile is not paid before it was shown', async () => {
  const shop = openShop([course('1')]);
  const shown = shop.basket.getState();
  await shop.open().basket.add(v.parse(Course, course('2')));
  await expect(shop.purchase.buy(shown, () => undefined)).resolves.toEqual({ kind: 'changed' });
  expect(shop.sent()).toEqual([]);
  expect(shop.left()).toEqual(['1', '2']);
});

test('without locks between tabs nothing is bought', async () => {
  const shop = openShop(three());
  vi.stubGlobal('navigator', {});
  await expect(shop.buy()).resolves.toEqual({ kind: 'unsafe' });
  expect(shop.sent()).toEqual([]);
});
