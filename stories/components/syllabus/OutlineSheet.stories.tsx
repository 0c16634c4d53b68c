import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OutlineSheet } from '../../../src/components/syllabus/OutlineSheet/OutlineSheet.tsx';
import { learningText } from '../../../src/text/learning.ts';
import { studied } from '../../fixtures.ts';

/** فهرست درس‌ها در برگه‌ای که از پایین می‌آید، برای پهناهایی که کنار درس جایی نیست. */
const meta = preview.meta({
  component: OutlineSheet,
  args: { opened: true, onClose: () => undefined, chapters: studied(2), courseId: '1', current: '13' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Open = meta.story({
  name: 'برگه‌ی درس‌ها · باز',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: learningText.outline })).toBeVisible();
    await expect(screen.getByRole('link', { current: 'page' })).toBeVisible();
  },
});

function Opener(props: Parameters<typeof OutlineSheet>[0]) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open}>{learningText.outline}</Button>
      <OutlineSheet {...props} opened={opened} onClose={close} />
    </>
  );
}

export const GivesTheFocusBack = meta.story({
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: learningText.outline });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: learningText.closeOutline }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
