import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SessionBanner } from '../../../src/components/feedback/SessionBanner/SessionBanner.tsx';
import { fa } from '../../../src/text/fa.ts';

const remaining = 4 * 60_000;

const meta = preview.meta({
  title: 'Components/Feedback/SessionBanner',
  component: SessionBanner,
  args: { remaining, busy: false, onExtend: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.session.expiring(remaining));
    await userEvent.click(canvas.getByRole('button', { name: fa.session.extend }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
