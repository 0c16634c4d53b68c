import { mockFetch } from './hosts/direct.ts';
import type { WorldOptions } from './server/world.ts';
import { createWorlds } from './server/worlds.ts';

/**
 * Creates a mock for a test in Vitest, Playwright or plain Node, in this project or another. Mocks do not share data.
 * Mocks with the same `seed` have the same random failures.
 */
export function createMock(options: WorldOptions & { most?: number } = {}) {
  const worlds = createWorlds(options);
  return {
    world: worlds.main,
    /** The worlds by name. Each is an independent server. `/w/phone/api` belongs to the world `worlds.of('phone')`. */
    worlds,
    /** A `fetch` that needs no network. Paths begin with `/api/` or `/w/NAME/api/`. */
    fetch: mockFetch(worlds),
    /** Serves the mock over HTTP, with CORS. Port 0 chooses a free port. */
    async listen(port = 0) {
      // Imported on demand, so that this module also loads in browsers, which can use only the `fetch` above.
      const [{ createServer }, { listen, listenerFor }] = await Promise.all([
        import('node:http'),
        import('./hosts/server.ts'),
      ]);
      const server = createServer(listenerFor(worlds));
      return {
        base: `http://127.0.0.1:${await listen(server, port, '127.0.0.1')}/api`,
        async close() {
          server.closeAllConnections();
          await server[Symbol.asyncDispose]();
        },
      };
    },
  };
}
