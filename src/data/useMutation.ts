import { useRef, useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { callOf, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import { ApiError } from '../api/errors.ts';
import { useSessionActions } from '../session/SessionProvider.tsx';
import { useData, type AnswerKey } from './DataProvider.tsx';
import { sendUnlessArrived, type Recovery } from './lostCalls.ts';
import { useHere } from './useHere.ts';
import { useReload } from './useReload.ts';

/** The outcome of a write. */
export type Outcome<Data> =
  | { status: 'done'; data: Data }
  /** If `error.isUncertain` is true, the server may have acted anyway. */
  | { status: 'failed'; error: ApiError }
  /** Show nothing: another call was in progress, the call was cancelled, or the screen or the user has changed. */
  | { status: 'ignored' };

interface MutationOptions<E extends Endpoint, Shown> {
  /** The endpoints to revalidate after a success. */
  reloads?: readonly Endpoint[];
  /** An optimistic value in the cache. It is rolled back on failure. */
  shows?: { key: AnswerKey; expected: () => Shown; settled: (answer: Output<E>) => Shown };
  /** Called with the response and the input after each success, even if the user has left the screen. */
  onDone?: (answer: Output<E>, input: Input<E>) => void;
  /** Called once, before the first token refresh of a call. */
  onRenew?: () => void;
  /** Finds out whether a call with an unknown result succeeded, before it is sent again. Default: no check. */
  recovery?: Recovery<E>;
}

/** Functions that `useMutation` calls while it sends a write. */
export type MutationHandlers<E extends Endpoint> = Pick<MutationOptions<E, unknown>, 'onDone' | 'onRenew'>;

const IGNORED = { status: 'ignored' } as const;

/** Sends writes, one at a time, and reports their progress (product §4). */
export function useMutation<E extends Endpoint, Shown = unknown>(
  endpoint: E,
  { reloads = [], shows, onDone, onRenew, recovery }: MutationOptions<E, Shown> = {},
) {
  const { client, viewer, lost, tab } = useData();
  const session = useSessionActions();
  const reload = useReload();
  const here = useHere();
  const underWay = useRef<{ settled: Promise<unknown>; abort: AbortController } | null>(null);
  const [busy, setBusy] = useState(false);
  const [uploaded, setUploaded] = useState<number | null>(null);

  // A call belongs to the user who was signed in when the call was made.
  const isAnothers = () => {
    const { user } = session.getState();
    return user !== null && user.id !== viewer;
  };
  const isLate = () => !here.current || isAnothers();

  const { trigger } = useSWRMutation<Output<E>, ApiError, AnswerKey, [Input<E>, AbortSignal], Shown>(
    shows?.key ?? [callOf(endpoint), null, viewer],
    (_, { arg: [input, signal] }) => {
      const send = async () => {
        // The user may have changed during the recovery's check.
        if (isAnothers()) throw new ApiError('aborted');
        return client.call(endpoint, input, { signal, onRenew, onProgress: endpoint.form && setUploaded });
      };
      return recovery ? sendUnlessArrived({ endpoint, input, viewer }, { lost, tab }, recovery, send) : send();
    },
    shows ? { optimisticData: shows.expected, populateCache: shows.settled, revalidate: false } : { revalidate: false },
  );

  async function perform(input: Input<E>, signal: AbortSignal): Promise<Outcome<Output<E>>> {
    try {
      const data = await trigger([input, signal]);
      onDone?.(data, input);
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
    /** Sends the call. Until the response arrives, further calls are ignored. API errors become outcomes. */
    send(input: Input<E>): Promise<Outcome<Output<E>>> {
      // `underWay` is a ref, because React state would change too late for two calls in one task.
      if (underWay.current) return underWay.current.settled.then(() => IGNORED);
      if (isAnothers()) return Promise.resolve(IGNORED);
      const abort = new AbortController();
      setBusy(true);
      const settled = perform(input, abort.signal);
      underWay.current = { settled, abort };
      return settled;
    },
    busy,
    /** The fraction of the current upload sent so far, from 0 to 1. Null when nothing is being uploaded. */
    uploaded,
    /** Cancels the call. Its outcome is `ignored`. */
    cancel: () => underWay.current?.abort.abort(),
  };
}
