import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Course } from '../api/courses.ts';
import { matching, NO_FILTERS, queryOf, readSearch, writeSearch, type CourseSearch } from './search.ts';

const blank: CourseSearch = { ...NO_FILTERS, q: '', sort: 'newest' };

const course = (title: string, price: number | null, discounted: number | null = null) =>
  v.parse(Course, { id: title, title, price, amount_with_discount: discounted });

describe('a search in the address', () => {
  const full: CourseSearch = { q: 'پایتون', department: '2', free: false, price: [100_000, 900_000], sort: 'cheapest' };

  it('[§2.23] comes back as it was written', () => {
    for (const search of [blank, full, { ...blank, free: true }]) {
      expect(readSearch(writeSearch(search))).toEqual(search);
    }
  });

  it('writes only what is set', () => {
    expect(writeSearch(blank).toString()).toBe('');
    expect([...writeSearch({ ...blank, price: [0, 500_000] }).keys()]).toEqual(['max']);
    expect([...writeSearch({ ...full, free: true }).keys()]).toEqual(['q', 'department', 'free', 'sort']);
  });

  it.each(['min=abc', 'max=5000000', 'min=-1', 'min=900000&max=100000', 'min=1.5', 'max=', 'sort=worst', 'free=yes'])(
    'ignores %s',
    (address) => {
      expect(readSearch(new URLSearchParams(address))).toEqual(blank);
    },
  );
});

it.each<[Partial<CourseSearch>, object]>([
  [{ q: 'پایتون' }, {}],
  [{ price: [0, 500_000] }, { price_min: 0, price_max: 500_000 }],
  [{ free: true, price: [0, 500_000] }, { is_free: 'true' }],
  [
    { department: '4', sort: 'dearest' },
    { department: '4', sort: '-price' },
  ],
])('[§2.28] [§5.17] [§7.1] for %j the server is asked for %j', (search, query) => {
  expect(queryOf({ ...blank, ...search })).toEqual(query);
});

describe('the list', () => {
  const list = [course('كتاب‌خوانی', 300), course('آمار', 900, 100), course('پایتون ۳', null), course('بازی', 200)];
  const titles = (q: string, sort: CourseSearch['sort']) => matching(list, q, sort).map(({ title }) => title);

  it('[§2.20] finds a title however it is typed', () => {
    expect(titles('کتابخوانی', 'newest')).toEqual(['كتاب‌خوانی']);
    expect(titles('python', 'newest')).toEqual([]);
    expect(titles('پايتون 3', 'newest')).toEqual(['پایتون ۳']);
  });

  it('stands in the order asked for, by what is to be paid', () => {
    expect(titles('', 'newest')).toEqual(['كتاب‌خوانی', 'آمار', 'پایتون ۳', 'بازی']);
    expect(titles('', 'cheapest')).toEqual(['پایتون ۳', 'آمار', 'بازی', 'كتاب‌خوانی']);
    expect(titles('', 'dearest')).toEqual(['كتاب‌خوانی', 'بازی', 'آمار', 'پایتون ۳']);
    expect(titles('', 'title')).toEqual(['آمار', 'بازی', 'پایتون ۳', 'كتاب‌خوانی']);
  });
});
