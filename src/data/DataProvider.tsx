import { createSafeContext } from '@mantine/core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Client } from '../api/client.ts';
import { callOf, type Endpoint } from '../api/endpoint.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { CourseCache } from './courseCache.ts';
import { takingOver, useRenewal, type Rendered } from './rendered.ts';
import type { LostCalls } from './lostCalls.ts';
import { createSharedRequests, type SharedRequests } from './sharedRequests.ts';

interface DataSources {
  client: Client;
  courseCache: CourseCache;
  /** What outlives the browser session, such as drafts, and what ends with it. */
  local: KeyValueStore;
  tab: KeyValueStore;
  /** What the page brought along, if it was rendered ahead. */
  rendered: Rendered | undefined;
}

interface Data extends DataSources {
  /** Id of the user whose answers may be shown; null for a visitor. */
  viewer: string | null;
  requests: SharedRequests;
  /** Names of the answers that came with the page and are fresh still; SWR asks for none of them. */
  held: Set<string>;
  lost: LostCalls;
}

/** `useData`: the client, who looks on, and what is kept for them; throws outside `DataProvider`. */
export const [DataContext, useData] = createSafeContext<Data>('There is no DataProvider above');

/** The key of an answer in the cache: the call, what it was asked with, and whose answer it is where it is personal. */
export type AnswerKey = readonly [call: string, input: unknown, viewer: string | null];

/** The key under which the answer of `endpoint` to `input` is kept for `viewer`. */
export function keyOf(endpoint: Endpoint, input: unknown, viewer: string | null): AnswerKey {
  return [callOf(endpoint), input, (endpoint.auth ?? 'none') === 'none' ? null : viewer];
}

/** Gives the tree its client and a cache of its own; what a viewer alone may see is dropped when the viewer changes. */
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

/** Renews what the page brought along, and lets go of what a viewer alone may see. */
function Upkeep({ rendered, held, viewer }: Pick<Data, 'rendered' | 'viewer'> & { held: Set<string> }) {
  useRenewal(rendered, held);
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

/** Did the page bring along only the first rows of a long list? Then it counts nothing before the whole list is there. */
export function usePartial(): boolean {
  return (useData().rendered?.partial?.length ?? 0) > 0;
}
