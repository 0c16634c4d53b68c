import { useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Endpoint, Input, Output } from '../api/endpoint.ts';
import type { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { keyOf, useData, type AnswerKey } from './DataProvider.tsx';

/** What a screen knows of one answer. */
export interface Answer<Data> {
  data: Data | undefined;
  /** Why the last try failed; unset while another is under way and there is nothing to show yet. */
  error: ApiError | undefined;
  /** True while the first answer is awaited, also after `retry`. */
  isLoading: boolean;
  /** True while any request for it is under way. */
  isValidating: boolean;
  /** Asks again. */
  retry: () => void;
}

/**
 * Asks for `endpoint` and keeps its answer. Nothing is asked for `null`, nor what needs a log-in while nobody is signed in
 * (product 6.7). A request nobody waits for any more is aborted.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options: SWRConfiguration<Output<E>, ApiError> = {},
): Answer<Output<E>> {
  const { client, viewer } = useData();
  const mayAsk = input !== null && (endpoint.auth !== 'required' || viewer !== null);
  return useAnswer(
    mayAsk ? keyOf(endpoint, input, viewer) : null,
    (tries) => client.call(endpoint, input as Input<E>, tries),
    options,
  );
}

/** The answer that is kept under `key`, asked for by `request`; `null` asks for nothing. */
export function useAnswer<Data>(
  key: AnswerKey | null,
  request: (tries: Tries) => Promise<Data>,
  options: SWRConfiguration<Data, ApiError> = {},
): Answer<Data> {
  const { requests } = useData();
  const name = key === null ? null : JSON.stringify(key);
  const ask = () => requests.send(name ?? '', request);
  const { data, error, isValidating, mutate } = useSWR<Data, ApiError, AnswerKey | null>(key, ask, options);
  useEffect(() => (name === null ? undefined : requests.wait(name)), [name, requests]);

  const isLoading = key !== null && data === undefined && (isValidating || error?.kind === 'aborted');
  return {
    // What the server no longer has is not shown, even if a former answer is still kept.
    data: error?.isNotFound ? undefined : data,
    error: isLoading || error?.kind === 'aborted' ? undefined : error,
    isLoading,
    isValidating,
    retry() {
      requests.insist(name ?? '');
      void mutate().catch(() => undefined);
    },
  };
}
