import { describe, expect, test, vi } from 'vitest';
import { learningOf } from '../learning/learning.ts';
import { purchasesOf } from '../learning/purchases.ts';
import { dropped, json } from '../testing/fakeFetch.ts';
import { at, BUY, course, openShop, syllabusOf, type Shop } from '../testing/shop.ts';
import { signedIn } from '../testing/tabs.ts';
import { JOURNAL_KEY } from './journal.ts';

const listed = ({ store }: Pick<Shop, 'store'>) => purchasesOf(learningOf(store).read('1'));

describe('[F40] [F93] a course whose earlier transaction may still succeed', () => {
  test.for([
    ['nobody', null],
    ['another user', signedIn('2')],
  ] as const)('[F8] is not sent again if %s is signed in after the check', async ([, next]) => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    delete shop.server.answers[BUY];
    const journal = shop.storage.values.get(JOURNAL_KEY);
    shop.server.answers[syllabusOf('1')] = () => {
      shop.session.logOut();
      if (next) void shop.session.signIn(next);
      return json({}, 403);
    };
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
    expect(shop.sent()).toHaveLength(1);
    expect(shop.storage.values.get(JOURNAL_KEY)).toBe(journal);
  });

  test.for([400, 403, 404, 429])('stays in doubt if a second transaction is refused with %i', async (status) => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    shop.server.answers[BUY] = () => json({}, status);
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { status } });
    expect(shop.sent()).toHaveLength(2);
    // The server now finishes processing the first transaction.
    shop.server.answers[syllabusOf('1')] = () => json([]);
    await shop.buy();
    expect(shop.sent()).toHaveLength(2);
    expect(shop.owned()).toEqual(['1']);
  });

  test('[§10.15] counts as bought for the sent amount if its syllabus opens before a second transaction is sent', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    expect(listed(shop)).toEqual([]);
    shop.server.answers[syllabusOf('1')] = () => json([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
    expect(shop.bought).toEqual(['1']);
    expect(shop.sent()).toHaveLength(1);
    expect(listed(shop)).toMatchObject([{ courseId: '1', title: 'دوره 1', amount: 100 }]);
  });

  test('[§10.15] is listed among the purchases if its syllabus opens after a reload', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), [syllabusOf('1')]: () => json({}, 500) });
    await shop.buy();
    shop.server.answers[syllabusOf('1')] = () => json([]);
    const reloaded = shop.open();
    reloaded.purchase.start();
    await vi.waitFor(() => expect(listed(reloaded)).toMatchObject([{ courseId: '1', amount: 100 }]));
  });

  test('is reported as owned if its syllabus opens at the next click', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), [syllabusOf('1')]: () => json({}, 500) });
    await shop.buy();
    shop.server.answers[syllabusOf('1')] = () => json([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: [], owned: ['1'] });
    expect(shop.sent()).toHaveLength(1);
  });

  test('stays in doubt if a second transaction cannot be recorded in the journal', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    const journal = shop.storage.values.get(JOURNAL_KEY);
    const { set } = shop.store;
    shop.store.set = (key, value) => (value.includes('sent') ? false : set(key, value));
    await expect(shop.buy()).resolves.toEqual({ kind: 'unkept' });
    expect(shop.storage.values.get(JOURNAL_KEY)).toBe(journal);
  });
});
