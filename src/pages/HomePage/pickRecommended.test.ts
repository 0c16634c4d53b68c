import { expect, it } from 'vitest';
import type { Course } from '../../api/courses.ts';
import { fa } from '../../text/fa.ts';
import { pickRecommended, reasonFor } from './pickRecommended.ts';

const courses = Array.from({ length: 10 }, (_, index) => ({ id: String(index + 1) }) as Course);
const ids = (list: readonly Course[]) => list.map(({ id }) => id);
const none: string[] = [];

it('[§2.11] [§7.22] picks three different courses, or all if there are fewer', () => {
  expect(new Set(ids(pickRecommended(courses, none, 0.5))).size).toBe(3);
  expect(pickRecommended(courses.slice(0, 2), none, 0.5)).toHaveLength(2);
  expect(pickRecommended([], none, 0.5)).toEqual([]);
});

it('does not put a course without a description first', () => {
  const [first, ...others] = pickRecommended(courses, none, 0.5);
  const described = courses.map((course) => (course === first ? course : { ...course, description: 'متن' }));
  expect(ids(pickRecommended(described, none, 0.5))).toEqual([...ids(others), first?.id]);
});

it('puts a course without a known department last, even if only it has a description', () => {
  const [first, ...others] = pickRecommended(courses, none, 0.5);
  const known = courses.map((course) =>
    course === first ? { ...course, description: 'متن' } : { ...course, department_name: 'ریاضیات' },
  );
  expect(ids(pickRecommended(known, none, 0.5))).toEqual([...ids(others), first?.id]);
});

it('[§7.22] never picks an owned course', () => {
  const owned = ids(courses.slice(0, 8));
  for (let seed = 0; seed < 1; seed += 0.05) {
    expect(ids(pickRecommended(courses, owned, seed)).toSorted()).toEqual(['10', '9']);
  }
});

it('keeps its picks if the list is reordered, and the other picks if one of the picks is bought', () => {
  const first = ids(pickRecommended(courses, none, 0.31));
  expect(ids(pickRecommended(courses.toReversed(), none, 0.31))).toEqual(first);
  expect(ids(pickRecommended(courses, first.slice(0, 1), 0.31)).slice(0, 2)).toEqual(first.slice(1));
});

it('[§1.14] keeps its picks from the first rows when the whole list arrives, until one is bought', () => {
  const first = ids(courses.slice(0, 6));
  const picked = ids(pickRecommended(courses.slice(0, 6), none, 0.31));
  expect(ids(pickRecommended(courses, none, 0.31))).not.toEqual(picked);
  expect(ids(pickRecommended(courses, none, 0.31, first))).toEqual(picked);
  expect(ids(pickRecommended(courses, picked.slice(0, 1), 0.31, first)).slice(0, 2)).toEqual(picked.slice(1));
  expect(ids(pickRecommended(courses, first, 0.31, first))).toHaveLength(3);
});

it('[§2.11] picks every course about equally often', () => {
  const visits = 4000;
  const times = new Map<string, number>();
  for (let visit = 0; visit < visits; visit += 1) {
    for (const id of ids(pickRecommended(courses, none, visit / visits))) times.set(id, (times.get(id) ?? 0) + 1);
  }
  for (const { id } of courses) expect((times.get(id) ?? 0) / visits, id).toBeCloseTo(0.3, 1);
});

it('names a free course as the reason for itself, but not as the reason for a paid one', () => {
  const [free, paid] = [0, 1000].map((price, id) => ({ id: String(id), price, department_name: 'ریاضیات' }) as Course);
  if (!free || !paid) throw new Error('a course is missing');
  expect(reasonFor(free, [free, paid], none)).toBe(fa.course.freeCourse);
  expect(reasonFor(paid, [free, paid], none)).toBe(fa.course.oneOf(2, 'ریاضیات'));
});
