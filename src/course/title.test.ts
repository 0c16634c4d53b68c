import { expect, test } from 'vitest';
import { fa } from '../text/fa.ts';
import { courseTitle } from './title.ts';

test('a title is shown as it is', () => {
  expect(courseTitle({ title: 'جبر خطی کاربردی' })).toBe('جبر خطی کاربردی');
});

test.for(['', '   ', '\u202E'])('a course with the title "%s" is called untitled', (title) => {
  expect(courseTitle({ title })).toBe(fa.courses.untitled);
});

test('[F26] a title of ten thousand characters is short, and one that turns the text around cannot', () => {
  expect(courseTitle({ title: 'د'.repeat(10_000) }).length).toBeLessThanOrEqual(201);
  expect(courseTitle({ title: 'a\u202Eb' })).toBe('ab');
});
