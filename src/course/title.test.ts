import { expect, test } from 'vitest';
import { fa } from '../text/fa.ts';
import { courseTitle } from './title.ts';

test.for([
  ['جبر خطی کاربردی', 'جبر خطی کاربردی'],
  ['   ', fa.courses.untitled],
  ['\u202E', fa.courses.untitled],
  ['a\u202Eb', 'ab'],
  ['د'.repeat(10_000), `${'د'.repeat(199)}…`],
] as const)('[F26] the title %j is shown as %j', ([title, shown]) => {
  expect(courseTitle({ title })).toBe(shown);
});
