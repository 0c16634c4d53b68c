import { Box } from '@mantine/core';
import { Later } from '../../../data/hydrated.tsx';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

const TextSizeControl = lazyPart(async () => (await import('./DisplaySettings.tsx')).TextSizeControl, {
  failed: () => null,
});

/** `TextSizeControl` in a chunk that loads after the page is hydrated. Its space is reserved. */
export const LateTextSize = () => (
  <Box maw="100%" mih={44} data-unprinted>
    <Later>
      <TextSizeControl />
    </Later>
  </Box>
);
