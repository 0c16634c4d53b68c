import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useData } from '../../data/DataProvider.tsx';
import { keptCourses } from '../../data/kept.ts';
import { clearViews, storeView, viewOf } from '../../offline/lastView.ts';
import { paths } from '../../paths.ts';

// A page is stored this many milliseconds after it was opened, and whenever the tab is hidden.
const SETTLED = 2000;

/** The storage key for the id of the user who owns the stored views. */
const OWNER_KEY = 'lastViews';

/**
 * Returns whether the page at `path` may be stored: home, the course list, or a page of a stored course. Other public
 * pages already show most of their content before the app starts.
 */
function isStorable(path: string): boolean {
  const { courses } = keptCourses().getState();
  const ofCourses: string[] = courses.flatMap(({ course, kept }) => [
    paths.syllabus(course.id),
    ...Object.keys(kept).map((id) => paths.lesson(id)),
  ]);
  return path === paths.home || path === paths.courses || ofCourses.includes(path);
}

/**
 * Stores the signed-in user's view of the page, so that the service worker can show it at the next visit. Removes the
 * views of a user who is no longer signed in (product §11).
 */
export function KeepView() {
  const { local, viewer } = useData();
  const { pathname, search } = useLocation();
  // While the next page loads, `window.location` already has its path. The router still has the path of the shown page.
  const address = useHref(pathname);

  const store = useEffectEvent(async (userId: string, path: string) => {
    const page = document.querySelector('#root main')?.parentElement;
    const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'];
    if (!page || entry === undefined || !navigator.serviceWorker?.controller || !isStorable(path)) return;
    // A page that is loading, or that an open menu or panel covers, is not stored.
    if (page.querySelector('main .mantine-Skeleton-root, header [aria-expanded="true"]')) return;
    local.set(OWNER_KEY, userId);
    const view = { userId, entry, ...viewOf(page), at: Date.now() };
    await storeView(address, view).catch((cause: unknown) => console.warn('The view was not stored', cause));
    // The user may have logged out meanwhile.
    if (local.get(OWNER_KEY) !== userId) await clearViews();
  });
  useEffect(() => {
    if (viewer === null || search !== '') return undefined;
    const storeNow = () => void store(viewer, pathname);
    const timer = setTimeout(storeNow, SETTLED);
    const leaving = new AbortController();
    const onHide = () => document.hidden && storeNow();
    document.addEventListener('visibilitychange', onHide, { signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [viewer, pathname, search]);

  useEffect(() => {
    const owner = local.get(OWNER_KEY);
    if (owner === null || owner === viewer) return;
    local.remove(OWNER_KEY);
    void clearViews();
  }, [local, viewer]);
  return null;
}
