import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { press, sheet, stateOf } from '../../../.storybook/sheet.tsx';
import { PageError } from '../../../src/components/feedback/PageError/PageError.tsx';
import { fa } from '../../../src/text/fa.ts';

/** به جای تمام صفحه، وقتی داده‌ی اصلی آن بارگذاری نشد. بدون «تلاش دوباره»ی خود، صفحه را از نو بارگذاری می‌کند. برای بخشی از صفحه «حالت ناموفق» به کار می‌رود. */
const meta = preview.meta({ component: PageError, args: { onRetry: fn() }, argTypes: { onRetry: { control: false } } });

export const States = meta.story({
  name: 'خطای صفحه · همه حالت‌ها',
  render: sheet(PageError, 320, {
    'پیش‌فرض، بارگذاری دوباره‌ی صفحه': <PageError />,
    'با تلاش دوباره‌ی خود': { message: fa.courses.pageFailed },
  }),
  play: async (context) => {
    const failed = stateOf(context.canvas, 'با تلاش دوباره‌ی خود');
    await expect(failed.querySelector('[role=alert] h1')).toHaveTextContent(fa.courses.pageFailed);
    await press(context, 'با تلاش دوباره‌ی خود', fa.common.retry, 'onRetry');
  },
});
