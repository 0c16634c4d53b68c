import { http, type UnhandledFrameHandle } from 'msw';
import { setupWorker } from 'msw/browser';
import { isObject } from '../../src/lib/keys.ts';
import { keepWorld } from '../data/persistence.ts';
import { answerFrom } from '../server/answer.ts';
import { World } from '../server/world.ts';
import { applySearch } from './address.ts';
import { browserStore } from './browserStore.ts';

/**
 * Starts the mock in the page, for a demo of static files. All tabs share its data, which survive reloads. The `mock`
 * words of `search` are its settings. Throws if the worker script is missing, with msw's explanation.
 */
export async function startMockWorker(script: string, search: string): Promise<void> {
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
  const request = isObject(frame.data) && frame.data['request'];
  if (request instanceof Request && new URL(request.url).pathname.startsWith('/api/')) {
    throw new Error(`The mock API has no answer for ${request.method} ${request.url}`);
  }
};
