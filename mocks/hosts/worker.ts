import { setupWorker } from 'msw/browser';
import type { UnhandledFrameHandle } from 'msw';
import { keepWorld } from '../data/persistence.ts';
import { createWorld } from '../server/world.ts';
import { applySearch } from './address.ts';
import { browserStore } from './browserStore.ts';

/**
 * Starts the mock API inside the page, for a demo that is only static files: its data outlive a reload and reach the other
 * tabs, and the `mock` words of `search` say how it behaves from now on. Throws with a message for developers where there
 * is no worker's script at the address `script`.
 */
export async function startMockWorker(script: string, search: string): Promise<void> {
  await requireScript(script);
  const world = createWorld();
  await keepWorld(world, browserStore()).catch((cause: unknown) =>
    console.warn('The data of the mock API end with this page; nothing can keep them:', cause),
  );
  await applySearch(world, search);
  const worker = setupWorker(...world.handlers);
  await worker.start({ quiet: true, serviceWorker: { url: script }, onUnhandledFrame: refuseUnhandled });
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
