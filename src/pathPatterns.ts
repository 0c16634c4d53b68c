import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

const patternsWithIds = [
  '/departments/:id',
  '/syllabus/:courseId',
  '/lessons/:lessonId',
  '/purchase/:courseId',
] as const;

/** The address of a page as the router matches it, parameters written `:id`. */
export type PathPattern = (typeof patternsWithIds)[number] | Extract<(typeof paths)[keyof typeof paths], string>;

const patterns = [...patternsWithIds, ...Object.values(paths).filter((path) => typeof path === 'string')];

/** Is this the path of one of our pages? */
export function isRoute(pathname: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** The footer's places: home, courses, and everything under syllabus, lessons and blogs (product §2). */
export function hasFooter(pathname: string): boolean {
  return (
    [paths.home, paths.courses].some((path) => matchPath(path, pathname)) ||
    /^\/(syllabus\/|lessons\/|blogs)/.test(pathname)
  );
}
