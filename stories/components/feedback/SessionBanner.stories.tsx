import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, touched } from '../../../.storybook/sheet.tsx';
import { SessionBanner } from '../../../src/components/feedback/SessionBanner/SessionBanner.tsx';
import { fa } from '../../../src/text/fa.ts';

const remaining = 4 * 60_000;

/** نواری بالای صفحه که می‌گوید نشست تا چند دقیقه‌ی دیگر تمام می‌شود و آن را تمدید می‌کند. از پنج دقیقه‌ی آخر دیده می‌شود. خودش زمان را نمی‌شمارد و پس از پایان نشست چیزی نشان نمی‌دهد. */
const meta = preview.meta({
  component: SessionBanner,
  args: { remaining, busy: false, onExtend: fn() },
  argTypes: { remaining: { control: { type: 'range', min: 0, max: 300_000, step: 1000 } } },
});

export const States = meta.story({
  name: 'نوار پایان نشست · همه حالت‌ها',
  render: sheet(SessionBanner, 420, {
    پیش‌فرض: {},
    ...touched(),
    'آخرین دقیقه': { remaining: 20_000 },
    'در حال تمدید': { busy: true },
  }),
  play: (context) => press(context, 'پیش‌فرض', fa.session.extend, 'onExtend'),
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
