import { Box } from '@mantine/core';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../data/hydrated.tsx';

/**
 * Content that costs time to draw: where the reader comes by a link, what stands above it is painted first. Where they go
 * back, or the page was rendered ahead, it is there at once.
 */
export function Late({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const type = useNavigationType();
  const [waits] = useState(isHydrated && type === 'PUSH');
  return useDeferredValue(true, !waits) ? children : <Box mih="100svh" />;
}
