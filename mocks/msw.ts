import { http } from 'msw';
import type { WorldOptions } from './server/world.ts';
import { createWorlds } from './server/worlds.ts';

/** Handlers for msw's `setupServer` or `setupWorker`, and the world that they use. */
export function createHandlers(options: WorldOptions = {}) {
  const worlds = createWorlds(options);
  return { world: worlds.main, handlers: [http.all('*/api/*', ({ request }) => worlds.handle(request))] };
}
