import { Box } from '@mantine/core';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

/** `GirihStar` that comes after what is to be read; its place is kept. */
export const LateGirihStar = lazyPart(async () => (await import('./GirihStar.tsx')).GirihStar, {
  loading: ({ w, h }) => <Box w={w} h={h} />,
  failed: (_, { w, h }) => <Box w={w} h={h} />,
});
