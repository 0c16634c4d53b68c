import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { sheet } from '../../../.storybook/sheet.tsx';
import { PageError } from '../../../src/components/feedback/PageError/PageError.tsx';
import { fa } from '../../../src/text/fa.ts';

/** به جای تمام صفحه، وقتی داده‌ی اصلی آن بارگذاری نشد. بدون «تلاش دوباره»ی خود، صفحه را از نو بارگذاری می‌کند. برای بخشی از صفحه «حالت ناموفق» به کار می‌رود. */
const meta = preview.meta({ component: PageError, argTypes: { onRetry: { control: false } } });

export const States = meta.story({
  name: 'خطای صفحه · همه حالت‌ها',
  render: sheet(PageError, 320, {
    'پیش‌فرض، بارگذاری دوباره‌ی صفحه': {},
    'با تلاش دوباره‌ی خود': { message: fa.courses.pageFailed, onRetry: () => undefined },
  }),
});

export const WithRetry = meta.story({
  args: { message: fa.courses.detailFailed, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('heading', { level: 1 })).toHaveTextContent(
      fa.courses.detailFailed,
    );
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
