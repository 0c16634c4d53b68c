import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { State, StateSheet } from '../../../.storybook/sheet.tsx';
import { PageError } from '../../../src/components/feedback/PageError/PageError.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/PageError',
  component: PageError,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'به جای تمام صفحه، وقتی داده‌ی اصلی آن بارگذاری نشد. بدون «تلاش دوباره»ی خود، صفحه را از نو بارگذاری می‌کند. برای بخشی از صفحه «حالت ناموفق» به کار می‌رود.',
      },
    },
  },
  argTypes: { onRetry: { control: false } },
});

export const States = meta.story({
  tags: ['visual'],
  name: 'خطای صفحه · همه حالت‌ها',
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet width={320}>
      <State name="پیش‌فرض، بارگذاری دوباره‌ی صفحه">
        <PageError {...args} />
      </State>
      <State name="با تلاش دوباره‌ی خود">
        <PageError message={fa.courses.pageFailed} onRetry={() => undefined} />
      </State>
    </StateSheet>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(fa.errors.pageFailed);
    await expect(canvas.getByRole('button', { name: fa.errors.reload })).toBeVisible();
  },
});

export const WithRetry = meta.story({
  args: { message: fa.courses.detailFailed, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(fa.courses.detailFailed);
    await userEvent.click(canvas.getByRole('button', { name: fa.common.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
