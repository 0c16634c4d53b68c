import { Box } from '@mantine/core';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

/** `GirihStar` in a chunk that loads after the text. Its space is reserved. */
export const LateGirihStar = lazyPart(async () => (await import('./GirihStar.tsx')).GirihStar, {
  loading: ({ w, h }) => <Box w={w} h={h} />,
  failed: (_, { w, h }) => <Box w={w} h={h} />,
});
