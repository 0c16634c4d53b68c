import * as v from 'valibot';
import { coursesApi, type Course } from '../api/courses.ts';
import { SETTLE, withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { Session } from '../session/session.ts';

/** The local-storage key of a visitor's basket (product §3). The key of a user's basket also contains the user's id. */
export const BASKET_KEY = 'basket';

const LOCK = 'academy-basket';

const parse = (value: unknown): Course[] => [
  ...new Map(v.parse(coursesApi.list.response, value).map((course) => [course.id, course])).values(),
];

/** The courses chosen for purchase, shared by all tabs (product §4). */
export type Basket = ReturnType<typeof createBasket>;

/**
 * Stores one basket per user and one for visitors in `store`. At log-in the visitor's courses move to the user's
 * basket. Only the valid courses of a stored basket are kept.
 */
export function createBasket(store: KeyValueStore, session?: Pick<Session, 'getState' | 'subscribe' | 'reload'>) {
  const owner = () => session?.getState().user?.id ?? null;
  const keyOf = (userId: string | null) => (userId === null ? BASKET_KEY : `${BASKET_KEY}:${userId}`);
  const kept = (userId: string | null) => readJson(store, keyOf(userId), parse) ?? [];

  // Set if the user's basket was merged with the visitor's, but could not be stored. `by` is the user's id. `text` is
  // the visitor's stored basket, which must not be merged again.
  let unkept: { by: string; text: string | null } | null = null;

  function read(userId: string | null): readonly Course[] {
    const own = kept(userId);
    if (userId === null || (unkept?.by === userId && unkept.text === store.get(BASKET_KEY))) return own;
    return [...own, ...kept(null).filter(({ id }) => !own.some((course) => course.id === id))];
  }

  let shownFor = owner();
  const shown = createStore(read(shownFor));
  const adopt = () => {
    shownFor = owner();
    shown.setState(read(shownFor));
  };

  /**
   * Changes a stored basket under a lock. `of` is the id of the basket's owner, by default the signed-in user. If `of`
   * is null, the owner is the user who is signed in when the lock is granted, or else the visitor.
   */
  function change(update: (courses: readonly Course[]) => readonly Course[], of = owner()): Promise<void> {
    return withLock(
      LOCK,
      async () => {
        // Another tab may have logged in or out, and its storage event may not have arrived here yet.
        session?.reload();
        const userId = of ?? owner();
        const isSignedIn = userId === owner();
        const before = isSignedIn ? read(userId) : kept(userId);
        const after = update(before);
        // The visitor's courses move only to the user who is signed in now.
        const merges = isSignedIn && userId !== null && store.get(BASKET_KEY) !== null;
        if (after !== before || merges) {
          const isKept = writeJson(store, keyOf(userId), after);
          if (merges && isKept) store.remove(BASKET_KEY);
          else if (merges) unkept = { by: userId, text: store.get(BASKET_KEY) };
        }
        adopt();
      },
      { settle: SETTLE },
    );
  }

  return {
    /** For `useSyncExternalStore`. */
    getState: shown.getState,
    subscribe: shown.subscribe,
    /** Follows changes in other tabs and in the session until the returned function is called. */
    start() {
      const takeOver = () => {
        if (owner() === shownFor) return;
        adopt();
        // The visitor's courses now belong to the user. This call moves them to the user's stored basket.
        if (shownFor !== null && store.get(BASKET_KEY) !== null) void change((courses) => courses);
      };
      const stops = [
        session?.subscribe(takeOver),
        store.subscribe((key) => {
          if (key === null || key === BASKET_KEY || key === keyOf(owner())) adopt();
        }),
      ];
      // A page that the browser restores from its back/forward cache has missed the changes in other tabs.
      globalThis.addEventListener?.('pageshow', adopt);
      return () => {
        stops.forEach((stop) => stop?.());
        globalThis.removeEventListener?.('pageshow', adopt);
      };
    },
    /**
     * Adds a course at position `at`, by default at the end. Resolves with whether the course was added or was already
     * present (product §4).
     */
    async add(course: Course, at = Infinity): Promise<'added' | 'present'> {
      let outcome: 'added' | 'present' = 'added';
      await change((before) => {
        if (!before.some(({ id }) => id === course.id)) return before.toSpliced(at, 0, course);
        outcome = 'present';
        return before;
      });
      return outcome;
    },
    /** Removes the courses with these ids. `of` is the id of the basket's owner, who may no longer be signed in. */
    remove: (ids: readonly string[], of?: string) =>
      change((before) => before.filter(({ id }) => !ids.includes(id)), of),
    /** Replaces courses in the basket with the server's current versions. */
    update: (fresh: readonly Course[]) =>
      change((before) => before.map((course) => fresh.find(({ id }) => id === course.id) ?? course)),
    /** Reads the basket from the storage again, and returns it. */
    reload() {
      adopt();
      return shown.getState();
    },
  };
}

/** The purchase state that screens show. */
export interface PurchaseState {
  /** Whether a purchase is in progress in this tab. */
  busy: boolean;
  /** Ids of courses whose latest purchase has an unknown result. */
  unknown: readonly string[];
  /** Ids of courses that the server no longer sells. */
  gone: readonly string[];
}

/** The store of the purchase state. Only the basket page loads the code that changes the state (`purchase.ts`). */
export type Purchases = ReturnType<typeof createPurchases>;

export const createPurchases = () => createStore<PurchaseState>({ busy: false, unknown: [], gone: [] });
