import * as v from 'valibot';
import { coursesApi, type Course } from '../api/courses.ts';
import { SETTLE, withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { Session } from '../session/session.ts';

/** The key of a visitor's basket in local storage (product §3). A user's key ends in their id. */
export const BASKET_KEY = 'basket';

const LOCK = 'academy-basket';

const parse = (value: unknown): Course[] => [
  ...new Map(v.parse(coursesApi.list.response, value).map((course) => [course.id, course])).values(),
];

/** The courses chosen for purchase, shared by all tabs (product §4). */
export type Basket = ReturnType<typeof createBasket>;

/**
 * Stores the baskets in `store`: one for each user, and a visitor's, which passes to the user at log-in. A corrupt
 * basket counts as empty.
 */
export function createBasket(store: KeyValueStore, session?: Pick<Session, 'getState' | 'subscribe' | 'reload'>) {
  const owner = () => session?.getState().user?.id ?? null;
  const keyOf = (userId: string | null) => (userId === null ? BASKET_KEY : `${BASKET_KEY}:${userId}`);
  const kept = (userId: string | null) => readJson(store, keyOf(userId), parse) ?? [];

  function read(userId: string | null): readonly Course[] {
    const own = kept(userId);
    if (userId === null) return own;
    return [...own, ...kept(null).filter(({ id }) => !own.some((course) => course.id === id))];
  }

  let shownFor = owner();
  const shown = createStore(read(shownFor));
  const adopt = () => {
    shownFor = owner();
    shown.setState(read(shownFor));
  };

  /**
   * Changes a basket in the storage under a lock. Default: the basket of the user who is signed in when the lock is
   * granted.
   */
  function change(update: (courses: readonly Course[]) => readonly Course[], of = owner()): Promise<void> {
    return withLock(
      LOCK,
      async () => {
        // Another tab may have logged out or in before this tab was told.
        session?.reload();
        const userId = of ?? owner();
        const isSignedIn = userId === owner();
        const before = isSignedIn ? read(userId) : kept(userId);
        const after = update(before);
        // Only a signed-in user takes over a visitor's basket.
        const merges = isSignedIn && userId !== null && store.get(BASKET_KEY) !== null;
        if (after !== before || merges) writeJson(store, keyOf(userId), after);
        if (merges) store.remove(BASKET_KEY);
        adopt();
      },
      { settle: SETTLE },
    );
  }

  return {
    /** For `useSyncExternalStore`. */
    getState: shown.getState,
    subscribe: shown.subscribe,
    /** Follows the other tabs and the session until the returned function is called. */
    start() {
      const takeOver = () => {
        if (owner() === shownFor) return;
        adopt();
        // The visitor's courses now belong to the user, in all tabs.
        if (shownFor !== null && store.get(BASKET_KEY) !== null) void change((courses) => courses);
      };
      const stops = [
        session?.subscribe(takeOver),
        store.subscribe((key) => {
          if (key === null || key === BASKET_KEY || key === keyOf(owner())) adopt();
        }),
      ];
      return () => stops.forEach((stop) => stop?.());
    },
    /** Adds a course, or puts it back at position `at`. Returns whether it was added or already there (product §4). */
    async add(course: Course, at = Infinity): Promise<'added' | 'present'> {
      let outcome: 'added' | 'present' = 'added';
      await change((before) => {
        if (!before.some(({ id }) => id === course.id)) return before.toSpliced(at, 0, course);
        outcome = 'present';
        return before;
      });
      return outcome;
    },
    /** Removes the courses with these ids. `userId` names a user who may have left meanwhile. */
    remove: (ids: readonly string[], of?: string) =>
      change((before) => before.filter(({ id }) => !ids.includes(id)), of),
    /** Replaces courses in the basket by the server's version. */
    update: (fresh: readonly Course[]) =>
      change((before) => before.map((course) => fresh.find(({ id }) => id === course.id) ?? course)),
    /** The basket as stored now. */
    reload() {
      adopt();
      return shown.getState();
    },
  };
}

/** The purchase state that screens show. */
export interface PurchaseState {
  /** Whether a purchase is running in this tab. */
  busy: boolean;
  /** Ids of courses whose last purchase has an unknown result. */
  unknown: readonly string[];
  /** Ids of courses that the server no longer sells. */
  gone: readonly string[];
}

/** The purchase state, without the code that buys. Only the basket page loads that code. */
export type Purchases = ReturnType<typeof createPurchases>;

export const createPurchases = () => createStore<PurchaseState>({ busy: false, unknown: [], gone: [] });
