import { Course } from '../api/courses.ts';
import { withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The key of the basket in local storage: a list of full courses (product §3). */
export const BASKET_KEY = 'basket';

const LOCK = 'academy-basket';
const none: readonly Course[] = [];
// Another tab may still read its own stale copy of the storage right after the lock is let go.
const SETTLE = 50;

function parse(value: unknown): Course[] | null {
  if (!Array.isArray(value)) return null;
  const courses = value.map((item) => Course.safeParse(item).data).filter((course) => course !== undefined);
  return [...new Map(courses.map((course) => [course.id, course])).values()];
}

/** The courses chosen for purchase; one list for all tabs of this browser (product §4). */
export type Basket = ReturnType<typeof createBasket>;

/** Keeps the basket in `store`. A corrupt basket is an empty one. */
export function createBasket(store: KeyValueStore) {
  const read = () => readJson(store, BASKET_KEY, parse) ?? [];
  let courses: readonly Course[] = read();
  const listeners = new Set<() => void>();

  function adopt(next: readonly Course[]) {
    courses = next;
    listeners.forEach((listener) => listener());
  }

  /** Changes the list as it now is in the storage, one tab at a time. */
  function change(update: (courses: readonly Course[]) => readonly Course[]): Promise<void> {
    return withLock(
      LOCK,
      async () => {
        const before = read();
        const after = update(before);
        if (after !== before) writeJson(store, BASKET_KEY, after);
        adopt(after);
      },
      { settle: SETTLE },
    );
  }

  return {
    /** For `useSyncExternalStore`. */
    getState: () => courses,
    /** What a page that was rendered ahead knows. */
    getEmptyState: () => none,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the other tabs; the returned function stops that. */
    start: () =>
      store.subscribe((key) => {
        if (key === null || key === BASKET_KEY) adopt(read());
      }),
    /** Appends a course unless one with its id is there; says which it was (product §4). */
    async add(course: Course): Promise<'added' | 'present'> {
      let outcome: 'added' | 'present' = 'added';
      await change((before) => {
        if (!before.some(({ id }) => id === course.id)) return [...before, course];
        outcome = 'present';
        return before;
      });
      return outcome;
    },
    /** Removes the courses with these ids. */
    remove: (...ids: string[]) => change((before) => before.filter(({ id }) => !ids.includes(id))),
    /** Puts the server's version in the place of courses that are in the basket. */
    update: (fresh: readonly Course[]) =>
      change((before) => before.map((course) => fresh.find(({ id }) => id === course.id) ?? course)),
    /** The basket as it now is in the storage. */
    reload() {
      adopt(read());
      return courses;
    },
  };
}
