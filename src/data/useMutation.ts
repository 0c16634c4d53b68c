import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import { useData, type AnswerKey } from './DataProvider.tsx';
import { sendUnlessArrived, type Recovery } from './lostCalls.ts';
import { useHere } from './useHere.ts';

/** What became of a call that changes something. */
export type Outcome<Data> =
  | { status: 'done'; data: Data }
  /** `error.isUncertain` where the server may have acted nevertheless. */
  | { status: 'failed'; error: ApiError }
  /** Nothing is to be said of it: another one was under way, it was cancelled, the screen was left, or another user came. */
  | { status: 'ignored' };

interface MutationOptions<E extends Endpoint, Shown> {
  /** Calls whose answers on the screen are asked for again once this one has succeeded. */
  reloads?: readonly Endpoint[];
  /** A kept value that shows the change at once, and is taken back where the call fails. */
  shows?: { key: AnswerKey; expected: () => Shown; settled: (answer: Output<E>) => Shown };
  /** Keeps what the answer says; called with every success, also where the screen was left. */
  onDone?: (answer: Output<E>) => void;
  /** Called before the call is sent once more with a renewed token. */
  onRenew?: () => void;
  /** Finds what the call brought about if its answer was lost, before it is sent again. Default: it is just sent again. */
  recovery?: Recovery<E>;
}

const IGNORED = { status: 'ignored' } as const;

/** A call that changes something, and how far it is (product §4). */
export function useMutation<E extends Endpoint, Shown = unknown>(
  endpoint: E,
  { reloads = [], shows, onDone, onRenew, recovery }: MutationOptions<E, Shown> = {},
) {
  const { client, viewer, lost } = useData();
  const session = useSessionActions();
  const reload = useReload();
  const here = useHere();
  const underWay = useRef<{ settled: Promise<unknown>; abort: AbortController } | null>(null);
  const [busy, setBusy] = useState(false);
  const [uploaded, setUploaded] = useState<number | null>(null);

  const { trigger } = useSWRMutation<Output<E>, ApiError, AnswerKey, [Input<E>, AbortSignal], Shown>(
    shows?.key ?? [callOf(endpoint), null, viewer],
    (_, { arg: [input, signal] }) => {
      const send = () => client.call(endpoint, input, { signal, onRenew, onProgress: endpoint.form && setUploaded });
      return recovery ? sendUnlessArrived({ endpoint, input, viewer }, lost, recovery, send) : send();
    },
    shows ? { optimisticData: shows.expected, populateCache: shows.settled, revalidate: false } : { revalidate: false },
  );

  // Who asks is whoever was shown then; what they did before may have taken its time.
  const isAnothers = () => {
    const { user } = session.getState();
    return user !== null && user.id !== viewer;
  };
  const isLate = () => !here.current || isAnothers();

  async function perform(input: Input<E>, signal: AbortSignal): Promise<Outcome<Output<E>>> {
    try {
      const data = await trigger([input, signal]);
      onDone?.(data);
      for (const call of reloads) void reload(call).catch(() => undefined);
      return isLate() ? IGNORED : { status: 'done', data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return signal.aborted || isLate() ? IGNORED : { status: 'failed', error };
    } finally {
      underWay.current = null;
      setBusy(false);
      setUploaded(null);
    }
  }

  return {
    /** Sends it, once however often it is called until it is answered; never throws what the API does. */
    send(input: Input<E>): Promise<Outcome<Output<E>>> {
      // State would come too late: two calls may be made in one task.
      if (underWay.current) return underWay.current.settled.then(() => IGNORED);
      if (isAnothers()) return Promise.resolve(IGNORED);
      const abort = new AbortController();
      setBusy(true);
      const settled = perform(input, abort.signal);
      underWay.current = { settled, abort };
      return settled;
    },
    busy,
    /** Which share of an upload has left, from 0 to 1; null where none is under way. */
    uploaded,
    /** Gives the call up; it comes out as `ignored`. */
    cancel: () => underWay.current?.abort.abort(),
  };
}

/** Returns a function that asks again for every answer of `endpoint` now on the screen; the others are forgotten with `forget`. */
export function useReload() {
  const { mutate } = useSWRConfig();
  const { held } = useData();
  return async (endpoint: Endpoint, { forget = false } = {}) => {
    const call = callOf(endpoint);
    // SWR does not know the parts of a key that came with the page.
    for (const name of held) {
      if (!name.startsWith(`@"${call}",`)) continue;
      held.delete(name);
      await (forget ? mutate(name, undefined) : mutate(name));
    }
    const isCall = (key: unknown) => Array.isArray(key) && key[0] === call;
    await (forget ? mutate(isCall, undefined) : mutate(isCall));
  };
}
