import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { Endpoint, Input, Output } from '../api/endpoint.ts';
import type { ApiError } from '../api/errors.ts';
import type { Tries } from '../api/retries.ts';
import { keyOf, useData, type AnswerKey } from './DataProvider.tsx';

/** The data of one endpoint and the state of its request. */
export interface Answer<Data> {
  data: Data | undefined;
  /** The error of the latest attempt. Undefined during a retry if there are no data yet. */
  error: ApiError | undefined;
  /** True while the first data are being requested, even if an earlier attempt has failed. */
  isLoading: boolean;
  /** True while a request is in progress. */
  isValidating: boolean;
  retry: () => void;
}

/**
 * Requests `endpoint` and caches its response. No request is sent if the input is `null`, or if the endpoint requires a
 * log-in and the user is a visitor (product 6.7). A request is aborted when no component waits for the response any
 * more.
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

/** Returns the data that `request` fetches, and caches them under `key`. If `key` is null, no request is sent. */
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

  // If the request failed before this component mounted, or was aborted, it is sent again. SWR itself does not send it
  // while another component uses the key, such as a component of the previous page. A recent failure is only shown.
  // Otherwise, components that mount because of a failure would send requests forever.
  const [earlier, setEarlier] = useState(() => (error && requests.isOld(name ?? '') ? name : null));
  const isEarlier = earlier !== null && earlier === name;
  const isRepeated = isEarlier || (error?.kind === 'aborted' && !isValidating);
  useEffect(() => {
    if (!isRepeated) return;
    const end = () => setEarlier(null);
    if (isValidating) end();
    else void requests.repeat(name ?? '', mutate).then(end, end);
  }, [isRepeated, isValidating, mutate, name, requests]);

  const isHidden = error?.kind === 'aborted' || (isEarlier && !error?.isNotFound);
  const isLoading = key !== null && data === undefined && (isValidating || isHidden);
  return {
    // After a 404, any cached data are outdated, so they are hidden.
    data: error?.isNotFound ? undefined : data,
    error: isLoading || isHidden ? undefined : error,
    isLoading,
    isValidating,
    retry() {
      requests.insist(name ?? '');
      void mutate().catch(() => undefined);
    },
  };
}
