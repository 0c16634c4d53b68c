import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { SlideControls } from '../../../src/components/course/HeroSlider/SlideControls.tsx';

/** نقطه‌ها، قبلی و بعدی، و توقف اسلایدر. حرکتی که خودش آغاز می‌شود همیشه باید بتواند بایستد. روی گوشی پیکان‌ها پنهان‌اند. */
const meta = preview.meta({
  component: SlideControls,
  args: { count: 6, active: 0, playing: true, onShow: fn(), onTogglePlaying: fn() },
});

export const States = meta.story({
  name: 'کنترل‌های اسلایدر · همه حالت‌ها',
  render: sheet(SlideControls, 420, { پیش‌فرض: {}, ...touched(), 'چهارم، ایستاده': { active: 3, playing: false } }),
  play: async (context) => {
    await press(context, 'پیش‌فرض', 'اسلاید بعدی', 'onShow');
    await press(context, 'پیش‌فرض', 'توقف نمایش خودکار', 'onTogglePlaying');
  },
});
