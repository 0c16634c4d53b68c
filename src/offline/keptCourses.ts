import type { Course } from '../api/courses.ts';
import { ApiError } from '../api/errors.ts';
import type { Chapter, Lesson } from '../api/study.ts';
import { withLock } from '../lib/locks.ts';
import { askToPersist, type Shelf } from '../lib/shelf.ts';
import { createStore } from '../lib/store.ts';
import { Erased, problemOf, type KeepProblem } from './keepProblem.ts';
import { bytesOf, isSettled, isWhole, lessonsOf, withoutLesson, type KeptCourse } from './keptCourse.ts';

const AT_ONCE = 4;

const warn = (cause: unknown) => console.warn('A stored course was not changed', cause);

/** The requests that download a course. They reject with an `ApiError`. */
export interface Source {
  chapters(courseId: string, signal: AbortSignal): Promise<Chapter[]>;
  lesson(lessonId: string, signal: AbortSignal): Promise<Lesson>;
  /** Loads a picture. Resolves with null if it does not load. */
  picture(address: string, signal: AbortSignal): Promise<Blob | null>;
}

interface Shelves {
  /** The stored courses and lessons. Keys consist of a user's id and the id of the course or lesson. */
  courses: Shelf<KeptCourse>;
  lessons: Shelf<Lesson>;
}

interface State {
  /** The id of the user whose courses are listed. Null for a visitor, or until the courses have been read. */
  userId: string | null;
  courses: readonly KeptCourse[];
  /** Ids of the courses that this tab is downloading. */
  running: readonly string[];
  problems: Readonly<Record<string, KeepProblem>>;
}

const keyOf = (userId: string, id: string) => `${encodeURIComponent(userId)}/${id}`;

/** The courses stored for offline reading (product §11). */
export type KeptCourses = ReturnType<typeof createKeptCourses>;

/**
 * Stores the courses of each user. A download first stores a course with its list of lessons. Then it stores each
 * lesson and marks it as stored, so that an interrupted download can continue. `tell` notifies other tabs of changes.
 */
