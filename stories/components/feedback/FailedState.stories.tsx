import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { fa } from '../../../src/text/fa.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/FailedState',
  component: FailedState,
  parameters: {
    docs: {
      description: {
        component:
          'وقتی یک بخش بارگذاری نشد و بی آن چیزی برای نمایش نیست: چه شد و دکمه‌ی تلاش دوباره. اگر بقیه‌ی بخش کار می‌کند «سطر ناموفق» کافی است. برای نبودن داده نیست؛ آن «حالت خالی» است.',
      },
    },
  },
  args: { message: fa.courses.loadFailed, onRetry: fn() },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'حالت ناموفق · همه حالت‌ها',
  render: (args) => (
    <StateSheet width={320}>
      <State name="پیش‌فرض">
        <FailedState {...args} />
      </State>
      <Touched>
        <FailedState {...args} />
      </Touched>
      <State name="در حال تلاش دوباره">
        <FailedState {...args} busy />
      </State>
      <State name="بی دکمه">
        <FailedState message={args.message} />
      </State>
      <State name="با برچسب دیگر">
        <FailedState {...args} message={fa.errors.pageFailed} retryLabel={fa.errors.reload} />
      </State>
      <State name="پیام سرور به خط دیگر">
        <FailedState {...args} message="Service temporarily unavailable." />
      </State>
      <State name="متن بلند">
        <FailedState {...args} message={`${fa.courses.loadFailed} `.repeat(5)} />
      </State>
    </StateSheet>
  ),
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

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(fa.courses.loadFailed);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const WithoutRetry = meta.story({
  render: ({ message }) => <FailedState message={message} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OwnLabel = meta.story({
  args: { message: fa.errors.pageFailed, retryLabel: fa.errors.reload },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible();
  },
});

export const LatinMessage = meta.story({
  name: 'A message in another script keeps its own direction',
  args: { message: 'Not found.' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Not found.')).direction).toBe('ltr');
  },
});

export const LongMessage = meta.story({
  args: { message: 'خطای‌ناشناخته'.repeat(40) },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('alert');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
