import { expect, fn, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { OutlineSheet } from '../../../src/components/syllabus/OutlineSheet/OutlineSheet.tsx';
import { fa } from '../../../src/text/fa.ts';
import { studied } from '../../fixtures.ts';

/** فهرست درس‌ها در کشوی کناری، و در موبایل در برگه‌ای که از پایین می‌آید؛ برای پهناهایی که کنار درس جایی نیست. */
const meta = preview.meta({
  component: OutlineSheet,
  args: { opened: true, onClose: fn(), chapters: studied(2), courseId: '1', current: '13' },
  parameters: overlaid(640),
});

export const Open = meta.story({
  name: 'برگه‌ی درس‌ها · باز',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: fa.learning.outline })).toBeVisible();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(400);
    // The link to the open lesson does not navigate, but closes the sheet.
    await userEvent.click(screen.getByRole('link', { current: 'page' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: fa.learning.closeOutline }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const OnPhone = meta.story({
  name: '[§10.2] برگه‌ی درس‌ها · موبایل',
  tags: ['visual'],
  globals: { viewport: { value: 'xs' } },
  play: async () => {
    const { width, top } = (await screen.findByRole('dialog', { name: fa.learning.outline })).getBoundingClientRect();
    await expect(width).toBe(window.innerWidth);
    await expect(top).toBeGreaterThan(0.15 * window.innerHeight);
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
