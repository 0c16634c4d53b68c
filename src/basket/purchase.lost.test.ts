import { describe, expect, test, vi } from 'vitest';
import { stubConnection } from '../testing/connection.ts';
import { dropped, hanging, json } from '../testing/fakeFetch.ts';
import { PROFILE, profile, signedIn } from '../testing/tabs.ts';
import { createJournal, JOURNAL_KEY } from './journal.ts';
import { at, BUY, course, openShop, three } from '../testing/shop.ts';

describe('[F40] a transaction without a known result', () => {
  test.for([
    ['the connection dropped', dropped],
    ['the gateway gave up', () => json({}, 504)],
    ['the answer makes no sense', () => new Response('<html>')],
  ] as const)('[§4.20] because %s is marked, stops the rest, and is not sent again', async ([, answer]) => {
    const shop = openShop(three(), at('2', answer));
    await expect(shop.buy()).resolves.toEqual({ kind: 'unknown' });
    expect(shop.sentIds()).toEqual(['1', '2']);
    expect(shop.owned()).toEqual(['1']);
    expect(shop.left()).toEqual(['2', '3']);
    expect(shop.purchases.getState()).toEqual({ busy: false, unknown: ['2'] });

    delete shop.server.answers[BUY];
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    await expect(shop.buy()).resolves.toEqual({ kind: 'unknown' });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.left()).toEqual(['2']);
  });

  test('is known after all where the profile lists it', async () => {
    const shop = openShop(three(), {
      ...at('2', dropped),
      [PROFILE]: () => json({ ...profile, purchased_courses: [1, 2] }),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '2', '3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.purchases.getState().unknown).toEqual([]);
    expect(JSON.parse(shop.storage.values.get(JOURNAL_KEY) ?? '')).toEqual([]);
  });

  test('is sent once more when the user decides so', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    delete shop.server.answers[BUY];
    shop.purchase.forget('1');
    expect(shop.purchases.getState().unknown).toEqual([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
    expect(shop.sent()).toHaveLength(2);
  });

  test('[F71] is the user’s own: the next one on this device is not told of it, nor stopped by it', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    expect(shop.purchases.getState().unknown).toEqual(['1']);
    shop.session.logOut();
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
    shop.purchase.start();
    expect(shop.purchases.getState().unknown).toEqual([]);
    await shop.session.signIn(signedIn('2'));
    expect(shop.purchases.getState().unknown).toEqual([]);
    delete shop.server.answers[BUY];
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'bought' });
  });
});

describe('[F41] a reload in the middle of a purchase', () => {
  async function interrupted() {
    const shop = openShop(three(), at('2', hanging));
    const asked = vi.waitFor(() => expect(shop.sent()).toHaveLength(2));
    // The page closes with its locks: the same storage, in a process whose purchase lock is free.
    const request = vi
      .spyOn(navigator.locks, 'request')
      .mockImplementation(((_: string, __: object, hold: () => Promise<void>) => hold()) as never);
    void shop.buy();
    await asked;
    request.mockRestore();
    delete shop.server.answers[BUY];
    return { shop, reloaded: shop.open() };
  }

  test('[§4.20] done stays done, what was on its way is not known, the rest is in the basket', async () => {
    const { shop, reloaded } = await interrupted();
    reloaded.purchase.start();
    await vi.waitFor(() => expect(reloaded.purchases.getState()).toEqual({ busy: false, unknown: ['2'] }));
    expect(reloaded.owned()).toEqual(['1']);
    expect(reloaded.left()).toEqual(['2', '3']);
    await expect(reloaded.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
  });

  test('is noticed by a tab that was open all the time, too', async () => {
    const { shop, reloaded: other } = await interrupted();
    await expect(other.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(other.purchases.getState().unknown).toEqual(['2']);
  });

  test('between the answer and the basket costs nothing: the course is owned and leaves', async () => {
    const shop = openShop(three());
    createJournal(shop.storage.tab()).sent('1', '1');
    shop.session.own(['1']);
    shop.purchase.start();
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2', '3'] });
    expect(shop.purchases.getState().unknown).toEqual([]);
  });
});

test('[F41] a page that opens during a purchase elsewhere does not call it lost', async () => {
  const answer = Promise.withResolvers<Response>();
  const shop = openShop(
    [course('1')],
    at('1', () => answer.promise),
  );
  const bought = shop.buy();
  await vi.waitFor(() => expect(shop.sent()).toHaveLength(1));
  const late = shop.open();
  late.purchase.start();
  await new Promise((done) => setTimeout(done, 20));
  expect(late.purchases.getState().unknown).toEqual([]);
  expect(shop.storage.values.get(JOURNAL_KEY)).toContain('sent');
  answer.resolve(json({}));
  await expect(bought).resolves.toMatchObject({ kind: 'bought' });
});

test('[F40] [F66] the connection goes with a transaction: that one is marked at once, and the rest not sent', async () => {
  const connection = stubConnection(true);
  const lose = () => {
    connection.set(false);
    return dropped();
  };
  const shop = openShop(three(), at('2', lose));
  await expect(shop.buy()).resolves.toEqual({ kind: 'unknown' });
  expect(shop.purchases.getState()).toEqual({ busy: false, unknown: ['2'] });
  expect(shop.sentIds()).toEqual(['1', '2']);
});
