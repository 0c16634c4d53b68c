import { useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Endpoint, Input, Output } from '../api/endpoint.ts';
import type { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { keyOf, useData, type AnswerKey } from './DataProvider.tsx';

/** The state of one answer. */
export interface Answer<Data> {
  data: Data | undefined;
  /** The error of the last attempt. Unset during a retry if there is no data yet. */
  error: ApiError | undefined;
  /** True until the first answer, also after `retry`. */
  isLoading: boolean;
  /** True while any request for it runs. */
  isValidating: boolean;
  retry: () => void;
}

/**
 * Requests `endpoint` and caches its answer. `null` sends no request, nor does a call that needs a log-in without one
 * (product 6.7). A request is aborted when no component waits for it.
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

/** The answer cached under `key`, fetched by `request`. `null` sends no request. */
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
    // Hides a row that the server no longer has, even if an older answer is cached.
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
