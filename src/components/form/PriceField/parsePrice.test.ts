import { expect, test } from 'vitest';
import { UNIT } from '../../../text/format.ts';
import { parsePrice } from './parsePrice.ts';

test.each([
  ['1850000', 1_850_000],
  ['۱۸۵۰۰۰۰', 1_850_000],
  ['١٨٥٠٠٠٠', 1_850_000],
  ['۱٬۸۵۰٬۰۰۰', 1_850_000],
  ['1,850,000', 1_850_000],
  [' ۱ ۸۵۰ ۰۰۰ ', 1_850_000],
  ['۰', 0],
])('[§5.10] %s is read as %d in the brand’s currency', (text, amount) => {
  expect(parsePrice(text)).toBe(amount * UNIT);
});

test.each(['', ' ', 'رایگان', '-5', '1.5', '1e6', '12 تومان', '99999999999999999'])(
  '%o is not read as a price',
  (text) => {
    expect(parsePrice(text)).toBeNull();
  },
);
