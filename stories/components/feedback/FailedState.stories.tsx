import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf, touched } from '../../../.storybook/sheet.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { fa } from '../../../src/text/fa.ts';

/** وقتی یک بخش بارگذاری نشد و بی آن چیزی برای نمایش نیست: چه شد و دکمه‌ی تلاش دوباره. اگر بقیه‌ی بخش کار می‌کند «سطر ناموفق» کافی است. برای نبودن داده نیست؛ آن «حالت خالی» است. */
const meta = preview.meta({ component: FailedState, args: { message: fa.courses.loadFailed, onRetry: fn() } });

export const States = meta.story({
  name: 'حالت ناموفق · همه حالت‌ها',
  render: sheet(FailedState, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال تلاش دوباره': { busy: true },
    'بی دکمه': (args) => <FailedState message={args.message} />,
    'با برچسب دیگر': { message: fa.errors.pageFailed, retryLabel: fa.errors.reload },
    'پیام سرور به خط دیگر': { message: 'Service temporarily unavailable.' },
    'متن بلند': { message: `${fa.courses.loadFailed} `.repeat(5) },
    'به زبان کاربر بگویید چه نشد و همان‌جا راه تلاش دوباره را بگذارید.': {
      good: {},
      bad: <FailedState message="Error 500: Internal Server Error" />,
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'پیش‌فرض', fa.common.retry, 'onRetry');
    await expect(stateOf(canvas, 'بی دکمه').querySelector('button')).toBeNull();
    await expect(stateOf(canvas, 'با برچسب دیگر').querySelector('button')).toHaveTextContent(fa.errors.reload);
    const foreign = canvas.getByText('Service temporarily unavailable.');
    await expect(getComputedStyle(foreign).direction).toBe('ltr');
  },
});
