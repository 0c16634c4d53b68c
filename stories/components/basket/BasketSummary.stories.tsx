import { Button, Paper, Text } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoDont as Rule, State, StateSheet } from '../../../.storybook/sheet.tsx';
import { BasketSummary } from '../../../src/components/basket/BasketSummary/BasketSummary.tsx';
import { fa } from '../../../src/text/fa.ts';
import { formatNumber } from '../../../src/text/format.ts';
import { Touched } from '../../sheets.tsx';

const meta = preview.meta({
  title: 'Components/Basket/BasketSummary',
  component: BasketSummary,
  args: { total: 3_450_000, count: 2, saving: 370_000, busy: false, onBuy: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'جمع سبد به ریال و دکمه‌ی خرید؛ تغییر جمع برای صفحه‌خوان خوانده می‌شود. دوره‌ای که نتیجه‌ی خریدش معلوم نیست در جمع نیست. در سبد خالی به کار نمی‌رود.',
      },
    },
  },
});

export const States = meta.story({
  name: 'جمع سبد خرید · همه حالت‌ها',
  tags: ['visual'],
  render: (args) => (
    <StateSheet width={320}>
      <State name="پیش‌فرض">
        <BasketSummary {...args} />
      </State>
      <Touched>
        <BasketSummary {...args} />
      </Touched>
      <State name="در حال خرید">
        <BasketSummary {...args} busy />
      </State>
      <State name="تنها دوره‌های رایگان">
        <BasketSummary {...args} total={0} />
      </State>
      <State name="جمع بزرگ">
        <BasketSummary {...args} total={1_284_650_000_000} />
      </State>
    </StateSheet>
  ),
});

export const DoDont = meta.story({
  tags: ['visual'],
  name: 'درست و نادرست',
  render: (args) => (
    <Rule
      rule="جمع، یکا و نام خود را دارد و پیش از دکمه‌ی خرید می‌آید."
      good={<BasketSummary {...args} />}
      bad={
        <Paper withBorder p="lg">
          <Button size="lg" fullWidth>
            {fa.basket.buy}
          </Button>
          <Text mt="sm" ta="center">
            {formatNumber(args.total ?? 0)}
          </Text>
        </Paper>
      }
    />
  ),
});

export const Default = meta.story({
  name: '[§2.32] Default',
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