export function createKeptCourses({ courses, lessons }: Shelves, now = Date.now, tell: () => void = () => undefined) {
  const store = createStore<State>({ userId: null, courses: [], running: [], problems: {} });
  const controllers = new Map<string, AbortController>();
  // The id of the user whose courses were requested last. The state gets this id after the courses have been read.
  let reader: string | null = null;
  let readsUnderWay = 0;

  function show(change: Partial<State>) {
    store.setState({ ...store.getState(), ...change });
  }

  /**
   * Reads a user's courses from the storage into the state. Default: the user of the previous call. If the user has
   * changed, the downloads of the previous user stop.
   */
  async function read(userId = reader) {
    if (userId !== reader) {
      reader = userId;
      controllers.forEach((controller) => controller.abort());
      controllers.clear();
      show({ userId: null, courses: [], running: [], problems: {} });
    }
    readsUnderWay += 1;
    const found = userId === null ? [] : await courses.startingWith(keyOf(userId, '')).catch(() => null);
    readsUnderWay -= 1;
    // After a failed read, the state stays unchanged, because an empty list would mean that nothing is stored.
    if (userId !== reader || found === null) return;
    show({ userId, courses: found.map(([, course]) => sameCover(course)).toSorted((a, b) => b.since - a.since) });
    // If another tab has completed a course, this tab's download problem for that course is outdated.
    forget((id) => found.some(([, stored]) => stored.course.id === id && isWhole(stored)));
  }

  /** Removes the download problems of the courses that `isMeant` selects. */
  function forget(isMeant: (courseId: string) => boolean) {
    const problems = Object.entries(store.getState().problems).filter(([id]) => !isMeant(id));
    show({ problems: Object.fromEntries(problems) });
  }

  /** Keeps the cover's blob from the previous read, because a new blob of the same picture would need a new URL. */
  function sameCover(kept: KeptCourse): KeptCourse {
    const { course, since } = kept;
    const isSame = (each: KeptCourse) =>
      each.course.id === course.id && each.since === since && each.course.cover === course.cover;
    return { ...kept, cover: kept.cover && (store.getState().courses.find(isSame)?.cover ?? kept.cover) };
  }

  async function refresh(userId: string) {
    if (reader === userId) await read();
    tell();
  }

  /** Removes the lessons that belong to none of the user's stored courses. */
  async function removeUnlisted(userId: string) {
    const start = keyOf(userId, '');
    const listed = (await courses.startingWith(start)).flatMap(([, course]) => lessonsOf(course));
    const keys = new Set(listed.map(({ id }) => keyOf(userId, id)));
    await lessons.remove((await lessons.keys(start)).filter((key) => !keys.has(key)));
  }

  async function bring(userId: string, course: Course, source: Source, signal: AbortSignal, fail: typeof warn) {
    const key = keyOf(userId, course.id);
    const before = await courses.get(key);
    if ((await courses.startingWith(keyOf(userId, ''))).length === 0) void askToPersist();
    const chapters = await source.chapters(course.id, signal);
    // Read again, because a lesson may have been removed during the request.
    const stored = await courses.get(key);
    const ids = chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id));
    const kept = Object.fromEntries(Object.entries(stored?.kept ?? {}).filter(([id]) => ids.includes(id)));
    const cover = stored?.course.cover === course.cover ? stored.cover : null;
    // A course that was removed meanwhile, in this or another tab, must not be stored again.
    if (before && !stored) throw new Erased('The course was deleted');
    signal.throwIfAborted();
    // Ends here if the learner has stopped the download in another tab and lessons are missing. A lesson that the
    // course no longer contains, or that the server has refused, does not count as missing.
    if (stored?.isPaused && !isSettled(stored, ids)) return;
    await courses.set(key, { course, chapters, kept, cover, since: stored?.since ?? now(), isPaused: false });
    if (before && Object.keys(kept).length < Object.keys(before.kept).length) await removeUnlisted(userId);
    await refresh(userId);
    const missing = ids.filter((id) => !kept[id]);
    const refusals = new Map<string, unknown>();
    async function bringCover(address: string) {
      const loaded = await source.picture(address, signal);
      if (!loaded || signal.aborted) return;
      await courses.change(key, (value) => ({ ...value, cover: loaded }));
      await refresh(userId);
    }
    async function work() {
      for (let id = missing.shift(); id !== undefined; id = missing.shift()) {
        const lesson = await source.lesson(id, signal).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.isDenied)) throw error;
          refusals.set(id, error);
        });
        // A lesson that the server refuses does not stop the download of the other lessons.
        if (!lesson) continue;
        signal.throwIfAborted();
        await lessons.set(keyOf(userId, lesson.id), lesson);
        const facts = { bytes: bytesOf(lesson), hasVideo: lesson.video !== null };
        await courses.change(key, (value) => ({ ...value, kept: { ...value.kept, [lesson.id]: facts } }));
        await refresh(userId);
        const stored = await courses.get(key);
        if (!stored) throw new Erased('The course was deleted');
        // The user may have stopped the download in another tab, which cannot abort this tab's signal.
        if (stored.isPaused) missing.length = 0;
      }
    }
    const parts = Array.from({ length: AT_ONCE }, work);
    if (cover === null && course.cover !== null) parts.push(bringCover(course.cover));
    await Promise.all(parts.map((part) => part.catch(fail)));
    if (refusals.size > 0 && !signal.aborted) {
      // Unless the course is paused, each later visit would request the refused lessons again.
      await courses.change(key, (value) => ({ ...value, isPaused: true, refused: [...refusals.keys()] }));
      await refresh(userId);
      fail([...refusals.values()][0]);
    }
    // If the course was removed meanwhile, nothing lists its lessons any more, so they are removed here.
    if (!(await courses.get(key))) {
      await removeUnlisted(userId);
      throw new Erased('The course was deleted');
    }
  }

  async function download(userId: string, course: Course, source: Source, mustBeStored = false): Promise<void> {
    if (controllers.has(course.id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const key = keyOf(userId, course.id);
    controllers.set(course.id, controller);
    forget((id) => id === course.id);
    show({ running: [...controllers.keys()] });
    const fail = (cause: unknown) => {
      if (signal.aborted) return;
      console.warn('A course could not be stored', cause);
      show({ problems: { ...store.getState().problems, [course.id]: problemOf(cause) } });
      // The first failure aborts the other requests.
      controller.abort();
    };
    const work = async () => {
      if (signal.aborted || (mustBeStored && !(await courses.get(key)))) return;
      if (!mustBeStored) await courses.change(key, (value) => ({ ...value, isPaused: false }));
      await bring(userId, course, source, signal, fail);
    };
    await withLock(`academy-keep:${key}`, work, { patience: Infinity }).catch(fail);
    if (controllers.get(course.id) === controller) controllers.delete(course.id);
    show({ running: [...controllers.keys()] });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    read,
    /** Reads a user's courses, unless they have been read or are being read. */
    open: (userId: string | null) =>
      userId === reader && (readsUnderWay > 0 || store.getState().userId === userId) ? undefined : read(userId),
    /** Resolves with the stored version of a lesson. Undefined if there is none. */
    lesson: (userId: string, lessonId: string) => lessons.get(keyOf(userId, lessonId)).catch(() => undefined),
    /**
     * Downloads a course or its missing lessons. Four lessons are requested at a time. Two tabs never download the same
     * course at once. Never rejects.
     */
    keep: (userId: string, course: Course, source: Source) => download(userId, course, source),
    /** Downloads the missing lessons of a stored course. Does not store a course that was removed. Never rejects. */
    update: (userId: string, course: Course, source: Source) => download(userId, course, source, true),
    /** Stops a download. The download continues only at the user's request. */
    async stop(userId: string, courseId: string) {
      controllers.get(courseId)?.abort();
      // A stopped download that still waits for another tab to release the course's lock does not count as running.
      controllers.delete(courseId);
      show({ running: [...controllers.keys()] });
      await courses.change(keyOf(userId, courseId), (value) => ({ ...value, isPaused: true })).catch(warn);
      await refresh(userId);
    },
    /** Replaces a lesson if the lesson is already stored. */
    renew: (userId: string, lesson: Lesson) =>
      lessons.change(keyOf(userId, lesson.id), () => lesson).catch(() => undefined),
    /** Removes a course with its lessons, or all courses. Resolves with false if the browser refuses. Never rejects. */
    async remove(userId: string, courseId = ''): Promise<boolean> {
      const isMeant = (id: string) => courseId === '' || id === courseId;
      // The download stops first, because it could otherwise store the course after the removal.
      if (userId === reader) controllers.forEach((controller, id) => isMeant(id) && controller.abort());
      const hasNone = userId === reader && !store.getState().courses.some(({ course }) => isMeant(course.id));
      try {
        const found = await courses.startingWith(keyOf(userId, courseId));
        await courses.remove(found.filter(([, { course }]) => isMeant(course.id)).map(([key]) => key));
        await removeUnlisted(userId);
      } catch {
        // If IndexedDB is unavailable, no course is listed, so there is nothing to remove.
        return hasNone;
      }
      if (userId === reader) forget(isMeant);
      await refresh(userId);
      return true;
    },
    /** Removes a lesson that the server no longer gives to the user. */
    async dropLesson(userId: string, lessonId: string) {
      const affected = store.getState().courses.filter(({ kept }) => kept[lessonId]);
      const changes = affected.map(({ course }) => courses.change(keyOf(userId, course.id), withoutLesson(lessonId)));
      await Promise.all([lessons.remove([keyOf(userId, lessonId)]), ...changes]).catch(warn);
      await refresh(userId);
    },
    /** Returns the courses whose download was interrupted, but not stopped by the user. */
    interrupted: () => store.getState().courses.filter((course) => !isWhole(course) && !course.isPaused),
  };
}
