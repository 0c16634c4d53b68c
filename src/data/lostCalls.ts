import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { isObject } from '../lib/keys.ts';
import { isOnline } from '../lib/online.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';

/** The functions that find out whether a call with an unknown result succeeded. */
export interface Recovery<E extends Endpoint> {
  /** Returns the cached items that equal the expected result of the call. Null if no list is cached. */
  known: (input: Input<E>) => readonly Output<E>[] | null;
  /** Requests the items that equal the expected result, without retries. */
  find: (input: Input<E>) => Promise<readonly Output<E>[]>;
}

/** Returns a recovery that compares the rows of a list with the call's input. `cached` is the list in the cache, if any. */
export const recoveryIn = <Row, Sent>(
  cached: (input: Sent) => readonly Row[] | undefined,
  request: (input: Sent) => Promise<readonly Row[]>,
  isSame: (row: Row, input: Sent) => boolean,
) => ({
  known: (input: Sent) => cached(input)?.filter((row) => isSame(row, input)) ?? null,
  find: async (input: Sent) => (await request(input)).filter((row) => isSame(row, input)),
});

/** A call whose result is unknown. */
interface LostCall {
  /** The number of equal items that existed before the call was sent. */
  before: number;
  /** The call's own `find`. It is stored, because the `find` of a later call may compare with newer data. */
  find: () => Promise<readonly unknown[]>;
}

/** The calls with unknown results, by endpoint, input and viewer. */
export type LostCalls = Map<string, LostCall>;

/** The storage key of the numbers `before`. They survive a reload of the tab, because the form's draft does, too. */
const KEY = 'lostCalls';

const countsIn = (tab: KeyValueStore) => readJson(tab, KEY, (value) => (isObject(value) ? value : null)) ?? {};

/** Stores a call's number `before`, or removes it if it is undefined. */
function count(tab: KeyValueStore, name: string, before?: number) {
  const { [name]: _, ...others } = countsIn(tab);
  writeJson(tab, KEY, before === undefined ? others : { ...others, [name]: before });
}

/**
 * Sends a call. If the result of an earlier, equal call is unknown, first checks whether the earlier call succeeded, so
 * that the server does not act twice.
 */
export async function sendUnlessArrived<E extends Endpoint>(
  { endpoint, input, viewer }: { endpoint: E; input: Input<E>; viewer: string | null },
  { lost, tab }: { lost: LostCalls; tab: KeyValueStore },
  { known, find }: Recovery<E>,
  send: () => Promise<Output<E>>,
): Promise<Output<E>> {
  // Without a connection, the check below would wait.
  if (!isOnline()) throw new ApiError('offline');
  const name = JSON.stringify([callOf(endpoint), input, viewer]);
  const forget = () => {
    lost.delete(name);
    count(tab, name);
  };
  const before = countsIn(tab)[name];
  const earlier = lost.get(name) ?? (typeof before === 'number' && { before, find: () => find(input) });
  if (earlier) {
    const arrived = (await earlier.find())[earlier.before];
    if (arrived !== undefined) {
      forget();
      return arrived;
    }
  } else {
    // Counts the equal items that already exist, so that none of them counts as this call's result.
    // If they cannot be counted, the call is not recorded. A later check could mistake one of them for its result.
    const equal = known(input) ?? (await find(input).catch(() => null));
    if (equal) {
      lost.set(name, { before: equal.length, find: () => find(input) });
      count(tab, name, equal.length);
    }
  }
  try {
    const answer = await send();
    forget();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.isUncertain)) forget();
    throw error;
  }
}
