import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet, touched } from '../../../.storybook/sheet.tsx';
import { SaveButton } from '../../../src/components/learning/SaveButton/SaveButton.tsx';
import { learningText } from '../../../src/text/learning.ts';

/** قلبی که دوره را در پروفایل نگه می‌دارد. سبد خرید نیست و چیزی را نمی‌خرد. */
const meta = preview.meta({
  title: 'Components/Learning/SaveButton',
  component: SaveButton,
  tags: ['autodocs'],
  args: { saved: false, onToggle: fn() },
  parameters: { layout: 'padded' },
});

export const States = meta.story({
  name: 'نگه‌داشتن دوره · همه حالت‌ها',
  tags: ['visual'],
  render: sheet(SaveButton, 280, {
    پیش‌فرض: {},
    نگه‌داشته: { saved: true },
    ...touched(),
  }),
});

export const Toggles = meta.story({
  name: '[§10.13] Toggles',
  args: { saved: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: learningText.save, pressed: true }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});
