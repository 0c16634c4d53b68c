import { expect, test } from 'vitest';
import { tomanWords } from './tomanWords.ts';

test.each([
  [10, 'یک تومان'],
  [10_000, 'هزار تومان'],
  [21_000, 'دو هزار و صد تومان'],
  [1_750_000, 'صد و هفتاد و پنج هزار تومان'],
  [12_119_990, 'یک میلیون و دویست و یازده هزار و نهصد و نود و نه تومان'],
  [10_010_000, 'یک میلیون و هزار تومان'],
  [30_000_000_000, 'سه میلیارد تومان'],
  [10_000_000_000_000, 'یک هزار میلیارد تومان'],
])('[§2.32] %i rials are written out as «%s»', (rials, words) => {
  expect(tomanWords(rials)).toBe(words);
});

test.each([0, 5, 1_234, 1e17, Number.NaN])('[§2.32] %d rials cannot be written out in words', (rials) => {
  expect(tomanWords(rials)).toBeNull();
});
