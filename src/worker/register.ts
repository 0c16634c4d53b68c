import { isSavingData } from '../lib/preloading.ts';
import { createStore } from '../lib/store.ts';
import { setting } from '../settings.ts';

/** Whether this tab should offer to load a newer version of the site (product §11). */
export const newVersion = createStore(false);

/** Whether the site can open offline in this browser. Initially true. */
export const opensOffline = createStore(true);

const HOUR = 3_600_000;
// The time in milliseconds after which an open tab offers to load a newer version.
const OLD = 48 * HOUR;

/**
 * Registers the offline service worker, and checks for newer versions while the tab is open (product §11). If the
 * browser is set to save data, the worker is registered only if `isAsked` is true. `isAsked` is true when the user
 * stores a course.
 */
export async function registerWorker(isAsked = false): Promise<void> {
  const { serviceWorker } = navigator;
  // Only built pages have a `data-entry` script. The static demo uses the mock's worker instead.
  const isBuilt = document.querySelector('script[data-entry]') !== null && !import.meta.env['VITE_DEMO'];
  if (!isBuilt || (isSavingData() && !isAsked)) return;
  if (!serviceWorker || setting('VITE_OFFLINE') === 'off') return opensOffline.setState(false);
  const startedAt = Date.now();
  const base = import.meta.env.BASE_URL;
  const script = `${base}sw.js`;
  try {
    // A worker left over from the static demo would mock the server, so it is removed. A worker with another scope
    // belongs to another application.
    const other = await serviceWorker.getRegistration(base);
    const isReplaced = other?.active && new URL(other.active.scriptURL).pathname !== script;
    if (isReplaced && new URL(other.scope).pathname === base) return void (await other.unregister());
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    // If there is no worker any more, its installation has failed, for instance because the storage is full.
    const check = () =>
      opensOffline.setState(Boolean(registration.installing ?? registration.waiting ?? registration.active));
    check();
    registration.installing?.addEventListener('statechange', check);
    setInterval(() => {
      void registration.update().catch(() => undefined);
      if (registration.waiting && Date.now() - startedAt > OLD) newVersion.setState(true);
    }, HOUR);
  } catch (cause) {
    // Some browsers refuse to register workers, for instance in private windows. The site also works without a worker.
    console.warn('The service worker was not registered', cause);
    opensOffline.setState(false);
  }
}
