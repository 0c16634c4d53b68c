import { setupWorker } from 'msw/browser';
import type { UnhandledFrameHandle } from 'msw';
import { keepWorld, type SnapshotStore } from '../data/persistence.ts';
import type { World } from '../server/types.ts';
import { createWorld } from '../server/world.ts';
import { applySearch } from './address.ts';

interface WorkerOptions {
  /** Address of the worker's script. Default `/mockServiceWorker.js`. */
  script?: string;
  /** Where database and settings outlive a reload and reach the other tabs; without it, every load begins with the seed. */
  store?: () => Promise<SnapshotStore>;
  /** The page's query; what its `mock` words say is how the server behaves from now on. */
  search?: string;
}

/**
 * Starts the mock API inside the page, for a demo that is only static files. Throws with a message for developers where
 * the worker's script is missing.
 */
export async function startMockWorker({
  script = '/mockServiceWorker.js',
  store,
  search = '',
}: WorkerOptions = {}): Promise<World> {
  await requireScript(script);
  const world = createWorld();
  if (store) {
    await store()
      .then((opened) => keepWorld(world, opened))
      .catch((cause: unknown) =>
        console.warn('The data of the mock API end with this page; nothing can keep them:', cause),
      );
  }
  await applySearch(world, search);
  const worker = setupWorker(...world.handlers);
  await worker.start({ quiet: true, serviceWorker: { url: script }, onUnhandledFrame: refuseUnhandled });
  return world;
}

/** Fails every request to the API that no handler answers, and lets all others through. */
export const refuseUnhandled: UnhandledFrameHandle = ({ frame }) => {
  const { request } = frame.data as { request?: Request };
  if (request && new URL(request.url).pathname.startsWith('/api/')) {
    throw new Error(`The mock API has no answer for ${request.method} ${request.url}`);
  }
};

/** Throws unless there is a script at `address`: a static host sends its page for what it does not have. */
export async function requireScript(address: string, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<void> {
  const response = await fetch(address, { headers: { Accept: 'text/javascript' } }).catch(() => null);
  const type = response?.headers.get('Content-Type') ?? '';
  if (response?.ok && /javascript/.test(type)) return;
  const found = response ? `${response.status} ${type}` : 'no answer';
  throw new Error(
    `The mock API cannot start: there is no worker script at ${address} (${found}). Serve msw's mockServiceWorker.js there.`,
  );
}
