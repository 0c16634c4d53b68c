import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Course } from '../api/courses.ts';
import { formatPrice } from '../text/format.ts';
import { filterChips, filtered } from './filterValues.ts';
import { priceScale } from './priceScale.ts';
import { byWordStart, foldWhenIdle, matching } from './matching.ts';
import { queryOf, readSearch, SEARCH_PARAMETERS, WHOLE_LIST, writeSearch, type CourseSearch } from './search.ts';

const course = (title: string, price: number | null, discounted: number | null = null, department_name = '') =>
  v.parse(Course, { id: title, title, price, amount_with_discount: discounted, department_name });

describe('a search in the URL', () => {
  const full: CourseSearch = {
    ...WHOLE_LIST,
    q: 'پایتون',
    department: '2',
    price: [100_000, 900_000],
    sort: 'cheapest',
  };

  it('[§2.23] keeps its values when written and read again', () => {
    for (const search of [
      WHOLE_LIST,
      full,
      { ...WHOLE_LIST, free: true },
      { ...WHOLE_LIST, price: [500_000, 500_000] as const },
    ]) {
      expect(readSearch(writeSearch(search))).toEqual(search);
      // `loader.js` hides the prerendered list if the URL has one of `SEARCH_PARAMETERS`. They must therefore include
      // every parameter that `writeSearch` sets.
      expect(SEARCH_PARAMETERS).toEqual(expect.arrayContaining([...writeSearch(search).keys()]));
    }
  });

  it('writes only active filters', () => {
    expect(writeSearch(WHOLE_LIST).toString()).toBe('');
    expect([...writeSearch({ ...WHOLE_LIST, price: [0, 500_000] }).keys()]).toEqual(['max']);
    expect([...writeSearch({ ...WHOLE_LIST, price: [500_000, Infinity] }).keys()]).toEqual(['min']);
    expect(new Set(writeSearch({ ...full, free: true }).keys())).toEqual(new Set(['q', 'department', 'free', 'sort']));
  });

  it.each(['min=abc', 'max=1e9', 'min=-1', 'min=900000&max=100000', 'min=1.5', 'max=', 'sort=worst', 'free=yes'])(
    'ignores the invalid parameters %s',
    (address) => {
      expect(readSearch(new URLSearchParams(address))).toEqual(WHOLE_LIST);
    },
  );
});

it.each<[Partial<CourseSearch>, object]>([
  [{ q: 'پایتون' }, {}],
  [{ price: [0, 500_000] }, { price_min: 0, price_max: 500_000 }],
  [{ price: [500_000, Infinity] }, { price_min: 500_000 }],
  [{ free: true, price: [0, 500_000] }, { is_free: 'true' }],
  [
    { department: '4', sort: 'dearest' },
    { department: '4', sort: '-price' },
  ],
])('[§2.28] [§5.17] [§7.1] the search %j sends the parameters %j', (search, query) => {
  expect(queryOf({ ...WHOLE_LIST, ...search })).toEqual(query);
});

it('each active filter has a chip that removes only that filter', () => {
  const { q: _, sort, ...none } = WHOLE_LIST;
  const values = { ...none, department: '77', price: [500_000, Infinity] } as const;
  const departments = ['1', '77'].map((value) => ({ value, label: `دپارتمان ${value}` }));
  expect(filterChips(values, { departments })[0]?.label).toBe('دپارتمان 77');
  const chips = filterChips(values, { departments: [] });
  expect(chips.map(({ label }) => label)).toEqual(['دپارتمان', `از ${formatPrice(500_000)}`]);
  expect(chips[0]?.without).toEqual({ department: '' });
  expect(sort).toBe('given');
});

it.each<[Partial<CourseSearch>, string[]]>([
  [{}, ['a', 'b', 'c']],
  [{ department: '2' }, ['b', 'c']],
  [{ price: [300, 500] }, ['b']],
  [{ price: [301, Infinity] }, ['a']],
  [{ free: true, price: [300, 500] }, ['c']],
])('[§2.27] the filters %j keep the courses that the API would return', (search, kept) => {
  const all = [course('a', 900), course('b', 900, 300), course('c', null)].map((row, index) => ({
    ...row,
    department: index === 0 ? '1' : '2',
  }));
  expect(filtered(all, { ...WHOLE_LIST, ...search }).map(({ id }) => id)).toEqual(kept);
});

