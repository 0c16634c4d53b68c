import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DraftNotice } from '../../../src/components/staff/DraftNotice/DraftNotice.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Staff/DraftNotice',
  component: DraftNotice,
  parameters: { layout: 'padded' },
  args: { onDrop: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.draftRestored);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.dropDraft }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
});
