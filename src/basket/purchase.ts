import { useEffect, useMemo } from 'react';
import { publicCourse, type Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import { transactionsApi } from '../api/transactions.ts';
import { amountOf } from '../course/price.ts';
import { hasLocks, SETTLE, withLock } from '../lib/locks.ts';
import { isOnline } from '../lib/online.ts';
import { readPurchased } from '../session/purchased.ts';
import { useBasketSources, type BasketSources } from './BasketProvider.tsx';
import { createJournal, JOURNAL_KEY } from './journal.ts';

const LOCK = 'academy-purchase';

/** How a purchase ended (product §4). */
export type PurchaseOutcome =
  /** Every course that was to be paid is now owned; these are new. */
  | { kind: 'bought'; courseIds: string[] }
  | { kind: 'signedOut' }
  /** The basket or the server's prices are not what was shown; the basket now shows them and nothing was sent. */
  | { kind: 'changed' }
  /** Other tabs cannot be kept from buying the same (no Web Locks); nothing was sent. */
  | { kind: 'unsafe' }
  /** The browser has no room to note that a purchase is sent, so it was not. */
  | { kind: 'unkept' }
  /** The server refused one course, or there is no connection; those before it are owned, it and the rest stay in the basket. */
  | { kind: 'failed'; error: ApiError }
  /** No answer came for one course; it is marked and never sent again by itself. */
  | { kind: 'unknown' }
  /** A purchase is already under way here. */
  | { kind: 'busy' };

/** Buys what is in the basket (product §4). */
export type Purchase = ReturnType<typeof createPurchase>;

/** Creates the purchase: one transaction for each course, one after the other, one tab at a time. */
export function createPurchase({ client, session, basket, local: store, purchases }: BasketSources) {
  const journal = createJournal(store);
  const { getState, setState } = purchases;

  function refresh(busy = getState().busy) {
    const { user, purchased } = session.getState();
    const unknown = user ? journal.unknown(user.id).filter((id) => !purchased.includes(id)) : [];
    if (busy !== getState().busy || String(unknown) !== String(getState().unknown)) setState({ busy, unknown });
  }

  /** The basket's courses that can be sent: neither owned nor of unknown result. Owned ones leave the basket. */
  async function payable(userId: string): Promise<readonly Course[]> {
    const owned = readPurchased(store, userId);
    if (basket.reload().some(({ id }) => owned.includes(id))) await basket.remove(owned);
    return basket.getState().filter(({ id }) => !getState().unknown.includes(id));
  }

  /** The courses as the server now has them, if their amounts differ from the basket's; else null. */
  async function repriced(courses: readonly Course[]): Promise<Course[] | null> {
    const fresh = await Promise.all(courses.map(({ id }) => client.call(publicCourse, { params: { id } })));
    return String(fresh.map(amountOf)) === String(courses.map(amountOf)) ? null : fresh;
  }

  /** Sends one transaction; 'unknown' where its result cannot be known. Throws what the server refuses. */
  async function pay(userId: string, course: Course): Promise<'paid' | 'unknown' | 'unkept'> {
    if (!journal.sent(userId, course.id)) {
      journal.clear(userId, course.id);
      return 'unkept';
    }
    try {
      await client.call(transactionsApi.create, { body: { course: course.id, amount: amountOf(course) } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isUncertain) {
        journal.clear(userId, course.id);
        throw error;
      }
      journal.lost(userId, course.id);
      // A server that lists the purchases in the profile can still say what became of this one.
      if (isOnline()) await session.readProfile().catch(() => undefined);
      if (!readPurchased(store, userId).includes(course.id)) return 'unknown';
    }
    // It is theirs also if they have logged out meanwhile.
    session.own([course.id], userId);
    await basket.remove([course.id], userId);
    journal.clear(userId, course.id);
    return 'paid';
  }

  async function run(
    userId: string,
    shown: readonly Course[],
    onBought: (course: Course) => void,
  ): Promise<PurchaseOutcome> {
    const isGone = () => session.getState().user?.id !== userId;
    session.reload();
    journal.settle();
    refresh();
    if (isGone()) return { kind: 'signedOut' };
    const courses = await payable(userId);
    if (courses.length === 0 && basket.getState().length > 0) return { kind: 'unknown' };
    const isShown = (course: Course) =>
      shown.some(({ id, ...prices }) => id === course.id && amountOf(prices) === amountOf(course));
    if (!courses.every(isShown)) return { kind: 'changed' };
    try {
      const fresh = await repriced(courses);
      if (fresh) {
        await basket.update(fresh);
        return { kind: 'changed' };
      }
      for (const course of courses) {
        if (isGone()) return { kind: 'signedOut' };
        const result = await pay(userId, course);
        if (result !== 'paid') return { kind: result };
        onBought(course);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return isGone() ? { kind: 'signedOut' } : { kind: 'failed', error };
    }
    return { kind: 'bought', courseIds: courses.map(({ id }) => id) };
  }

  return {
    /** Settles what a closed page left half-way and follows session, basket and other tabs; the returned function stops. */
    start() {
      refresh();
      void withLock(LOCK, async () => journal.settle(), { patience: Infinity }).then(() => refresh());
      const stops = [
        session.subscribe(() => refresh()),
        store.subscribe((key) => {
          if (key === null || key === JOURNAL_KEY) refresh();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
    /** Buys the basket as it is `shown`; `onBought` hears of each course as soon as it is owned. Never throws what the API does. */
    async buy(shown: readonly Course[], onBought: (course: Course) => void): Promise<PurchaseOutcome> {
      if (getState().busy) return { kind: 'busy' };
      const { user } = session.getState();
      if (!user) return { kind: 'signedOut' };
      if (!hasLocks()) return { kind: 'unsafe' };
      if (!isOnline()) return { kind: 'failed', error: new ApiError('offline') };
      refresh(true);
      try {
        return await withLock(LOCK, () => run(user.id, shown, onBought), { patience: Infinity, settle: SETTLE });
      } finally {
        refresh(false);
      }
    },
    /** The user decides to buy a course of unknown result once more. */
    forget(courseId: string) {
      const { user } = session.getState();
      if (user) journal.clear(user.id, courseId);
      refresh();
    },
  };
}

/** How to buy what is in the basket; settles what a closed page left half-way (product §4). */
export function usePurchase(): Pick<Purchase, 'buy' | 'forget'> {
  const sources = useBasketSources();
  const purchase = useMemo(() => createPurchase(sources), [sources]);
  useEffect(() => purchase.start(), [purchase]);
  return purchase;
}
