import { expect, test } from 'vitest';
import * as v from 'valibot';
import { memoryStorage } from '../lib/storage.ts';
import { createCourseCache } from './courseCache.ts';
import { Course } from '../api/courses.ts';

const course = (id: number) => v.parse(Course, { id, title: `دوره ${id}`, price: '10.00' });

function setUp(store = memoryStorage()) {
  let time = 1_000_000;
  let viewer: string | null = null;
  return {
    store,
    cache: createCourseCache(
      store,
      () => viewer,
      () => time,
    ),
    signIn: (id: string | null) => void (viewer = id),
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

test('[F25] [§3.12] the cached course list counts as fresh for ten minutes and can still be shown afterwards', () => {
  const { cache, store, pass } = setUp();
  expect(cache.read()).toBeNull();
  cache.write([]);
  expect(cache.read()).toEqual({ courses: [], fresh: true });
  cache.write([course(1), course(2)]);
  expect(cache.read()).toEqual({ courses: [course(1), course(2)], fresh: true });
  expect(cache.read()?.courses).toBe(cache.read()?.courses);
  expect(
    createCourseCache(
      store,
      () => null,
      () => 1_000_000,
    ).read(),
  ).toEqual(cache.read());
  pass(600_000);
  expect(cache.read()?.fresh).toBe(true);
  pass(1);
  expect(cache.read()).toMatchObject({ courses: [course(1), course(2)], fresh: false });
  pass(-700_000);
  expect(cache.read()?.fresh).toBe(false);
});

test('a course list of over 2,000 rows is cached only in memory and replaces a stored list', () => {
  const { cache, store } = setUp();
  const many = Array.from({ length: 2001 }, (_, id) => course(id + 1));
  cache.write([course(1)]);
  cache.write(many);
  expect(cache.read()).toEqual({ courses: many, fresh: true });
  expect(store.get('courses')).toBeNull();
  cache.write([course(1)]);
  expect(cache.read()?.courses).toHaveLength(1);
  cache.drop();
  expect(cache.read()).toBeNull();
});

test.for([
  'not json',
  '{"version":1,"at":1000000,"courses":[]}',
  '{"version":2,"viewer":null,"at":"x","courses":[]}',
  '{"version":2,"viewer":null,"at":1000000,"courses":[{"title":"no id"}]}',
])('[F24] if the stored course list is the text %j, it is dropped and the cache counts as empty', (text) => {
  const { cache, store } = setUp();
  store.set('courses', text);
  expect(cache.read()).toBeNull();
  expect(store.get('courses')).toBeNull();
  cache.write([course(1)]);
  expect(cache.read()?.courses).toEqual([course(1)]);
});

test('[F71] the cached course list of one user is dropped when another user signs in', () => {
  const { cache, signIn } = setUp();
  signIn('1');
  cache.write([course(1)]);
  signIn('2');
  expect(cache.read()).toBeNull();
  signIn('1');
  expect(cache.read()).toBeNull();
});
