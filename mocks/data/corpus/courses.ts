import { designCourses } from './courses-design.ts';
import { financeCourses } from './courses-finance.ts';
import { gameCourses } from './courses-games.ts';
import { generalCourses } from './courses-general.ts';
import { languageCourses } from './courses-languages.ts';
import { mathCourses } from './courses-math.ts';
import { programmingCourses } from './courses-programming.ts';
import type { CourseSeed } from './types.ts';

/** Every course of the seed data, grouped by department. */
export const courses: readonly CourseSeed[] = [
  ...mathCourses,
  ...programmingCourses,
  ...languageCourses,
  ...designCourses,
  ...financeCourses,
  ...gameCourses,
  ...generalCourses,
];
