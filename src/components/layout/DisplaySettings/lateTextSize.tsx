import { Box } from '@mantine/core';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

const TextSizeControl = lazyPart(async () => (await import('./DisplaySettings.tsx')).TextSizeControl, {
  failed: () => null,
});

/** `TextSizeControl` above a text, which comes after what is to be read; its place is kept. */
export const LateTextSize = () => (
  <Box maw="100%" mih={44} data-unprinted>
    <TextSizeControl />
  </Box>
);
