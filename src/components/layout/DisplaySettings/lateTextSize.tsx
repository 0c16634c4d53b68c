import { Box } from '@mantine/core';
import { Later } from '../../../data/hydrated.tsx';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

const TextSizeControl = lazyPart(async () => (await import('./DisplaySettings.tsx')).TextSizeControl, {
  failed: () => null,
});

/** Loads `TextSizeControl` after hydration. Its space is reserved. */
export const LateTextSize = () => (
  <Box maw="100%" mih={44} data-unprinted>
    <Later>
      <TextSizeControl />
    </Later>
  </Box>
);
