import type { World } from '../server/types.ts';

/** A `fetch` that asks `mock` without any network, for tests in Node. Relative addresses count as local. */
export function mockFetch(mock: Pick<World, 'handle'>): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const request = new Request(new URL(address, 'http://127.0.0.1'), init);
    const response = await Promise.race([mock.handle(request), calledOff(init?.signal)]);
    if (!response) throw new TypeError(`Nothing answers ${address}`);
    if (response.type === 'error') throw new TypeError('The connection was dropped');
    return response;
  };
}

/** Rejects once the caller gives up, as a real fetch does. A request's own signal would be forgotten with the request. */
function calledOff(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (!signal) return;
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
