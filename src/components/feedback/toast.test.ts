import { expect, test } from 'vitest';
import { TOAST_DURATION } from './toast.tsx';

test('[§9.5] a toast stays 5 seconds in the home area, 3 in course, blog and basket, 1.5 elsewhere', () => {
  expect(TOAST_DURATION).toEqual({ home: 5000, course: 3000, blog: 3000, basket: 3000, page: 1500 });
});
