import { createSafeContext } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type State } from 'swr';
import type { Client } from '../api/client.ts';
import { coursesApi } from '../api/courses.ts';
import { callOf, isPublic, type Endpoint, type Input, type Output } from '../api/endpoint.ts';
import type { ApiError } from '../api/errors.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { CourseCache } from './courseCache.ts';
import { takingOver, useRenewal, type Rendered } from './rendered.ts';
import type { LostCalls } from './lostCalls.ts';
import { createSharedRequests, type SharedRequests } from './sharedRequests.ts';

interface DataSources {
  client: Client;
  courseCache: CourseCache;
  /** The web storage. `local` is `localStorage`, and `tab` is `sessionStorage`. */
  local: KeyValueStore;
  tab: KeyValueStore;
  /** The data with which the page was prerendered. Undefined if the page was not prerendered. */
  rendered: Rendered | undefined;
}

interface Data extends DataSources {
  /** Id of the user whose personal data may be shown. Null for a visitor. */
  viewer: string | null;
  requests: SharedRequests;
  /** The SWR keys of prerendered data that are still fresh. SWR does not request these data. */
  held: Set<string>;
  lost: LostCalls;
}

/** The API client, the viewer and the caches. The hook throws outside `DataProvider`. */
export const [DataContext, useData] = createSafeContext<Data>('DataProvider is missing');

/**
 * The SWR key of a response: the method and path of its call, the input, and the viewer if the response is personal.
 */
export type AnswerKey = readonly [call: string, input: unknown, viewer: string | null];

export function keyOf(endpoint: Endpoint, input: unknown, viewer: string | null): AnswerKey {
  return [callOf(endpoint), input, isPublic(endpoint) ? null : viewer];
}

/** Returns a function that reads the cached state of a call. The state is undefined if the call has no key yet. */
export function useCached() {
  const { viewer } = useData();
  const { cache } = useSWRConfig();
  return <E extends Endpoint>(endpoint: E, input: Input<E>): State<Output<E>, ApiError> | undefined =>
    cache.get(unstable_serialize(keyOf(endpoint, input, viewer)));
}

/** Provides the API client and a cache. Personal data are dropped when the viewer changes. */
export function DataProvider({ sources, children }: { sources: DataSources; children: ReactNode }) {
  const viewer = useSession().user?.id ?? null;
  const { rendered } = sources;
  const [requests] = useState(createSharedRequests);
  const [lost] = useState<LostCalls>(() => new Map());
  const [{ cache, held, middleware }] = useState(() => takingOver(rendered));
  const data = useMemo(() => ({ ...sources, viewer, requests, held, lost }), [sources, viewer, requests, held, lost]);
  return (
    <DataContext value={data}>
      <SWRConfig
        value={{ provider: () => cache, use: [middleware], shouldRetryOnError: false, focusThrottleInterval: 60_000 }}
      >
        <Upkeep rendered={rendered} held={held} viewer={viewer} />
        {children}
      </SWRConfig>
    </DataContext>
  );
}

const isCourseList = (key: unknown) => Array.isArray(key) && key[0] === callOf(coursesApi.list);

/** Revalidates prerendered data, and drops personal data when the viewer changes. */
function Upkeep({ rendered, held, viewer }: Pick<Data, 'rendered' | 'viewer'> & { held: Set<string> }) {
  useRenewal(rendered, held);
  const { cache, mutate } = useSWRConfig();
  const previous = useRef(viewer);
  // A layout effect, so that no page is painted without its courses.
  useLayoutEffect(() => {
    const left = previous.current;
    previous.current = viewer;
    if (left === viewer) return;
    // The stored course list belonged to the former viewer, so lists that were read from it are requested.
    void mutate((key) => isCourseList(key) && cache.get(unstable_serialize(key))?.data === undefined);
    if (left === null) return;
    // No component uses the former viewer's keys any more, so this call only frees memory, and sends no requests.
    void mutate((key) => Array.isArray(key) && key[2] === left, undefined);
  }, [viewer, cache, mutate]);
  return null;
}

/**
 * Returns whether `data` are only the first rows of a prerendered list. The length of the list is unknown until the
 * whole list has loaded.
 */
export function usePartial(data: unknown): boolean {
  const { rendered } = useData();
  return rendered?.partial?.some((key) => rendered.answers[key] === data) === true;
}
