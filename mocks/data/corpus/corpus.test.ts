import { describe, expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { articles } from './articles.ts';
import { courses } from './courses.ts';
import { departments } from './departments.ts';
import { notifications } from './notifications.ts';

const lessons = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.lessons));
const usernames = accounts.map((account) => account.username);
const titles = courses.map((course) => course.title);

const prose = [
  ...departments.flatMap((it) => [it.name, it.motto, it.description]),
  ...courses.flatMap((it) => [it.title, it.description, ...it.chapters.map((chapter) => chapter.title)]),
  ...lessons.flatMap((it) => [it.title, it.content]),
  ...articles.flatMap((it) => [it.title, it.content, ...it.comments.map((comment) => comment.text)]),
  ...notifications.flatMap((it) => [it.title, it.message]),
  ...accounts.flatMap((it) => it.bio ?? []),
];

/** The texts in which `pattern` is found, cut around the place. */
function findings(pattern: RegExp, texts: readonly string[] = prose): string[] {
  return texts.flatMap((text) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 20), at + 20)];
  });
}

function duplicates(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('departments', () => {
  test('are the six of the course filter, in its order', () => {
    expect(departments.map((it) => it.name)).toEqual([
      'ریاضیات',
      'برنامه‌نویسی و هوش مصنوعی',
      'زبان‌های خارجی',
      'طراحی و نقاشی',
      'حسابداری و بازارهای مالی',
      'بازی‌های کامپیوتری',
    ]);
  });

  test('have a motto that fits a card', () => {
    expect(departments.filter((it) => it.motto.length === 0 || it.motto.length > 60)).toEqual([]);
  });

  test('have four courses or more each', () => {
    const counts = departments.map((it) => courses.filter((course) => course.department === it.slug).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });
});

describe('courses', () => {
  const discounted = courses.filter((it) => it.discounted !== undefined);

  test('are at least 26, with unique titles', () => {
    expect(courses.length).toBeGreaterThanOrEqual(26);
    expect(duplicates(titles)).toEqual([]);
  });

  test('cost whole rials inside the range of the price filter', () => {
    const amounts = courses.flatMap((it) => [it.price, it.discounted ?? 0]);
    expect(amounts.filter((it) => !Number.isInteger(it) || it < 0 || it > 4_000_000)).toEqual([]);
  });

  test('hold four free ones, eight discounted ones and one whose discount is above its price', () => {
    expect(courses.filter((it) => it.price === 0)).toHaveLength(4);
    expect(discounted.filter((it) => Number(it.discounted) < it.price)).toHaveLength(8);
    expect(discounted.filter((it) => Number(it.discounted) >= it.price)).toHaveLength(1);
  });

  test('hold one of each odd case that the screens must survive', () => {
    expect(courses.filter((it) => it.department === null)).toHaveLength(1);
    expect(courses.filter((it) => it.description === '')).toHaveLength(1);
    expect(courses.filter((it) => it.status === 'private')).toHaveLength(1);
    expect(courses.filter((it) => it.chapters.length === 0)).toHaveLength(1);
    expect(courses.flatMap((it) => it.chapters).filter((it) => it.lessons.length === 0)).toHaveLength(1);
    expect(lessons.filter((it) => it.content === '')).toHaveLength(1);
    expect(lessons.filter((it) => !it.video).length).toBeGreaterThan(2);
    expect(titles.filter((it) => it.length >= 110)).toHaveLength(1);
    expect(titles.filter((it) => /[A-Za-z]/.test(it)).length).toBeGreaterThan(3);
  });

  test('have three to five chapters of two to five lessons', () => {
    const withChapters = courses.filter((it) => it.chapters.length > 0);
    expect(withChapters.filter((it) => it.chapters.length < 3 || it.chapters.length > 5)).toEqual([]);
    const withLessons = courses.flatMap((it) => it.chapters).filter((it) => it.lessons.length > 0);
    expect(withLessons.filter((it) => it.lessons.length < 2 || it.lessons.length > 5)).toEqual([]);
  });
});

describe('articles', () => {
  test('are eight, of 250 to 500 words, with unique titles', () => {
    expect(articles).toHaveLength(8);
    expect(duplicates(articles.map((it) => it.title))).toEqual([]);
    const words = articles.map((it) => it.content.split(/\s+/).length);
    expect(words.filter((it) => it < 250 || it > 500)).toEqual([]);
  });

  test('have two to five comments, one article none', () => {
    const counts = articles.map((it) => it.comments.length).sort((a, b) => a - b);
    expect(counts[0]).toBe(0);
    expect(counts.slice(1).filter((it) => it < 2 || it > 5)).toEqual([]);
  });

  test('are signed with a name and commented on by accounts', () => {
    expect(articles.filter(({ author }) => !/^[آ-ی]/.test(author))).toEqual([]);
    const people = articles.flatMap((it) => it.comments.map((comment) => comment.user));
    expect(people.filter((it) => !usernames.includes(it))).toEqual([]);
  });
});

describe('accounts and notifications', () => {
  test('a student with three purchases, a newcomer, an instructor, an admin and a superuser', () => {
    expect(accounts.map((it) => [it.username, it.password, it.role, it.is_superuser, it.purchases.length])).toEqual([
      ['demo-student', 'student-123', 'student', false, 3],
      ['demo-newcomer', 'newcomer-123', 'student', false, 0],
      ['demo-instructor', 'instructor-123', 'instructor', false, 0],
      ['demo-admin', 'admin-123', 'admin', false, 0],
      ['demo-superuser', 'superuser-123', 'admin', true, 0],
    ]);
  });

  test('addresses and phone numbers are made up and unique', () => {
    expect(accounts.filter((it) => !/^[a-z]+@example\.com$/.test(it.email))).toEqual([]);
    expect(accounts.filter((it) => !/^\+98912000000\d$/.test(it.phone_number))).toEqual([]);
    expect(duplicates(accounts.flatMap((it) => [it.username, it.email, it.phone_number]))).toEqual([]);
  });

  test('four notifications are public and five private, some of them read', () => {
    const receivers = notifications.map((it) => it.receiver);
    expect(receivers.filter((it) => it === null)).toHaveLength(4);
    expect(receivers.filter((it) => it === 'demo-student')).toHaveLength(4);
    expect(receivers.filter((it) => it === 'demo-instructor')).toHaveLength(1);
    expect(new Set(notifications.map((it) => it.read)).size).toBe(2);
  });
});

describe('the Persian', () => {
  test('has Persian letters and digits only', () => {
    expect(findings(/[يكىةۀ٠-٩]/)).toEqual([]);
    const withoutLatinWords = prose.map((text) => text.replace(/[A-Za-z][A-Za-z0-9-]*/g, ''));
    expect(findings(/[0-9]/, withoutLatinWords)).toEqual([]);
  });

  test('has Persian punctuation and no exclamation marks', () => {
    expect(findings(/[!"'%;,?]|\.\.\./)).toEqual([]);
    expect(findings(/ [،؛؟.:»]|« |[،؛؟][^\s»)]/)).toEqual([]);
  });

  test('joins prefixes and suffixes with a zero-width non-joiner', () => {
    expect(findings(/(^|[\s«(])ن?می [آ-ی]/)).toEqual([]);
    expect(findings(/[آ-ی] (ها|های|هایی|هایم|ترین|تر|ام|اند)(?=[\s،؛.؟»]|$)/)).toEqual([]);
    expect(findings(/[\s\u200c]\u200c|\u200c(?=[\s،؛.؟:»]|$)/)).toEqual([]);
  });

  test('has no stray spaces', () => {
    expect(findings(/^\s|\s$| {2}/)).toEqual([]);
  });

  test('says nothing twice', () => {
    const sentences = prose.flatMap((text) => text.split(/[.؟]\s*/)).filter((it) => it.length > 20);
    expect(duplicates(sentences)).toEqual([]);
  });
});
