import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PageError } from '../../../src/components/feedback/PageError/PageError.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({ title: 'Components/Feedback/PageError', component: PageError });

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
