import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import * as brand from '../../../brand/brand.ts';
import { blogsApi } from '../../api/blogs.ts';
import { coursesApi, publicCourse } from '../../api/courses.ts';
import { departmentsApi } from '../../api/departments.ts';
import type { Endpoint, Input } from '../../api/endpoint.ts';
import { keyOf, useData } from '../../data/DataProvider.tsx';
import { isSavingData } from '../../lib/preloading.ts';
import { isOnline } from '../../lib/online.ts';
import { idOf } from '../../lib/url.ts';
import { type PathPattern } from '../../pages.ts';
import { paths } from '../../paths.ts';

// The time that a link must be hovered, touched or focused before its data are prefetched, in milliseconds.
const INTENT = 80;

type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => void;

/** The first request of each page whose data are prefetched. `id` is the parameter in the page's URL. */
const firstCalls: readonly (readonly [PathPattern, (ask: Ask, id: string) => void])[] = [
  ...(brand.blog ? ([[paths.blogs, (ask: Ask) => ask(blogsApi.list, {})]] as const) : []),
  [paths.courses, (ask) => ask(coursesApi.list, { query: {} })],
  ['/departments/:id', (ask, id) => ask(departmentsApi.read, { params: { id } })],
  ['/purchase/:courseId', (ask, id) => ask(publicCourse, { params: { id } })],
];

/** Prefetches the data for the page at `address`. Waits briefly, so that passing over a link sends no request. */
export function LinkData({ address }: { address: string }) {
  const { client, courseCache, requests, viewer } = useData();
  const { cache } = useSWRConfig();

  useEffect(() => {
    const ask: Ask = (endpoint, input) => {
      const key = keyOf(endpoint, input, viewer);
      const isKnown = cache.get(unstable_serialize(key))?.data !== undefined;
      if (isKnown || (endpoint.path === coursesApi.list.path && courseCache.read()) || !isOnline() || isSavingData())
        return;
      // A failure is ignored, because the page itself will request the data again and show the error.
      requests
        .prepare(JSON.stringify(key), (tries) => client.call(endpoint, input, { ...tries, ahead: true }))
        .catch(() => undefined);
    };
    const path = `/${address.slice(import.meta.env.BASE_URL.length)}`;
    const [[, askFirst] = [], found] =
      firstCalls.map((call) => [call, matchPath(call[0], path)] as const).find(([, match]) => match) ?? [];
    const timer = setTimeout(() => askFirst?.(ask, idOf(Object.values(found?.params ?? {})[0] ?? '')), INTENT);
    return () => clearTimeout(timer);
  }, [address, cache, client, courseCache, requests, viewer]);
  return null;
}
