import { expect, test } from 'vitest';
import { articlesAfter } from './articlesAfter.ts';

const rows = (text: string) => Array.from(text, (id) => ({ id }));

test.each([
  ['abcde', 'a', 'bcd'],
  ['abcde', 'd', 'eab'],
  ['abc', 'c', 'ab'],
  ['a', 'a', ''],
  ['', 'a', ''],
])('[§2.41] in the blog with the articles %s, after the article %s come %s', (blogs, id, after) => {
  expect(articlesAfter(rows(blogs), id)).toEqual(rows(after));
});

test('a list of only an article and the articles after it gives the same result as the complete list', () => {
  const after = articlesAfter(rows('abcde'), 'd');
  expect(articlesAfter([{ id: 'd' }, ...after], 'd')).toEqual(after);
});
