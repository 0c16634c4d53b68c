import { describe, expect, test, vi } from 'vitest';
import { stubConnection } from '../testing/connection.ts';
import { dropped, hanging, json } from '../testing/fakeFetch.ts';
import { otherUser, PROFILE, profile, settled, signedIn, storedUser } from '../testing/tabs.ts';
import { readPurchased } from '../session/purchased.ts';
import { USER_KEY } from '../session/storedUser.ts';
import { createJournal, JOURNAL_KEY } from './journal.ts';
import { at, BUY, course, openShop, syllabusOf, three } from '../testing/shop.ts';

const WAYS = [
  ['a lost connection', dropped],
  ['a gateway timeout', () => json({}, 504)],
  ['an invalid response', () => new Response('<html>')],
] as const;

/** Responses that do not show whether the user owns the courses 1 and 2. */
const unclear = { [syllabusOf('1')]: () => json({}, 500), [syllabusOf('2')]: () => json({}, 500) };

describe('[F40] a course whose transaction has no known result', () => {
  test.for(WAYS)('[§4.20] is marked as unknown and not sent again after %s', async ([, answer]) => {
    const shop = openShop(three(), { ...at('2', answer), ...unclear });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown' });
    expect(shop.purchases.getState()).toEqual({ busy: false, unknown: ['2'], gone: [] });
    expect(shop.left()).toContain('2');

    delete shop.server.answers[BUY];
    await shop.buy();
    await expect(shop.buy()).resolves.toEqual({ kind: 'unknown', error: null });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.owned()).toEqual(['1', '3']);
    expect(shop.left()).toEqual(['2']);
  });

  test.for([
    ['does not stop the other purchases if the connection failed', dropped, ['1', '2', '3']],
    ['stops the other purchases if the server failed', () => json({}, 500), ['1', '2']],
  ] as const)('%s', async ([, answer, sent]) => {
    const shop = openShop(three(), { ...at('2', answer), ...unclear });
    await shop.buy();
    expect(shop.sentIds()).toEqual(sent);
  });

  test('stops the other purchases if the server cannot be reached for the check afterwards', async () => {
    const shop = openShop(three(), { ...at('2', dropped), [PROFILE]: dropped });
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown', error: { kind: 'network' } });
    expect(shop.sentIds()).toEqual(['1', '2']);
  });

  test('counts as bought if the profile lists the course', async () => {
    const shop = openShop(three(), {
      ...at('2', dropped),
      [PROFILE]: () => json({ ...profile, purchased_courses: [1, 2] }),
    });
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '2', '3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.purchases.getState().unknown).toEqual([]);
    expect(JSON.parse(shop.storage.values.get(JOURNAL_KEY) ?? '')).toEqual([]);
  });

  test('is sent again only at the user’s request', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), ...unclear });
    await shop.buy();
    delete shop.server.answers[BUY];
    shop.purchase.forget('1');
    expect(shop.purchases.getState().unknown).toEqual([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
    expect(shop.sent()).toHaveLength(2);
  });

  test('is not sent again if the server cannot be reached for the check before it', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), ...unclear });
    await shop.buy();
    delete shop.server.answers[BUY];
    shop.purchase.forget('1');
    shop.server.answers[PROFILE] = dropped;
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { kind: 'network' } });
    expect(shop.sent()).toHaveLength(1);
  });

  test('is checked at the next click and, if it is not owned, bought at the click after that', async () => {
    const shop = openShop(three(), { ...at('2', dropped), ...unclear });
    await shop.buy();
    delete shop.server.answers[BUY];
    shop.server.answers[syllabusOf('2')] = () => json({}, 403);
    await expect(shop.buy()).resolves.toEqual({ kind: 'changed' });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.purchases.getState().unknown).toEqual([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2'] });
  });

  test('[F71] is not marked for the next user of the device, who can buy it', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), ...unclear });
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

