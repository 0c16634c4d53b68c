import type { ReactNode } from 'react';
import { createClient } from './api/client.ts';
import { createCourseCache } from './data/courseCache.ts';
import { DataProvider } from './data/DataProvider.tsx';
import type { Rendered } from './data/rendered.ts';
import { createBasket, createPurchases } from './basket/basket.ts';
import { BasketProvider } from './basket/BasketProvider.tsx';
import type { SharedStore } from './lib/sharedStore.ts';
import type { KeyValueStore } from './lib/storage.ts';
import { createSession } from './session/session.ts';
import { SessionProvider } from './session/SessionProvider.tsx';

interface AcademyOptions {
  /** The API's base URL without a trailing slash. */
  base: string;
  /** Persistent storage for user, purchases, basket, journal and learning data. */
  local: KeyValueStore;
  /** Storage that lasts until the tab is closed, for instance for the course list. */
  session: KeyValueStore;
  /** Shares token refreshes between tabs. Default: refreshes are not shared. */
  shared?: SharedStore;
  fetch?: typeof globalThis.fetch;
  /** Headers to send with every API request. */
  headers?: Readonly<Record<string, string>>;
  now?: () => number;
  /** The milliseconds to wait before the first retry of a GET. */
  retryDelay?: number;
  /** The data with which the page was prerendered. */
  rendered?: Rendered;
}

/** Creates the API client, the session, the basket and the other stores. The stores write to `local` and `session`. */
export function createAcademy({ local, session: tab, shared, now = Date.now, rendered, ...api }: AcademyOptions) {
  const client = createClient(api);
  const session = createSession({ client, store: local, shared, now });
  const basket = createBasket(local, session);
  return {
    client,
    session,
    basket,
    purchases: createPurchases(),
    local,
    tab,
    courseCache: createCourseCache(tab, () => session.getState().user?.id ?? null, now),
    rendered,
  };
}

/** The client and stores that the screens use. Each page or story has one academy. */
export type Academy = ReturnType<typeof createAcademy>;

/** Provides an academy to its children. */
export function AcademyProvider({ academy, children }: { academy: Academy; children: ReactNode }) {
  return (
    <SessionProvider session={academy.session}>
      <DataProvider sources={academy}>
        <BasketProvider sources={academy}>{children}</BasketProvider>
      </DataProvider>
    </SessionProvider>
  );
}
