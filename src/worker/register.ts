import { isSavingData } from '../lib/preloading.ts';
import { createStore } from '../lib/store.ts';
import { setting } from '../settings.ts';

/** Whether this tab should be offered a newer version of the site (product §11). */
export const newVersion = createStore(false);

/** Whether the site opens offline in this browser, as far as is known. */
export const opensOffline = createStore(true);

const HOUR = 3_600_000;
// Milliseconds after which a tab offers the new version.
const OLD = 48 * HOUR;

/**
 * Registers the offline service worker, and checks for newer versions while the tab is open (product §11). A user who
 * saves data gets it only if it `isAsked` for, by storing a course.
 */
export async function registerWorker(isAsked = false): Promise<void> {
  const { serviceWorker } = navigator;
  // Only built pages have an entry chunk. The demo has its own worker.
  const isBuilt = document.querySelector('script[data-entry]') !== null && !import.meta.env['VITE_DEMO'];
  if (!isBuilt || (isSavingData() && !isAsked)) return;
  if (!serviceWorker || setting('VITE_OFFLINE') === 'off') return opensOffline.setState(false);
  const startedAt = Date.now();
  const script = `${import.meta.env.BASE_URL}sw.js`;
  try {
    // A demo's leftover worker would mock the server. It is removed at the next start.
    const [other] = await serviceWorker.getRegistrations();
    if (other?.active && new URL(other.active.scriptURL).pathname !== script) return void (await other.unregister());
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    setInterval(() => {
      void registration.update().catch(() => undefined);
      if (registration.waiting && Date.now() - startedAt > OLD) newVersion.setState(true);
    }, HOUR);
  } catch (cause) {
    // Browsers refuse workers in private windows, for instance. The site works without one.
    console.warn('The service worker was not registered', cause);
    opensOffline.setState(false);
  }
}
