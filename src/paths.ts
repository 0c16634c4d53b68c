import { matchPath } from 'react-router-dom';
import { pathSegment as segment } from './lib/url.ts';

/** Every address of the site (product §2). Ids are encoded, so that none can leave its place in the path. */
export const paths = {
  home: '/',
  department: (id: string) => `/departments/${segment(id)}`,
  notifications: '/notifications',
  blogs: '/blogs',
  addBlog: '/add-blog',
  addCourse: '/add-course',
  signup: '/signup',
  login: '/login',
  profile: '/prof',
  courses: '/courses',
  syllabus: (courseId: string) => `/syllabus/${segment(courseId)}`,
  lesson: (lessonId: string) => `/lessons/${segment(lessonId)}`,
  purchase: (courseId: string) => `/purchase/${segment(courseId)}`,
  basket: '/shopping-basket',
  about: '/about-us',
  contact: '/contact-us',
  services: '/our-services',
} as const;

/** The address of an article, which has no page of its own: the blog with its text open. */
export const articleAddress = (id: string) => `${paths.blogs}?post=${encodeURIComponent(id)}`;

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
