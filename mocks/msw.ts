import { http } from 'msw';
import type { WorldOptions } from './server/world.ts';
import { createWorlds } from './server/worlds.ts';

/** Creates handlers for msw's `setupServer` or `setupWorker`. `world` is the default mock server. */
export function createHandlers(options: WorldOptions = {}) {
  const worlds = createWorlds(options);
  return { world: worlds.main, handlers: [http.all('*/api/*', ({ request }) => worlds.handle(request))] };
}
