import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';

/** How to find out whether a call without a response succeeded. */
export interface Recovery<E extends Endpoint> {
  /** Items in the cache that equal the expected result of the call. */
  known: (input: Input<E>) => readonly Output<E>[];
  /** Fetches such items from the server. */
  find: (input: Input<E>) => Promise<readonly Output<E>[]>;
}

/** Calls whose responses were lost. The number is how many equal items existed before the call was sent. */
export type LostCalls = Map<string, number>;

/**
 * Sends a call. If the response to the same call was lost before, first checks whether that call succeeded, so that it
 * is not executed twice.
 */
export async function sendUnlessArrived<E extends Endpoint>(
  { endpoint, input, viewer }: { endpoint: E; input: Input<E>; viewer: string | null },
  lost: LostCalls,
  { known, find }: Recovery<E>,
  send: () => Promise<Output<E>>,
): Promise<Output<E>> {
  const name = JSON.stringify([callOf(endpoint), input, viewer]);
  const before = lost.get(name);
  if (before !== undefined) {
    const arrived = (await find(input))[before];
    if (arrived !== undefined) {
      lost.delete(name);
      return arrived;
    }
  }
  lost.set(name, before ?? known(input).length);
  try {
    const answer = await send();
    lost.delete(name);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.isUncertain)) lost.delete(name);
    throw error;
  }
}
