import type { World } from '../world.ts';

/** A `fetch` that asks `world` without any network, for tests in Node. Relative addresses count as local. */
export function mockFetch(world: World): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = await world.handle(new Request(new URL(address, 'http://127.0.0.1'), init));
    if (!response) throw new TypeError(`Nothing answers ${address}`);
    if (response.type === 'error') throw new TypeError('The connection was dropped');
    return response;
  };
}
