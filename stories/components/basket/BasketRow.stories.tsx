import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BasketRow } from '../../../src/components/basket/BasketRow/BasketRow.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { formatPrice } from '../../../src/text/format.ts';
import { courses } from '../../fixtures.ts';

const meta = preview.meta({
  title: 'Components/Basket/BasketRow',
  component: BasketRow,
  args: { course: courses.plain, onRemove: fn(), onBuyAgain: fn() },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 16, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: courses.plain.title });
    await expect(link).toHaveAttribute('href', paths.purchase(courses.plain.id));
    await expect(canvas.getByText(formatPrice(courses.plain.price))).toBeVisible();
  },
});

export const Discounted = meta.story({
  args: { course: courses.discounted },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent(formatPrice(courses.discounted.price));
    await expect(canvas.getByText(formatPrice(courses.discounted.amount_with_discount))).toBeVisible();
  },
});

export const FaultyDiscount = meta.story({
  name: '[F28] A discounted price above the price strikes nothing through',
  args: { course: courses.faultyDiscount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
});

export const Free = meta.story({ args: { course: courses.free } });

export const RemovesItsCourse = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: fa.basket.removeOf(courses.plain.title) });
    await expect(button).toHaveTextContent(fa.basket.remove);
    await userEvent.click(button);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Owned = meta.story({
  args: { mark: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fa.basket.owned)).toBeVisible();
    const link = canvas.getByRole('link', { name: courses.plain.title });
    await expect(link).toHaveAttribute('href', paths.syllabus(courses.plain.id));
  },
});

export const UnknownResult = meta.story({
  args: { mark: 'unknown' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(fa.basket.outcomeUnknown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.buyAgainOf(courses.plain.title) }));
    await expect(args.onBuyAgain).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

export const Repriced = meta.story({
  args: { oldAmount: 900_000 },
  play: async ({ canvas }) => {
    const { title, price } = courses.plain;
    await expect(canvas.getByText(fa.basket.priceChanged(title, 900_000, price ?? 0))).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true, mark: 'unknown' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const LongTitle = meta.story({
  name: '[F26] A very long title is clamped',
  args: { course: courses.longTitle },
  play: async ({ canvas }) => {
    const { textContent } = canvas.getByRole('heading');
    await expect(textContent?.length).toBeLessThanOrEqual(200);
    await expect(textContent?.endsWith('…')).toBe(true);
  },
});

export const HostileTitle = meta.story({
  name: '[F56] Markup in a title is shown as the letters it is',
  args: { course: courses.hostileTitle },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvas.getByRole('heading').textContent).not.toContain('\u202E');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});

export const BrokenCover = meta.story({
  name: '[F57] A broken cover becomes the default one',
  args: { course: courses.brokenCover },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('/default-cover.svg'));
  },
});
