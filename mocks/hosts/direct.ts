import type { World } from '../server/world.ts';
import { answerFrom } from '../server/answer.ts';

/** Responds to a request. Returns undefined for a URL outside the API. */
export type Answer = (request: Request) => Promise<Response | undefined>;

/** Creates a `fetch` that sends requests to a mock without a network, and accepts relative URLs. */
export function mockFetch(mock: World | { handle: Answer }): typeof globalThis.fetch {
  const answer: Answer = 'handle' in mock ? mock.handle : (request) => answerFrom(mock, request);
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://127.0.0.1'), init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([answer(request), aborted]);
    if (!response) throw new TypeError(`The mock has no route for ${request.url}`);
    if (response.type === 'error') throw new TypeError('The connection was dropped');
    return response;
  };
}
