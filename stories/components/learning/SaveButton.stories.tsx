import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { SaveButton } from '../../../src/components/learning/SaveButton/SaveButton.tsx';
import { learningText } from '../../../src/text/learning.ts';

/** قلبی که دوره را در پروفایل نگه می‌دارد. سبد خرید نیست و چیزی را نمی‌خرد. */
const meta = preview.meta({ component: SaveButton, args: { saved: false, onToggle: fn() } });

export const States = meta.story({
  name: 'نگه‌داشتن دوره · همه حالت‌ها',
  render: sheet(SaveButton, 280, { پیش‌فرض: {}, نگه‌داشته: { saved: true }, ...touched() }),
  play: (context) => press(context, 'پیش‌فرض', learningText.save, 'onToggle'),
});
