import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { isOnline } from '../lib/online.ts';

/** How to find out whether a call with an unknown result succeeded. */
export interface Recovery<E extends Endpoint> {
  /** The cached items that equal the expected result of the call. Null if no list is cached. */
  known: (input: Input<E>) => readonly Output<E>[] | null;
  /** Asks the server once for the items that equal the expected result. */
  find: (input: Input<E>) => Promise<readonly Output<E>[]>;
}

/** The calls whose results are unknown. Each is mapped to the number of equal items that existed before it was sent. */
export type LostCalls = Map<string, number>;

/**
 * Sends a call. If the result of an earlier, equal call is unknown, this first checks whether that call succeeded, so
 * that it is not executed twice.
 */
export async function sendUnlessArrived<E extends Endpoint>(
  { endpoint, input, viewer }: { endpoint: E; input: Input<E>; viewer: string | null },
  lost: LostCalls,
  { known, find }: Recovery<E>,
  send: () => Promise<Output<E>>,
): Promise<Output<E>> {
  // The check would wait for the connection.
  if (!isOnline()) throw new ApiError('offline');
  const name = JSON.stringify([callOf(endpoint), input, viewer]);
  let before = lost.get(name);
  if (before === undefined) {
    // If the list is not cached, it is requested. Otherwise an older equal item would later count as this call's.
    before = (known(input) ?? (await find(input).catch(() => []))).length;
  } else {
    const arrived = (await find(input))[before];
    if (arrived !== undefined) {
      lost.delete(name);
      return arrived;
    }
  }
  lost.set(name, before);
  try {
    const answer = await send();
    lost.delete(name);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.isUncertain)) lost.delete(name);
    throw error;
  }
}
