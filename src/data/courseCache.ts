import * as v from 'valibot';
import { Course } from '../api/courses.ts';
import { rowsOf } from '../api/schemas.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

const KEY = 'courses';
const VERSION = 2;
const FRESH_FOR = 600_000;
// A list with more courses than this is cached only in memory. A longer list might exceed the storage quota, and
// writing it would block the page.
const MOST = 2_000;

const Kept = v.object({
  version: v.literal(VERSION),
  viewer: v.nullable(v.string()),
  at: v.number(),
  courses: rowsOf(Course),
});

/** The course list that is cached for this browser session (product §4). */
export type CourseCache = ReturnType<typeof createCourseCache>;

/** Stores the course list in `store` for one `viewer`. A list that is corrupt or of another version is dropped. */
export function createCourseCache(store: KeyValueStore, viewer: () => string | null, now: () => number) {
  // The list is parsed only once, because it may be long and every render reads it.
  let kept: v.InferOutput<typeof Kept> | null = null;
  const drop = () => {
    kept = null;
    store.remove(KEY);
  };
  return {
    /**
     * Returns the cached list of the current viewer, or null. It is `fresh` for ten minutes. An older list is still
     * shown, but is revalidated.
     */
    read() {
      kept ??= readJson(store, KEY, (value) => v.parse(Kept, value));
      if (!kept) return null;
      if (kept.viewer !== viewer()) {
        drop();
        return null;
      }
      const age = now() - kept.at;
      return { courses: kept.courses, fresh: age >= 0 && age <= FRESH_FOR };
    },
    write(courses: readonly Course[]) {
      drop();
      kept = { version: VERSION, viewer: viewer(), at: now(), courses: [...courses] };
      if (courses.length <= MOST) writeJson(store, KEY, kept);
    },
    drop,
  };
}
