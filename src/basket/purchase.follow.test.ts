import { describe, expect, test, vi } from 'vitest';
import { dropped, json } from '../testing/fakeFetch.ts';
import { at, course, openShop, syllabusOf, three } from '../testing/shop.ts';
import { PROFILE, settled } from '../testing/tabs.ts';
import { PURCHASED_KEY } from '../session/purchased.ts';
import { createPurchases } from './basket.ts';
import { createJournal, JOURNAL_KEY } from './journal.ts';

const unclear = { [syllabusOf('1')]: () => json({}, 500), [syllabusOf('2')]: () => json({}, 500) };

describe('[F40] a basket', () => {
  function openFollowed() {
    const shop = openShop([course('1')], unclear);
    const stop = shop.purchase.start();
    const unknown = () => shop.purchases.getState().unknown;
    const tab = shop.storage.tab();
    return { shop, stop, unknown, tab, other: createJournal(tab) };
  }

  test('marks a purchase as unknown while another tab has recorded it as unknown', async () => {
    const { unknown, other } = openFollowed();
    other.lost('1', '1');
    await vi.waitFor(() => expect(unknown()).toEqual(['1']));
    other.clear('1', '1');
    await vi.waitFor(() => expect(unknown()).toEqual([]));
  });

  test('marks no purchase as unknown after the storage is cleared', async () => {
    const { shop, unknown, other } = openFollowed();
    other.lost('1', '1');
    await vi.waitFor(() => expect(unknown()).toEqual(['1']));
    shop.storage.clear();
    expect(unknown()).toEqual([]);
  });

  test('does not read the journal when another key of the storage changes', async () => {
    const { shop, unknown, tab } = openFollowed();
    await settled();
    shop.storage.values.set(JOURNAL_KEY, JSON.stringify([{ userId: '1', courseId: '1', state: 'unknown' }]));
    tab.set('search', '');
    await settled();
    expect(unknown()).toEqual([]);
  });

  test('does not follow other tabs after it is closed', async () => {
    const { shop, stop, unknown, other } = openFollowed();
    await settled();
    stop();
    other.lost('1', '1');
    shop.session.own(['2']);
    await settled();
    expect(unknown()).toEqual([]);
  });

  test('never marks the purchase of an owned course as unknown', () => {
    const { shop, stop, unknown, other } = openFollowed();
    stop();
    other.lost('1', '1');
    shop.session.own(['1']);
    shop.purchase.start();
    expect(unknown()).toEqual([]);
  });

  test('does not call its listeners if nothing has changed', () => {
    const { shop } = openFollowed();
    const told = vi.fn<() => void>();
    shop.purchases.subscribe(told);
    shop.purchase.markGone('1', false);
    expect(told).not.toHaveBeenCalled();
    shop.purchase.markGone('1', true);
    expect(told).toHaveBeenCalledOnce();
  });
});

test('the state of purchases starts empty', () => {
  expect(createPurchases().getState()).toEqual({ busy: false, unknown: [], gone: [] });
});

test('[F40] a resolved purchase is removed from the journal', async () => {
  const shop = openShop([course('1'), course('2')], { [syllabusOf('1')]: () => json([]) });
  createJournal(shop.storage.tab()).lost('1', '1');
  await shop.buy();
  expect(shop.owned()).toEqual(['1', '2']);
  expect(shop.storage.values.get(JOURNAL_KEY)).toBe('[]');
});

test('[F40] if one result is unknown and a later purchase is refused, the unknown result is reported', async () => {
  const shop = openShop(three(), { ...unclear, ...at('1', dropped, () => json({}, 400)) });
  await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown', error: { kind: 'network' } });
  expect(shop.sentIds()).toEqual(['1', '2']);
});

test('[F40] an unknown result of a course that has left the basket is not reported', async () => {
  const shop = openShop([course('2')], { ...unclear, 'GET /courses/2/': () => json({}, 404) });
  createJournal(shop.storage.tab()).lost('1', '1');
  await expect(shop.buy()).resolves.toEqual({ kind: 'nothing' });
  expect(shop.purchases.getState().unknown).toEqual(['1']);
});

test('[F17] a bought course that could not be stored is found again after a reload', async () => {
  const shop = openShop([course('1')]);
  const { set } = shop.store;
  shop.store.set = (key, value) => key !== PURCHASED_KEY && set(key, value);
  await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
  shop.server.answers[syllabusOf('1')] = () => json([]);
  const reloaded = shop.open();
  reloaded.purchase.start();
  await vi.waitFor(() => expect(reloaded.owned()).toEqual(['1']));
  await vi.waitFor(() => expect(shop.storage.values.get(JOURNAL_KEY)).toBe('[]'));
});

describe('[F44] a log-out before any purchase is sent', () => {
  test('stops the purchase even if earlier purchases are still being checked', async () => {
    const shop = openShop([course('1')]);
    createJournal(shop.storage.tab()).lost('1', '1');
    shop.server.answers[PROFILE] = () => {
      shop.session.logOut();
      return json({}, 401);
    };
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
  });

  test('stops the purchase even if the prices are still loading', async () => {
    const shop = openShop([course('1')]);
    shop.server.answers['GET /courses/1/'] = () => {
      shop.session.logOut();
      return json({}, 500);
    };
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
    expect(shop.sent()).toEqual([]);
  });
});

test('[F40] without a signed-in user, `forget` does not change the journal', () => {
  const shop = openShop([course('1')]);
  shop.session.logOut();
  shop.purchase.forget('1');
  expect(shop.storage.values.get(JOURNAL_KEY)).toBeUndefined();
});
