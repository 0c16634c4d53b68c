import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { LeaveDialog } from '../../../src/components/form/LeaveGuard/LeaveDialog.tsx';
import { fa } from '../../../src/text/fa.ts';

/** می‌پرسد که آیا فایل برگزیده رها شود. «نگهبان رفتن» آن را می‌آورد؛ خودتان آن را نگذارید. */
const meta = preview.meta({
  component: LeaveDialog,
  args: { opened: true, fileName: 'picture.png', onClose: fn(), onLeave: fn() },
  parameters: overlaid(400),
});

export const Open = meta.story({
  name: 'پرسش پیش از رفتن · باز',
  play: async ({ args }) => {
    await expect(await screen.findByText(/«\u2068picture\.png\u2069»/)).toBeVisible();
    (await screen.findByRole('button', { name: fa.forms.leave })).click();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
