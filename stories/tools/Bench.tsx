import { Container } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Academy } from '../../src/academy.tsx';
import { Recommended } from '../../src/pages/HomePage/Recommended.tsx';
import { offerPanel, watchSwr } from '../../mocks/panel/site.ts';
import { WORLD_HEADER } from '../../mocks/server/worlds.ts';

interface BenchProps {
  /** The story's id and academy, from its context. */
  story: { id: string; academy: Academy };
  /** The function that sends the panel's requests. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

const plainFetch: typeof globalThis.fetch = (...asked) => globalThis.fetch(...asked);

/** A part of the site, with the mock panel beside it. Both use the story's mock server. */
export function Bench({ story: { id, academy }, fetch = plainFetch }: BenchProps) {
  const { middleware, renew } = useMemo(() => watchSwr(), []);
  useEffect(() => {
    const send: typeof globalThis.fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set(WORLD_HEADER, id);
      return fetch(address, { ...init, headers });
    };
    return offerPanel({ academy, renew, base: '/api', fetch: send });
  }, [academy, renew, id, fetch]);
  return (
    <SWRConfig value={{ use: [middleware] }}>
      <Container py="xl">
        <Recommended />
      </Container>
    </SWRConfig>
  );
}
