import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { TakeInDialog } from '../../../src/components/learning/TakeInDialog/TakeInDialog.tsx';
import { fa } from '../../../src/text/fa.ts';

/** پیش از افزودن فایلی از دستگاه دیگر می‌گوید چه چیزهایی تغییر می‌کند؛ یا چرا آن فایل پذیرفته نمی‌شود. */
const meta = preview.meta({
  component: TakeInDialog,
  args: {
    opened: true,
    onClose: fn(),
    onTakeIn: fn(),
    file: { marks: 12, notes: 3, places: 5, hearts: 1, purchases: 0, created: 0 },
  },
  parameters: overlaid(420),
});

export const Open = meta.story({
  name: '[§11.8] افزودن از فایل · باز',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(fa.offline.changes.marks(12))).toBeVisible();
    await expect(screen.queryByText(fa.offline.changes.purchases(0))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: fa.offline.takeInNow }));
    await expect(args.onTakeIn).toHaveBeenCalledOnce();
  },
});

export const Anothers = meta.story({
  tags: ['visual'],
  name: '[F110] Refused',
  args: { file: 'anothers' },
  play: async () => {
    await expect(await screen.findByText(fa.offline.refusals.anothers)).toBeVisible();
    await expect(screen.queryByRole('button', { name: fa.offline.takeInNow })).toBeNull();
  },
});

export const NothingNew = meta.story({
  tags: ['visual'],
  args: { file: { marks: 0, notes: 0, places: 0, hearts: 0, purchases: 0, created: 0 } },
  play: async () => expect(await screen.findByText(fa.offline.nothingNew)).toBeVisible(),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
