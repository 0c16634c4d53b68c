import { describe, expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { articles } from './articles.ts';
import { courses } from './courses.ts';
import { departments } from './departments.ts';
import { notifications } from './notifications.ts';

const lessons = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.lessons));
const titles = courses.map((course) => course.title);

const prose = [
  ...departments.flatMap((it) => [it.name, it.motto, it.description]),
  ...courses.flatMap((it) => [it.title, it.description, ...it.chapters.map((chapter) => chapter.title)]),
  ...lessons.flatMap((it) => [it.title, it.content]),
  ...articles.flatMap((it) => [it.title, it.content, ...it.comments.map((comment) => comment.text)]),
  ...notifications.flatMap((it) => [it.title, it.message]),
  ...accounts.flatMap((it) => it.bio ?? []),
];

/** Returns an excerpt of each text that matches `pattern`. */
function findings(pattern: RegExp, texts: readonly string[] = prose): string[] {
  return texts.flatMap((text) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 20), at + 20)];
  });
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('there are six departments, each with at least four courses', () => {
  expect(departments).toHaveLength(6);
  const counts = departments.map((it) => courses.filter((course) => course.department === it.slug).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

describe('courses', () => {
  const priced = courses.filter((it) => it.discounted !== undefined);

  test('have prices in whole rials within the range of the price filter, and some are free or discounted', () => {
    const amounts = courses.flatMap((it) => [it.price, it.discounted ?? 0]);
    expect(amounts.filter((it) => !Number.isInteger(it) || it < 0 || it > 4_000_000)).toEqual([]);
    expect(courses.filter((it) => it.price === 0)).toHaveLength(4);
    expect(priced.filter((it) => Number(it.discounted) < it.price)).toHaveLength(8);
    expect(priced.filter((it) => Number(it.discounted) >= it.price)).toHaveLength(1);
  });

  test('include one course for each unusual case that screens must handle', () => {
    const odd = [
      courses.filter((it) => it.department === null),
      courses.filter((it) => it.description === ''),
      courses.filter((it) => it.status === 'private'),
      courses.filter((it) => it.chapters.length === 0),
      courses.flatMap((it) => it.chapters).filter((it) => it.lessons.length === 0),
      lessons.filter((it) => it.content === ''),
      titles.filter((it) => it.length >= 110),
    ];
    expect(odd.map(({ length }) => length)).toEqual(odd.map(() => 1));
    expect(lessons.filter((it) => !it.video).length).toBeGreaterThan(2);
    expect(titles.filter((it) => /[A-Za-z]/.test(it)).length).toBeGreaterThan(3);
  });
});

test('articles have 250 to 500 words, and authors and commenters with Persian names; one has no comments', () => {
  const words = articles.map((it) => it.content.split(/\s+/).length);
  expect(words.filter((it) => it < 250 || it > 500)).toEqual([]);
  expect(articles.filter((it) => it.comments.length === 0)).toHaveLength(1);
  const people = articles.flatMap(({ author, comments }) => [author, ...comments.map(({ user }) => user)]);
  expect(people.filter((name) => !/^[آ-ی]/.test(name))).toEqual([]);
});

test('the titles of courses and articles are unique', () => {
  expect(duplicates([...titles, ...articles.map((it) => it.title)])).toEqual([]);
});

describe('the Persian text', () => {
  test('has Persian letters and digits only', () => {
    expect(findings(/[يكىةۀ٠-٩]/)).toEqual([]);
    const withoutLatinWords = prose.map((text) => text.replace(/[A-Za-z][A-Za-z0-9-]*/g, ''));
    expect(findings(/[0-9]/, withoutLatinWords)).toEqual([]);
  });

  test('has Persian punctuation, no exclamation marks and no stray spaces', () => {
    expect(findings(/^\s|\s$| {2}/)).toEqual([]);
    expect(findings(/[!"'%;,?]|\.\.\./)).toEqual([]);
    expect(findings(/ [،؛؟.:»]|« |[،؛؟][^\s»)]/)).toEqual([]);
  });

  test('joins prefixes and suffixes with a zero-width non-joiner', () => {
    expect(findings(/(^|[\s«(])ن?می [آ-ی]/)).toEqual([]);
    expect(findings(/[آ-ی] (ها|های|هایی|هایم|ترین|تر|ام|اند)(?=[\s،؛.؟»]|$)/)).toEqual([]);
    expect(findings(/[\s\u200c]\u200c|\u200c(?=[\s،؛.؟:»]|$)/)).toEqual([]);
  });

  test('does not contain any sentence twice', () => {
    const sentences = prose.flatMap((text) => text.split(/[.؟]\s*/)).filter((it) => it.length > 20);
    expect(duplicates(sentences)).toEqual([]);
  });
});
