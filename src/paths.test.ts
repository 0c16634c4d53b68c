import { expect, test } from 'vitest';
import * as brand from '../brand/brand.ts';
import { hasFooter, isRoute } from './pages.ts';
import { paths } from './paths.ts';

const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('7')));
const off = [
  ...(brand.blog ? [] : ['/blogs', '/blogs/7', '/add-blog']),
  ...(brand.staffForms ? [] : ['/add-blog', '/add-course']),
  ...(brand.notifications ? [] : ['/notifications']),
];
const isOn = (path: string) => !off.includes(path);

test('[§2.1] every page of the product has its path', () => {
  const addresses =
    '/ /about-us /add-blog /add-course /blogs /blogs/7 /contact-us /courses /departments/7 /lessons/7 /login ' +
    '/notifications /our-services /prof /purchase/7 /shopping-basket /signup /syllabus/7';
  expect(all).toEqual(expect.arrayContaining(addresses.split(' ')));
  expect(all.filter(isRoute)).toEqual(all.filter(isOn));
});

test.for(['a/b', '../x', '?x', '#x', '%', '\0', 'پایتون', 'a b', '6f9619ff-8b86'])(
  '[F31] [§2.3] the id %j is encoded in paths',
  (id) => {
    for (const path of [paths.department, paths.syllabus, paths.lesson, paths.purchase]) {
      const { pathname, search, hash } = new URL(path(id), 'https://host.example');
      const [empty, place, last, ...more] = pathname.split('/');
      expect([empty, decodeURIComponent(last ?? ''), more, search, hash]).toEqual(['', id, [], '', '']);
      expect(isRoute(`/${place}/${last}`)).toBe(true);
    }
  },
);

test.for(['', ...'/nowhere /departments /syllabus /lessons/ /lessons/1/2 /blogs/1/2 /admin /api/courses/'.split(' ')])(
  '%j is not the path of a page',
  (pathname) => {
    expect(isRoute(pathname)).toBe(false);
  },
);

test('[§2.2] only the home, courses, syllabus, lesson and blog pages have the footer', () => {
  const withFooter = ['/', '/courses', '/courses/', '/syllabus/7', '/lessons/7', '/blogs', '/blogs/7'];
  expect(withFooter.filter(hasFooter)).toEqual(withFooter.filter(isOn));
  expect(['/departments/7', '/purchase/7', '/prof', '/about-us', '/login', '/nowhere'].filter(hasFooter)).toEqual([]);
});