describe('[F93] the syllabus resolves a purchase without a response', () => {
  test.for(WAYS)('if the syllabus opens after %s, the course counts as bought', async ([, answer]) => {
    const shop = openShop(three(), { ...at('2', answer), [syllabusOf('2')]: () => json([]) });
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1', '2', '3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(shop.bought).toEqual(['1', '2', '3']);
    expect(shop.storage.values.get(JOURNAL_KEY)).toBe('[]');
  });

  test('if the syllabus is refused, the course is not owned and the other courses are bought', async () => {
    const shop = openShop(three(), at('2', dropped));
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { kind: 'network' } });
    expect(shop.purchases.getState()).toEqual({ busy: false, unknown: [], gone: [] });
    expect([shop.owned(), shop.left()]).toEqual([['1', '3'], ['2']]);
  });

  test('if the syllabus opens at the second check, the course is not bought again', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    delete shop.server.answers[BUY];
    shop.server.answers[syllabusOf('1')] = () => json([]);
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
    expect(shop.sentIds()).toEqual(['1']);
    expect(shop.left()).toEqual([]);
  });

  test('if the syllabus is refused twice, the course is bought again', async () => {
    const shop = openShop([course('1')], at('1', dropped));
    await shop.buy();
    delete shop.server.answers[BUY];
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['1'] });
    expect(shop.sent()).toHaveLength(2);
  });

  test('the syllabus is not used for staff, who may read every syllabus', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), [syllabusOf('1')]: () => json([]) });
    shop.storage.values.set(USER_KEY, JSON.stringify(storedUser({ is_superuser: true })));
    await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown' });
    expect(shop.owned()).toEqual([]);
  });

  test('the syllabus is not requested after another user has signed in', async () => {
    const shop = openShop([course('1')], { ...at('1', dropped), [syllabusOf('1')]: () => json([]) });
    shop.server.answers[PROFILE] = () => {
      shop.storage.values.set(USER_KEY, JSON.stringify(otherUser()));
      return json({ ...profile, purchased_courses: ['1'] });
    };
    await expect(shop.buy()).resolves.toEqual({ kind: 'signedOut' });
    expect(shop.server.count(syllabusOf('1'))).toBe(0);
    expect([readPurchased(shop.store, '1'), readPurchased(shop.store, '2')]).toEqual([[], []]);
  });

  test.for([
    ['the syllabus opens', () => json([]), { owned: ['1'], unknown: [] }],
    ['the syllabus is refused', () => json({}, 403), { owned: [], unknown: [] }],
    ['there is no response', dropped, { owned: [], unknown: ['1'] }],
  ] as const)('when the basket opens again, the syllabus is requested: %s', async ([, answer, expected]) => {
    const shop = openShop([course('1')], { [syllabusOf('1')]: answer });
    createJournal(shop.storage.tab()).lost('1', '1');
    const stop = shop.purchase.start();
    await vi.waitFor(() => expect(shop.server.count(syllabusOf('1'))).toBe(1));
    await settled();
    const { unknown } = shop.purchases.getState();
    expect({ owned: shop.owned(), unknown }).toEqual(expected);
    stop();
  });
});

describe('[F41] a reload in the middle of a purchase', () => {
  async function interrupted() {
    const shop = openShop(three(), { ...at('2', hanging), ...unclear });
    const asked = vi.waitFor(() => expect(shop.sent()).toHaveLength(2));
    // A real reload releases the locks of the old page. The test cannot reload a page, so the first purchase takes no
    // lock. The simulated reloaded page can then take the lock at once.
    const request = vi
      .spyOn(navigator.locks, 'request')
      .mockImplementation(((_: string, __: object, hold: () => Promise<void>) => hold()) as never);
    void shop.buy();
    await asked;
    request.mockRestore();
    delete shop.server.answers[BUY];
    return { shop, reloaded: shop.open() };
  }

  test('[§4.20] keeps bought courses, marks the interrupted purchase, and leaves the rest in the basket', async () => {
    const { shop, reloaded } = await interrupted();
    reloaded.purchase.start();
    await vi.waitFor(() => expect(reloaded.purchases.getState()).toEqual({ busy: false, unknown: ['2'], gone: [] }));
    expect(reloaded.owned()).toEqual(['1']);
    expect(reloaded.left()).toEqual(['2', '3']);
    await expect(reloaded.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
  });

  test('makes another open tab mark the interrupted purchase as unknown', async () => {
    const { shop, reloaded: other } = await interrupted();
    await expect(other.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['3'] });
    expect(shop.sentIds()).toEqual(['1', '2', '3']);
    expect(other.purchases.getState().unknown).toEqual(['2']);
  });

  test('does not mark a purchase as unknown if its response had already arrived', async () => {
    const shop = openShop(three());
    createJournal(shop.storage.tab()).sent('1', '1');
    shop.session.own(['1']);
    shop.purchase.start();
    await expect(shop.buy()).resolves.toEqual({ kind: 'bought', courseIds: ['2', '3'] });
    expect(shop.purchases.getState().unknown).toEqual([]);
  });
});

test('[F41] a page that opens during a purchase in another tab does not mark the purchase as unknown', async () => {
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

test('[F66] a purchase fails immediately if the connection is lost during the price check', async () => {
  const connection = stubConnection(true);
  const lose = () => {
    connection.set(false);
    return dropped();
  };
  const shop = openShop([course('1')], { 'GET /courses/1/': lose });
  await expect(shop.buy()).resolves.toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(shop.sent()).toEqual([]);
});

test('[F40] [F66] if the connection is lost during the profile check, the purchase is immediately marked as unknown', async () => {
  const connection = stubConnection(true);
  const lose = () => {
    connection.set(false);
    return dropped();
  };
  const shop = openShop([course('1')], { ...at('1', dropped), [PROFILE]: lose });
  await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown' });
  expect(shop.purchases.getState().unknown).toEqual(['1']);
});

test('[F40] [F66] a lost connection immediately marks the current purchase as unknown and stops the rest', async () => {
  const connection = stubConnection(true);
  const lose = () => {
    connection.set(false);
    return dropped();
  };
  const shop = openShop(three(), at('2', lose));
  await expect(shop.buy()).resolves.toMatchObject({ kind: 'unknown' });
  expect(shop.purchases.getState()).toEqual({ busy: false, unknown: ['2'], gone: [] });
  expect(shop.sentIds()).toEqual(['1', '2']);
});
