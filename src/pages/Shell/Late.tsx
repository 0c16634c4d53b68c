import { Box } from '@mantine/core';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/**
 * Defers rendering of expensive content. If the user followed a link, the rest of the page is painted first. After
 * Back, or on a prerendered page, everything renders at once.
 */
export function Late({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const type = useNavigationType();
  const [waits] = useState(isHydrated && type === 'PUSH');
  return useDeferredValue(true, !waits) ? children : <Box mih="100svh" />;
}