it('[F117] [§9.3] the price filter ends at the highest price, rounded up, but not below four million', () => {
  expect(priceScale()).toEqual({ end: 4_000_000, step: 100_000 });
  expect(priceScale(900_000).end).toBe(4_000_000);
  expect(priceScale(4_250_001)).toEqual({ end: 4_300_000, step: 100_000 });
  expect(priceScale(32_000_000)).toEqual({ end: 32_000_000, step: 100_000 });
  expect(priceScale(2_345_000_000)).toEqual({ end: 2_350_000_000, step: 10_000_000 });
});

describe('the searched course list', () => {
  const list = [course('كتاب‌خوانی', 300), course('آمار', 900, 100), course('پایتون ۳', null), course('بازی', 200)];
  const titlesOf = (courses: Course[], q: string, sort: CourseSearch['sort'] = 'given') =>
    matching(courses, q, sort).map(({ title }) => title);

  it('[§2.20] finds a title in any spelling and word order', () => {
    expect(titlesOf(list, 'کتابخوانی')).toEqual(['كتاب‌خوانی']);
    expect(titlesOf(list, 'python')).toEqual([]);
    expect(titlesOf(list, 'پايتون 3')).toEqual(['پایتون ۳']);
    expect(titlesOf(list, '3 پايتون')).toEqual(['پایتون ۳']);
    expect(titlesOf(list, 'رامآ')).toEqual([]);
  });

  it('[§2.20] ranks a matching department first, then a match at the start of a title word, then the rest', () => {
    const titles = ['بی‌زبان', 'چهار زبان', 'ترکی', 'گرامر زبان', 'هندسه'];
    const departments = ['هنر', 'هنر', 'زبان‌های خارجی', 'زبان‌های خارجی', 'ریاضیات'];
    const many = titles.map((title, index) => course(title, null, null, departments[index]));
    expect(titlesOf(many, 'زبان')).toEqual(['گرامر زبان', 'ترکی', 'چهار زبان', 'بی‌زبان']);
    expect(titlesOf(many, 'زبان', 'title')).toEqual(['بی‌زبان', 'ترکی', 'چهار زبان', 'گرامر زبان']);
    expect(titlesOf(many, 'خارجی گرامر')).toEqual(['گرامر زبان']);
  });

  it('[§10.16] in the site search, names with a match at the start of a word come first', () => {
    const names = ['بی‌زبان', 'ریاضیات', 'زبان‌های خارجی'];
    expect(byWordStart(names, String, 'زبان')).toEqual(['زبان‌های خارجی', 'بی‌زبان']);
    expect(byWordStart(names, String, 'خارجی زبان')).toEqual(['زبان‌های خارجی']);
    expect(byWordStart(names, String, 'ناب')).toEqual([]);
  });

  it('is sorted by the price to pay or by title', () => {
    expect(titlesOf(list, '')).toEqual(['كتاب‌خوانی', 'آمار', 'پایتون ۳', 'بازی']);
    expect(titlesOf(list, '', 'cheapest')).toEqual(['پایتون ۳', 'آمار', 'بازی', 'كتاب‌خوانی']);
    expect(titlesOf(list, '', 'dearest')).toEqual(['كتاب‌خوانی', 'بازی', 'آمار', 'پایتون ۳']);
    expect(titlesOf(list, '', 'title')).toEqual(['آمار', 'بازی', 'پایتون ۳', 'كتاب‌خوانی']);
  });
});

it('the search keys of a long list are computed in idle time until the computation is stopped', () => {
  const idle = vi.fn((_: () => void) => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const stop = foldWhenIdle(Array.from({ length: 1000 }, (_, index) => course(`دوره ${index}`, null)));
  for (let done = 0; done < idle.mock.calls.length; done += 1) idle.mock.calls[done]?.[0]();
  expect(idle).toHaveBeenCalledTimes(5);
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
  vi.unstubAllGlobals();
  expect(foldWhenIdle([])()).toBeUndefined();
});
