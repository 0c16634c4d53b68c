import { useEffect, useSyncExternalStore } from 'react';
import * as brand from '../../brand/brand.ts';
import { blogsApi } from '../api/blogs.ts';
import { coursesApi, type Course } from '../api/courses.ts';
import { departmentsApi } from '../api/departments.ts';
import { ApiError } from '../api/errors.ts';
import { fetchPicture } from '../api/picture.ts';
import { studyApi, type Lesson } from '../api/study.ts';
import { once } from '../lib/once.ts';
import { indexedDbShelf } from '../lib/shelf.ts';
import { resolveMedia } from '../lib/url.ts';
import type { KeptCourse } from '../offline/keptCourse.ts';
import { clearViews } from '../offline/lastView.ts';
import { createKeptCourses, type KeptCourses, type Source } from '../offline/keptCourses.ts';
import { KEPT_KEY } from '../session/storedUser.ts';
import { useData } from './DataProvider.tsx';

/**
 * Opens a channel to the other tabs. Null in Safari before 15.4, and in Firefox if cookies are blocked. Other tabs then
 * show changes only after a reload.
 */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The courses stored on this device for offline use. The tabs notify each other of changes. */
export const keptCourses = once(() => {
  const tabs = channelOf('academy-kept');
  const shelves = {
    courses: indexedDbShelf<KeptCourse>('keptCourses'),
    lessons: indexedDbShelf<Lesson>('keptLessons'),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const kept = createKeptCourses(shelves, Date.now, () => tabs?.postMessage(''));
  tabs?.addEventListener('message', () => void kept.read());
  return kept;
});

const NONE: ReturnType<KeptCourses['getState']> = { userId: null, courses: [], running: [], problems: {} };

/**
 * Returns the signed-in user's stored courses, and functions that change them (product §11). Other users do not see
 * these courses.
 */
export function useKeptCourses() {
  const { client, local, viewer } = useData();
  const kept = keptCourses();
  const state = useSyncExternalStore(kept.subscribe, kept.getState, kept.getState);
  useEffect(() => void kept.open(viewer), [kept, viewer]);
  const isOwn = viewer !== null && state.userId === viewer;
  // Marks in the storage that this user has stored courses. The user then stays signed in if the site starts offline.
  const count = state.courses.length;
  useEffect(() => {
    if (!isOwn) return;
    if (count > 0) local.set(KEPT_KEY + viewer, '');
    else local.remove(KEPT_KEY + viewer);
  }, [isOwn, count, local, viewer]);

  /** Removes one course, or all courses if no id is given. Resolves with false if the browser refuses. */
  async function remove(courseId?: string): Promise<boolean> {
    const isRemoved = viewer === null || (await kept.remove(viewer, courseId));
    await clearViews();
    return isRemoved;
  }
  const source: Source = {
    chapters: (id, signal) =>
      client.call(studyApi.syllabus, { query: { course_id: id } }, { signal }).catch(async (error: unknown) => {
        const isStored = kept.getState().courses.some(({ course }) => course.id === id);
        if (isStored && error instanceof ApiError && error.isForbidden) await remove(id);
        throw error;
      }),
    lesson: (id, signal) => client.call(studyApi.lesson, { params: { id } }, { signal }),
    async picture(address, signal) {
      const resolved = resolveMedia(address, client.base);
      return resolved === null ? null : fetchPicture(resolved, signal);
    },
  };
  return {
    // While `state.userId` is null, no stored courses have been read yet. The state then has only the downloads that
    // this user has started, and their problems.
    ...(isOwn || state.userId === null ? state : NONE),
    keep(course: Course) {
      if (viewer === null) return;
      void kept.keep(viewer, course, source);
      // The service worker stores the responses, so that lists and the search work offline, too.
      for (const { list } of [coursesApi, departmentsApi, ...(brand.blog ? [blogsApi] : [])])
        void client.call(list, {}, { ahead: true }).catch(() => undefined);
    },
    update: (course: Course) => void (viewer !== null && kept.update(viewer, course, source)),
    stop: (courseId: string) => void (viewer !== null && kept.stop(viewer, courseId)),
    remove,
  };
}
