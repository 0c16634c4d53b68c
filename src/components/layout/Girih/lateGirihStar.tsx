import { Box } from '@mantine/core';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

/** Loads `GirihStar` from a chunk of its own. Space is reserved for the star. */
export const LateGirihStar = lazyPart(async () => (await import('./GirihStar.tsx')).GirihStar, {
  loading: ({ w, h }) => <Box w={w} h={h} />,
  failed: (_, { w, h }) => <Box w={w} h={h} />,
});
