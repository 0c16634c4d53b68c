import * as v from 'valibot';
import { coursesApi, type Course } from '../api/courses.ts';
import { SETTLE, withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { Session } from '../session/session.ts';

/** The key of a visitor's basket in local storage, a list of full courses (product §3); a user's has their id behind it. */
export const BASKET_KEY = 'basket';

const LOCK = 'academy-basket';

const parse = (value: unknown): Course[] => [
  ...new Map(v.parse(coursesApi.list.response, value).map((course) => [course.id, course])).values(),
];

/** The courses chosen for purchase; one list for all tabs of this browser (product §4). */
export type Basket = ReturnType<typeof createBasket>;

/**
 * Keeps the baskets in `store`: each user's own, which nobody else sees, and a visitor's, which becomes the user's at the
 * log-in. A corrupt basket is an empty one.
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
   * Changes a basket in the storage, one tab at a time. Default: the basket of the user who is signed in now, or who signs in
   * before the lock is granted.
   */
  function change(update: (courses: readonly Course[]) => readonly Course[], of = owner()): Promise<void> {
    return withLock(
      LOCK,
      async () => {
        // Another tab may have logged out, or logged somebody in, without this tab having heard of it.
        session?.reload();
        const userId = of ?? owner();
        const isSignedIn = userId === owner();
        const before = isSignedIn ? read(userId) : kept(userId);
        const after = update(before);
        // Only a user who is signed in takes over what a visitor put in.
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
    /** Follows the other tabs and who is signed in; the returned function stops that. */
    start() {
      const takeOver = () => {
        if (owner() === shownFor) return;
        adopt();
        // What the visitor had put in is theirs now, for all tabs.
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
    /** Appends a course, or puts it back in its place `at`, unless one with its id is there; says which it was (product §4). */
    async add(course: Course, at = Infinity): Promise<'added' | 'present'> {
      let outcome: 'added' | 'present' = 'added';
      await change((before) => {
        if (!before.some(({ id }) => id === course.id)) return before.toSpliced(at, 0, course);
        outcome = 'present';
        return before;
      });
      return outcome;
    },
    /** Removes the courses with these ids, from the basket of a user who may have left meanwhile where one is named. */
    remove: (ids: readonly string[], of?: string) =>
      change((before) => before.filter(({ id }) => !ids.includes(id)), of),
    /** Puts the server's version in the place of courses that are in the basket. */
    update: (fresh: readonly Course[]) =>
      change((before) => before.map((course) => fresh.find(({ id }) => id === course.id) ?? course)),
    /** The basket as it now is in the storage. */
    reload() {
      adopt();
      return shown.getState();
    },
  };
}

/** What screens show of purchases. */
export interface PurchaseState {
  /** Is one under way in this tab? */
  busy: boolean;
  /** Ids of courses whose last purchase has an unknown result. */
  unknown: readonly string[];
  /** Ids of courses that the server no longer sells. */
  gone: readonly string[];
}

/** What is known of purchases, kept apart from how to buy, which only the basket's page loads. */
export type Purchases = ReturnType<typeof createPurchases>;

/** Nothing is bought yet. */
export const createPurchases = () => createStore<PurchaseState>({ busy: false, unknown: [], gone: [] });
