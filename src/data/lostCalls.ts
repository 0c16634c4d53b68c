import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';

/** How to find out whether a call that had no answer did its work. */
export interface Recovery<E extends Endpoint> {
  /** What is already known on the device that looks like the outcome of the call. */
  known: (input: Input<E>) => readonly Output<E>[];
  /** The same, as the server has it now. */
  find: (input: Input<E>) => Promise<readonly Output<E>[]>;
}

/** Calls of a user whose answers were lost: for each, how much that looked like its outcome was there before it was sent. */
export type LostCalls = Map<string, number>;

/**
 * Sends a call by `send`. One whose answer was lost is looked for first when it is sent once more: it may have arrived, and
 * would be done twice.
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
