import { setupWorker } from 'msw/browser';
import type { UnhandledFrameHandle } from 'msw';
import { readJson, writeJson, type KeyValueStore } from '../../src/lib/storage.ts';
import { restoreSnapshot, takeSnapshot, type Snapshot } from '../db.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';

interface WorkerOptions extends Omit<WorldOptions, 'seed'> {
  /** Address of the worker's script. Default `/mockServiceWorker.js`. */
  script?: string;
  /** Where the database outlives a reload; without it, every load begins with the seed. */
  store?: KeyValueStore;
}

const KEY = 'mock';

/**
 * Starts the mock API inside the page, for a demo that is only static files. Throws with a message for developers where
 * the worker's script is missing.
 */
export async function startMockWorker({
  script = '/mockServiceWorker.js',
  store,
  ...options
}: WorkerOptions = {}): Promise<World> {
  await requireScript(script);
  // Kept tokens must not be issued a second time, so each load has chance of its own.
  const world = await createWorld({ ...options, seed: Date.now() });
  if (store) await keep(world, store);
  const worker = setupWorker(...world.handlers);
  if (store) {
    const save = () => void writeJson(store, KEY, takeSnapshot(world.db));
    worker.events.on('response:mocked', ({ request }) => {
      if (request.method !== 'GET') save();
    });
    addEventListener('pagehide', save);
  }
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

/** Goes on with the database that `store` kept; one that cannot be read is dropped. */
async function keep(world: World, store: KeyValueStore): Promise<void> {
  const kept = readJson(store, KEY, (value) =>
    (value as Snapshot | null)?.version === 1 ? (value as Snapshot) : null,
  );
  if (!kept) return;
  try {
    await restoreSnapshot(world.db, kept);
  } catch (cause) {
    console.warn('Dropped the kept database of the mock API', cause);
    store.remove(KEY);
    await world.reset();
  }
}
