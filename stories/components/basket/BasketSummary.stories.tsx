import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BasketSummary } from '../../../src/components/basket/BasketSummary/BasketSummary.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Basket/BasketSummary',
  component: BasketSummary,
  args: { total: 3_450_000, busy: false, onBuy: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('جمع کل: ۳٬۴۵۰٬۰۰۰ ریال')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.buy }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvasElement.querySelector('.mantine-Loader-root')).toBeVisible();
  },
});

export const FreeCoursesOnly = meta.story({ args: { total: 0 } });
