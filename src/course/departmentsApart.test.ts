import { expect, test } from 'vitest';
import type { Course } from '../api/courses.ts';
import { departmentsApart } from './departmentsApart.ts';

const course = (id: string, department_name: string | null) => ({ id, department_name }) as Course;

test('[§10.13] courses of different departments come first, otherwise in the given order', () => {
  const courses = [course('a1', 'a'), course('a2', 'a'), course('a3', 'a'), course('b1', 'b'), course('c1', null)];
  expect(departmentsApart([...courses, course('b2', 'b')]).map(({ id }) => id)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
  ]);
  expect(departmentsApart([])).toEqual([]);
});
