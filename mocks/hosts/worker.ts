import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { isObject } from '../../src/lib/keys.ts';
import { keepWorld } from '../data/persistence.ts';
import { answerFrom } from '../server/answer.ts';
import { placeOf } from '../server/router.ts';
import { World } from '../server/world.ts';
import { applySearch } from './address.ts';
import { browserStore } from './browserStore.ts';

/**
 * Starts the mock in the page, for the static demo. All tabs share the mock's data, which survive reloads. The `mock`
 * parameters in `search` set the mock's settings. Throws msw's error if the worker script is missing.
 */
export async function startMockWorker(script: string, search: string): Promise<void> {
  const world = new World();
  await keepWorld(world, browserStore()).catch((cause: unknown) =>
    console.warn('The browser cannot store the mock’s data. They are lost when this page closes:', cause),
  );
  await applySearch(world, search);
  const worker = setupWorker(http.all('*/api/*', ({ request }) => answerFrom(world, request)));
  await worker.start({ quiet: true, serviceWorker: { url: script }, onUnhandledFrame: refuseUnhandled });
}

/** Throws if a request to the API has no handler. All other requests go to the network. */
export function refuseUnhandled({ frame }: { frame: { data: unknown } }): void {
  const request = isObject(frame.data) && frame.data['request'];
  if (request instanceof Request && placeOf(request)) {
    throw new Error(`The mock API has no response for ${request.method} ${request.url}`);
  }
}
