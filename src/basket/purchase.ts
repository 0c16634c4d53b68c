import { useEffect, useMemo } from 'react';
import type { Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import { amountOf } from '../course/price.ts';
import { hasLocks, SETTLE, withLock } from '../lib/locks.ts';
import { isOnline } from '../lib/online.ts';
import { readPurchased } from '../session/purchased.ts';
import { useBasketSources, type BasketSources } from './BasketProvider.tsx';
import type { PurchaseState } from './basket.ts';
import { createJournal, JOURNAL_KEY } from './journal.ts';
import { askOwnership } from './ownership.ts';
import { createPayment } from './payment.ts';

const LOCK = 'academy-purchase';

/** The outcome of a purchase (product §4). */
type PurchaseOutcome =
  /**
   * The user now owns every course in the basket that is for sale. `courseIds` were bought now. The user already owned
   * the courses in `owned`.
   */
  | { kind: 'bought'; courseIds: string[]; owned?: string[] }
  | { kind: 'signedOut' }
  /** The basket has a course or a price that the user has not seen. The basket is updated, and nothing was sent. */
  | { kind: 'changed' }
  /** The browser has no Web Locks, so another tab could buy the same courses. Nothing was sent. */
  | { kind: 'unsafe' }
  /** A purchase could not be written to the journal. This purchase and all later ones were not sent. */
  | { kind: 'unkept' }
  /** Nothing in the basket is for sale. */
  | { kind: 'nothing' }
  /** At least one course was not bought. Courses that were not bought stay in the basket. */
  | { kind: 'failed'; error: ApiError }
  /**
   * At least one purchase has an unknown result. The course is marked, and is bought again only at the user's request.
   */
  | { kind: 'unknown'; error: ApiError | null }
  /** A purchase is already in progress in this tab. */
  | { kind: 'busy' };

/** The functions that buy the courses in the basket (product §4). */
export type Purchase = ReturnType<typeof createPurchase>;

/** Returns functions that buy the courses in the basket, one at a time. Only one tab can buy at a time. */
export function createPurchase(sources: BasketSources) {
  const { session, basket, local: store, purchases } = sources;
  const journal = createJournal(store);
  const { getState } = purchases;

  function show(changes: Partial<PurchaseState>) {
    const next = { ...getState(), ...changes };
    if (JSON.stringify(next) !== JSON.stringify(getState())) purchases.setState(next);
  }

  function refresh() {
    const { user, purchased } = session.getState();
    show({ unknown: user ? journal.unknown(user.id).filter((id) => !purchased.includes(id)) : [] });
  }

  /** Records whether a course is no longer for sale, according to the server's latest response. */
  function markGone(courseId: string, isGone: boolean) {
    const others = getState().gone.filter((id) => id !== courseId);
    show({ gone: isGone ? [...others, courseId] : others });
  }

  const { readOffer, pay, confirm } = createPayment(sources, journal, markGone);

  /** Asks the server whether this user's purchases with an unknown result succeeded. */
  async function findOut(userId: string) {
    for (const courseId of journal.unknown(userId)) {
      const ownership = await askOwnership(sources, userId, courseId);
      if (ownership === 'owned') confirm(userId, courseId);
      if (ownership === 'notOwned') journal.doubt(userId, courseId);
    }
    refresh();
  }

  /**
   * Returns the courses that can be bought: not owned, and without an unknown result. Removes owned courses from the
   * basket.
   */
  async function payable(userId: string): Promise<readonly Course[]> {
    const owned = readPurchased(store, userId);
    if (basket.reload().some(({ id }) => owned.includes(id))) await basket.remove(owned);
    return basket.getState().filter(({ id }) => !getState().unknown.includes(id));
  }

  async function payAll(
    userId: string,
    courses: readonly Course[],
    onBought: (course: Course) => void,
  ): Promise<PurchaseOutcome> {
    const courseIds: string[] = [];
    const owned: string[] = [];
    let problem: PurchaseOutcome | undefined;
    for (const course of courses) {
      if (session.getState().user?.id !== userId) return { kind: 'signedOut' };
      const result = await pay(userId, course);
      if (result.kind === 'unkept') return result;
      if (result.kind === 'owned') owned.push(course.id);
      if (result.kind === 'paid') {
        courseIds.push(course.id);
        onBought(course);
      }
      if (result.kind !== 'failed' && result.kind !== 'unknown') continue;
      if (session.getState().user?.id !== userId) return { kind: 'signedOut' };
      if (problem?.kind !== 'unknown') problem = { kind: result.kind, error: result.error };
      if (result.stops) break;
    }
    if (problem) return problem;
    if (courseIds.length + owned.length === 0) return { kind: 'nothing' };
    return { kind: 'bought', courseIds, ...(owned.length > 0 && { owned }) };
  }

  async function run(
    userId: string,
    shown: readonly Course[],
    onBought: (course: Course) => void,
  ): Promise<PurchaseOutcome> {
    const hasLeft = () => session.getState().user?.id !== userId;
    const asked = new Set([...shown, ...basket.getState()].map(({ id }) => id));
    session.reload();
    journal.settle();
    await findOut(userId);
    if (hasLeft()) return { kind: 'signedOut' };
    const courses = await payable(userId);
    const isShown = (course: Course) =>
      shown.some(({ id, ...prices }) => id === course.id && amountOf(prices) === amountOf(course));
    // The page's total does not include courses that are marked as gone. They are read again only to update their rows,
    // and are not bought until the total includes them.
    if (!courses.every((course) => isShown(course) || getState().gone.includes(course.id))) return { kind: 'changed' };
    try {
      const offers = (await Promise.all(courses.map(readOffer))).filter((offer) => offer !== null);
      if (!offers.every(isShown)) {
        await basket.update(offers);
        return { kind: 'changed' };
      }
      if (offers.length > 0) return await payAll(userId, offers, onBought);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return hasLeft() ? { kind: 'signedOut' } : { kind: 'failed', error };
    }
    const left = basket.getState();
    if (left.some(({ id }) => getState().unknown.includes(id))) return { kind: 'unknown', error: null };
    if (left.length > 0) return { kind: 'nothing' };
    return { kind: 'bought', courseIds: [], owned: readPurchased(store, userId).filter((id) => asked.has(id)) };
  }

  return {
    /**
     * Resolves purchases that a closed page left unfinished. Follows the session and other tabs' changes to the journal
     * until the returned function is called.
     */
    start() {
      refresh();
      const settle = async () => {
        journal.settle();
        const { user } = session.getState();
        if (user) await findOut(user.id);
      };
      void withLock(LOCK, settle, { patience: Infinity }).then(refresh);
      const stops = [
        session.subscribe(refresh),
        store.subscribe((key) => {
          if (key === null || key === JOURNAL_KEY) refresh();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
    /**
     * Buys the basket if all its courses and prices are in `shown`, the courses on the screen. Calls `onBought` for
     * each course as soon as it is bought. API errors become outcomes.
     */
    async buy(shown: readonly Course[], onBought: (course: Course) => void): Promise<PurchaseOutcome> {
      if (getState().busy) return { kind: 'busy' };
      const { user } = session.getState();
      if (!user) return { kind: 'signedOut' };
      if (!hasLocks()) return { kind: 'unsafe' };
      if (!isOnline()) return { kind: 'failed', error: new ApiError('offline') };
      // The page's total excludes the courses in `unknown` and `gone`. They are not bought now, even if their state
      // changes during this call.
      const { unknown, gone } = getState();
      const counted = shown.filter(({ id }) => !unknown.includes(id) && !gone.includes(id));
      show({ busy: true });
      try {
        return await withLock(LOCK, () => run(user.id, counted, onBought), { patience: Infinity, settle: SETTLE });
      } finally {
        refresh();
        show({ busy: false });
      }
    },
    /**
     * Allows `buy` to buy a course again although the result of the last purchase is unknown. `buy` first asks the
     * server whether the user owns the course.
     */
    forget(courseId: string) {
      const { user } = session.getState();
      if (user) journal.doubt(user.id, courseId);
      refresh();
    },
    markGone,
  };
}

/**
 * Returns the functions that buy the basket, and resolves purchases that a closed page left unfinished (product §4).
 */
export function usePurchase(): Pick<Purchase, 'buy' | 'forget' | 'markGone'> {
  const sources = useBasketSources();
  const purchase = useMemo(() => createPurchase(sources), [sources]);
  useEffect(() => purchase.start(), [purchase]);
  return purchase;
}
