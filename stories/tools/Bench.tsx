import { Container } from '@mantine/core';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Academy } from '../../src/academy.tsx';
import { Recommended } from '../../src/pages/HomePage/Recommended.tsx';
import { WORLD_HEADER } from '../../mocks/server/worlds.ts';
import { watchSwr } from '../../mocks/panel/swrWatch.ts';
import { createControl } from '../../mocks/panel/control.ts';
import { PanelOffer } from '../../mocks/panel/Launcher.tsx';

interface BenchProps {
  /** What the story was given. */
  story: { id: string; academy: Academy };
  /** Changes how the panel's calls are sent. */
  fetch?: typeof globalThis.fetch;
}

const plainFetch: typeof globalThis.fetch = (...asked) => globalThis.fetch(...asked);

/** A part of the site with the panel beside it, over the story's own world. */
export function Bench({ story: { id, academy }, fetch = plainFetch }: BenchProps) {
  const { context, middleware } = useMemo(() => {
    const answers = watchSwr();
    const send: typeof globalThis.fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set(WORLD_HEADER, id);
      return fetch(address, { ...init, headers });
    };
    const context = { academy, control: createControl('/api', send), renew: answers.renew };
    return { context, middleware: answers.middleware };
  }, [id, academy, fetch]);
  return (
    <SWRConfig value={{ use: [middleware] }}>
      <Container py="xl">
        <Recommended />
      </Container>
      <PanelOffer context={context} />
    </SWRConfig>
  );
}
