import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PriceTag } from '../../../src/components/course/PriceTag/PriceTag.tsx';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Course/PriceTag',
  component: PriceTag,
  args: { course: courses.plain },
});

export const Plain = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۱٬۶۰۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const Discounted = meta.story({
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('۱٬۴۸۰٬۰۰۰ ریال')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('قیمت پیش از تخفیف ۱٬۸۵۰٬۰۰۰ ریال');
    await expect(canvasElement.querySelector('s')).toHaveStyle({ textDecorationLine: 'line-through' });
  },
});

export const Free = meta.story({
  args: { course: courses.free },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const WithoutAPrice = meta.story({
  name: '[F27] Without a price',
  args: { course: { price: null, amount_with_discount: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const DiscountedToNothing = meta.story({
  args: { course: { price: 900_000, amount_with_discount: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('رایگان')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('۹۰۰٬۰۰۰ ریال');
  },
});

export const FaultyDiscount = meta.story({
  name: '[F28] A discounted price above the price',
  args: { course: courses.faultyDiscount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});
