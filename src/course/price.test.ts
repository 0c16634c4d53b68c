import { expect, test } from 'vitest';
import { amountOf, discountOf, isDiscounted, savingOf } from './price.ts';

test.for<[price: number | null, discounted: number | null, amount: number, saving: number, percent: number]>([
  [1000, 800, 800, 200, 20],
  [1000, 0, 0, 1000, 100],
  [1000, 1, 1, 999, 99],
  [1000, 999, 999, 1, 0],
  [1000, null, 1000, 0, 0],
  // The discounted price is not below the price, so there is no discount.
  [1000, 1000, 1000, 0, 0],
  [1000, 1200, 1200, 0, 0],
  [0, 0, 0, 0, 0],
  [null, 500, 500, 0, 0],
  [null, null, 0, 0, 0],
])('[F28] [§2.15] [§4.16] with the price %j and the discounted price %j, %i is charged', (row) => {
  const [price, amount_with_discount, amount, saving, percent] = row;
  const course = { price, amount_with_discount };
  expect([amountOf(course), savingOf(course), discountOf(course)]).toEqual([amount, saving, percent]);
  expect(isDiscounted(course)).toBe(saving > 0);
});
