import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, sheet, touched } from '../../../.storybook/sheet.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { fa } from '../../../src/text/fa.ts';

/** وقتی یک بخش بارگذاری نشد و بی آن چیزی برای نمایش نیست: چه شد و دکمه‌ی تلاش دوباره. اگر بقیه‌ی بخش کار می‌کند «سطر ناموفق» کافی است. برای نبودن داده نیست؛ آن «حالت خالی» است. */
const meta = preview.meta({
  title: 'Components/Feedback/FailedState',
  component: FailedState,
  args: { message: fa.courses.loadFailed, onRetry: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'حالت ناموفق · همه حالت‌ها',
  render: sheet(FailedState, 320, {
    پیش‌فرض: {},
    ...touched(),
    'در حال تلاش دوباره': { busy: true },
    'بی دکمه': (args) => <FailedState message={args.message} />,
    'با برچسب دیگر': { message: fa.errors.pageFailed, retryLabel: fa.errors.reload },
    'پیام سرور به خط دیگر': { message: 'Service temporarily unavailable.' },
    'متن بلند': { message: `${fa.courses.loadFailed} `.repeat(5) },
  }),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: ({ onRetry }) => (
    <Rule
      rule="به زبان کاربر بگویید چه نشد و همان‌جا راه تلاش دوباره را بگذارید."
      good={<FailedState message={fa.courses.loadFailed} onRetry={onRetry} />}
      bad={<FailedState message="Error 500: Internal Server Error" />}
    />
  ),
});

export const Default = meta.story();

Default.test('Default', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(fa.courses.loadFailed);
  await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Default.test('Busy', { args: { busy: true } }, ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled());

Default.test('Without Retry', { render: ({ message }) => <FailedState message={message} /> }, ({ canvas }) =>
  expect(canvas.queryByRole('button')).toBeNull(),
);

Default.test('Own Label', { args: { message: fa.errors.pageFailed, retryLabel: fa.errors.reload } }, ({ canvas }) =>
  expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible(),
);

Default.test('A message in another script keeps its own direction', { args: { message: 'Not found.' } }, ({ canvas }) =>
  expect(getComputedStyle(canvas.getByText('Not found.')).direction).toBe('ltr'),
);

Default.test('Long Message', { args: { message: 'خطای‌ناشناخته'.repeat(40) } }, async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('alert');
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
