import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FailedState } from '../../../src/components/feedback/FailedState/FailedState.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Feedback/FailedState',
  component: FailedState,
  args: { message: fa.courses.loadFailed, onRetry: fn() },
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
