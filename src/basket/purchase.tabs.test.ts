import { describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fakeFetch.ts';
import { readPurchased } from '../session/purchased.ts';
import { otherUser, settled, storedUser } from '../testing/tabs.ts';
import { SETTLE } from '../lib/locks.ts';
import { USER_KEY } from '../session/storedUser.ts';
import { at, BUY, course, openShop, three } from '../testing/shop.ts';

const slowly = async () => {
  await new Promise((done) => setTimeout(done, 10));
  return json({}, 201);
};

describe('[F42] two tabs that buy the same basket', () => {
  test.for(['immediately', 'late'])('[§4.21] buy each course once if storage events arrive %s', async (news) => {
    const shop = openShop(three(), { [BUY]: slowly });
    const other = shop.open();
    if (news === 'late') shop.storage.hold();
    const outcomes = await Promise.all([shop.buy(), other.buy()]);
    expect(outcomes).toEqual([
      { kind: 'bought', courseIds: ['1', '2', '3'] },
      { kind: 'bought', courseIds: [], owned: ['1', '2', '3'] },
    ]);
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect([shop.left(), other.left()]).toEqual([[], []]);
    expect(other.owned()).toEqual(['1', '2', '3']);
  });

  test('each hold the purchase lock until other tabs can read the stored changes', async () => {
    const held = vi.spyOn(navigator.locks, 'request');
    const { setTimeout: start } = globalThis;
    const releases: (() => void)[] = [];
    // The test itself ends the delay. On a slow machine, the delay could end before the check.
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, time, ...rest) => {
      if (time === SETTLE) releases.push(act);
      return start(time === SETTLE ? () => undefined : act, time, ...rest);
    });
    const shop = openShop([course('1')]);
    await shop.buy();
    const index = held.mock.calls.findIndex(([name]) => name === 'academy-purchase');
    const lock = held.mock.results[index]?.value as Promise<void>;
    let isFree = false;
    void lock.then(() => (isFree = true));
    await settled();
    expect(isFree).toBe(false);
    timers.mockRestore();
    for (const release of releases) release();
    await lock;
    held.mockRestore();
  });
});

describe('[F44] the session ends during a purchase', () => {
  test('if it expires, bought courses are owned, and the other courses stay in the basket, not marked as unknown', async () => {
    const shop = openShop(three(), {
      ...at('2', () => json({}, 401)),
      'POST /token/refresh/': () => json({}, 401),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
    expect(shop.sentIds()).toEqual(['1', '2']);
    expect(shop.left()).toEqual(['2', '3']);
    expect(readPurchased(shop.store, '1')).toEqual(['1']);
    expect(shop.told).toEqual(['expired']);
    expect(shop.storage.values.get('purchaseJournal')).toBe('[]');
  });

  test('after a log-out, the current transaction still counts for its sender, and no other is sent', async () => {
    const answer = Promise.withResolvers<Response>();
    const shop = openShop(
      three(),
      at('2', () => answer.promise),
    );
    const outcome = shop.buy();
    await vi.waitFor(() => expect(shop.sent()).toHaveLength(2));
    shop.session.logOut();
    answer.resolve(json({}, 201));
    await expect(outcome).resolves.toEqual({ kind: 'signedOut' });
    expect(shop.sent()).toHaveLength(2);
    expect(readPurchased(shop.store, '1')).toEqual(['1', '2']);
    // The basket is hidden after the log-out and visible again after the log-in.
    expect(shop.left()).toEqual([]);
    shop.storage.values.set(USER_KEY, JSON.stringify(storedUser()));
    shop.session.reload();
    expect(shop.basket.reload().map(({ id }) => id)).toEqual(['3']);
  });
});

test('[F8] another user who signs in during a purchase does not get or pay for its courses', async () => {
  const answer = Promise.withResolvers<Response>();
  const shop = openShop(three(), { [BUY]: () => answer.promise });
  const outcome = shop.buy();
  await vi.waitFor(() => expect(shop.sent()).toHaveLength(1));
  shop.storage.tab().set(USER_KEY, JSON.stringify(otherUser()));
  answer.resolve(json({}, 201));
  await expect(outcome).resolves.toEqual({ kind: 'signedOut' });
  expect(shop.sent()).toHaveLength(1);
  expect([readPurchased(shop.store, '1'), readPurchased(shop.store, '2')]).toEqual([['1'], []]);
});
