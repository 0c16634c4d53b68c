import { http, type UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { keepWorld } from '../data/persistence.ts';
import { answerFrom } from '../server/answer.ts';
import { World } from '../server/world.ts';
import { applySearch } from './address.ts';
import { browserStore } from './browserStore.ts';

/**
 * Starts the mock in the page, for a demo of static files. All tabs share its data, which survive reloads. The `mock`
 * words of `search` are its settings. Throws if the worker script is missing.
 */
export async function startMockWorker(script: string, search: string): Promise<void> {
  await requireScript(script);
  const world = new World();
  await keepWorld(world, browserStore()).catch((cause: unknown) =>
    console.warn('The data of the mock end with this page, since nothing can keep them:', cause),
  );
  await applySearch(world, search);
  const worker = setupWorker(http.all('*/api/*', ({ request }) => answerFrom(world, request)));
  await worker.start({ quiet: true, serviceWorker: { url: script }, onUnhandledFrame: refuseUnhandled });
}

/** Fails unanswered requests to the API. Others pass. */
export const refuseUnhandled: UnhandledFrameHandle = ({ frame }) => {
  const { request } = frame.data as { request?: Request };
  if (request && new URL(request.url).pathname.startsWith('/api/')) {
    throw new Error(`The mock API has no answer for ${request.method} ${request.url}`);
  }
};

/** Throws unless `address` serves a script. A static host may send its page instead. */
export async function requireScript(address: string, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<void> {
  const response = await fetch(address, { headers: { Accept: 'text/javascript' } }).catch(() => null);
  const type = response?.headers.get('Content-Type') ?? '';
  if (response?.ok && /javascript/.test(type)) return;
  const found = response ? `${response.status} ${type}` : 'no answer';
  throw new Error(
    `The mock API cannot start: there is no worker script at ${address} (${found}). Serve msw's mockServiceWorker.js there.`,
  );
}
