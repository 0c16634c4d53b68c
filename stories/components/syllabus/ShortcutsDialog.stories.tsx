import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { ShortcutsDialog } from '../../../src/components/syllabus/ShortcutsDialog/ShortcutsDialog.tsx';
import { fa } from '../../../src/text/fa.ts';

/** کلیدهای صفحه‌ی درس، و کلیدی برای خاموش کردن آن‌ها. این انتخاب برای همین کاربر می‌ماند. */
const meta = preview.meta({
  component: ShortcutsDialog,
  args: { opened: true, onClose: fn(), enabled: true, onEnable: fn() },
  parameters: overlaid(520),
});

export const Open = meta.story({
  name: '[§10.4] میان‌برها · باز',
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: fa.learning.shortcuts })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: fa.learning.shortcutsOn }));
    await expect(args.onEnable).toHaveBeenCalledWith(false);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
