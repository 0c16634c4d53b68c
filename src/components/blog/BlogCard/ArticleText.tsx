import { Box, Text } from '@mantine/core';
import { directionOf, stripBidi } from '../../../lib/text.ts';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';

const TextSizeControl = lazyPart(
  async () => (await import('../../layout/DisplaySettings/TextSizeControl.tsx')).TextSizeControl,
  { failed: () => null },
);

/** The whole text of an article, and how large it is to be (product §2, blog list; §1). */
export function ArticleText({ text }: { /** Plain text as the server sent it. */ text: string }) {
  return (
    <>
      <Box mih={44} mb="sm" data-unprinted>
        <TextSizeControl />
      </Box>
      <Text component="div" lh={2} dir={directionOf(text)} data-lines>
        {stripBidi(text)}
      </Text>
    </>
  );
}
