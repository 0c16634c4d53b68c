import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import useSWR, { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import type { Client } from '../api/client.ts';
import type { CourseCache } from './courseCache.ts';
import type { Endpoint, Input, Output } from '../api/endpoint.ts';
import type { ApiError } from '../api/errors.ts';
import { createFlights, type Flights } from './flights.ts';
import { cacheOf, takingOver, useRenewal, type Rendered } from './rendered.ts';

interface Api {
  client: Client;
  /** Id of the user whose answers may be shown; null for a visitor. */
  viewer: string | null;
  courseCache: CourseCache;
}

const ApiContext = createContext<(Api & { flights: Flights; renderedAt: number | undefined }) | null>(null);

interface ApiProviderProps extends Api {
  /** What the page brought along, if it was rendered ahead. */
  rendered?: Rendered | undefined;
  children: ReactNode;
}

/** Gives the tree its client and a cache of its own; what a viewer alone may see is dropped when the viewer changes. */
export function ApiProvider({ client, viewer, courseCache, rendered, children }: ApiProviderProps) {
  const [flights] = useState(createFlights);
  const [cache] = useState(() => cacheOf(rendered));
  const [{ held, middleware }] = useState(() => takingOver(rendered));
  const renderedAt = rendered?.at;
  const api = useMemo(
    () => ({ client, viewer, courseCache, flights, renderedAt }),
    [client, viewer, courseCache, flights, renderedAt],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig
        value={{ provider: () => cache, use: [middleware], shouldRetryOnError: false, focusThrottleInterval: 30_000 }}
      >
        <Renewal rendered={rendered} held={held} />
        <ViewerGuard viewer={viewer} />
        {children}
      </SWRConfig>
    </ApiContext>
  );
}

function Renewal({ rendered, held }: { rendered: Rendered | undefined; held: Set<string> }) {
  useRenewal(rendered, held);
  return null;
}

type Key = readonly [call: string, input: unknown, viewer: string | null];

const callOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const isPersonal = (endpoint: Endpoint) => endpoint.auth !== undefined && endpoint.auth !== 'none';

function ViewerGuard({ viewer }: { viewer: string | null }) {
  const { mutate } = useSWRConfig();
  const previous = useRef(viewer);
  useEffect(() => {
    const left = previous.current;
    previous.current = viewer;
    if (left === null || left === viewer) return;
    // Nothing shows these any more, so this asks for nothing; it only lets go of them, and of requests for them.
    void mutate((key) => Array.isArray(key) && key[2] === left, undefined);
  }, [viewer, mutate]);
  return null;
}

/** The client, the viewer and the session's course list; throws outside `ApiProvider`. */
export function useApi() {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

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

/** Asks for `endpoint` and keeps its answer; `null` asks for nothing. A request nobody waits for any more is aborted. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
  options: SWRConfiguration<Output<E>, ApiError> = {},
): Answer<Output<E>> {
  const { client, viewer, flights } = useApi();
  const key: Key | null = input === null ? null : [callOf(endpoint), input, isPersonal(endpoint) ? viewer : null];
  const flight = key === null ? null : JSON.stringify(key);
  const { data, error, isValidating, mutate } = useSWR<Output<E>, ApiError, Key | null>(
    key,
    () => flights.fly(flight ?? '', (signal) => client.call(endpoint, input as Input<E>, { signal })),
    options,
  );
  useEffect(() => (flight === null ? undefined : flights.board(flight)), [flight, flights]);

  const isLoading = key !== null && data === undefined && (isValidating || error?.kind === 'aborted');
  return {
    data,
    error: isLoading || error?.kind === 'aborted' ? undefined : error,
    isLoading,
    isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}

/** Returns a function that asks again for every answer of `endpoint` now on the screen. */
export function useReload() {
  const { mutate } = useSWRConfig();
  return (endpoint: Endpoint) => mutate((key) => Array.isArray(key) && key[0] === callOf(endpoint));
}
