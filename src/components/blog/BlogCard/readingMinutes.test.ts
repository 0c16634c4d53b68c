import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

test.for([
  ['', 1],
  ['یک دو سه', 1],
  ['نیم‌فاصله‌ها یک واژه‌اند '.repeat(150), 2],
  ['واژه\n\n'.repeat(1000), 5],
] as const)('[§10.17] reading takes one minute for each 200 words, and at least one minute: %#', ([text, minutes]) => {
  expect(readingMinutes(text)).toBe(minutes);
});
