import { expect, test } from 'vitest';
import { hasFooter, isRoute, paths } from './paths.ts';

test.for([
  ['home', '/'],
  ['department', '/departments/7'],
  ['notifications', '/notifications'],
  ['blogs', '/blogs'],
  ['addBlog', '/add-blog'],
  ['addCourse', '/add-course'],
  ['signup', '/signup'],
  ['login', '/login'],
  ['profile', '/prof'],
  ['courses', '/courses'],
  ['syllabus', '/syllabus/7'],
  ['lesson', '/lessons/7'],
  ['purchase', '/purchase/7'],
  ['basket', '/shopping-basket'],
  ['about', '/about-us'],
  ['contact', '/contact-us'],
  ['services', '/our-services'],
] as const)('%s is at %s, a page of the site', ([name, address]) => {
  const path = paths[name];
  expect(typeof path === 'string' ? path : path('7')).toBe(address);
  expect(isRoute(address)).toBe(true);
});

test('[F31] [§2.3] an id cannot leave its place in the path, whatever it is', () => {
  expect(paths.lesson('../courses')).toBe('/lessons/..%2Fcourses');
  expect(paths.syllabus('..')).toBe('/syllabus/%252E%252E');
  expect(paths.purchase('%00')).toBe('/purchase/%2500');
  expect(paths.department('\ud800')).toBe('/departments/%EF%BF%BD');
});

test('[§2.1] there are no other addresses', () => {
  expect(Object.keys(paths)).toHaveLength(17);
});

test.for(['a/b', '?x', '#x', '%', '\0', 'پایتون', 'a b', '6f9619ff-8b86'])(
  '[F31] the id %j stays in its place',
  (id) => {
    for (const path of [paths.department, paths.syllabus, paths.lesson, paths.purchase]) {
      const { pathname, search, hash } = new URL(path(id), 'https://host.example');
      const [empty, place, last, ...more] = pathname.split('/');
      expect([empty, decodeURIComponent(last ?? ''), more, search, hash]).toEqual(['', id, [], '', '']);
      expect(isRoute(`/${place}/${last}`)).toBe(true);
    }
  },
);

test.for([
  '/nowhere',
  '/departments',
  '/syllabus',
  '/lessons/',
  '/lessons/1/2',
  '/blogs/1',
  '/admin',
  '',
  '/api/courses/',
])('%j is no page', (pathname) => {
  expect(isRoute(pathname)).toBe(false);
});

test('[§2.2] the footer is on home, courses, and under syllabus, lessons and blogs, and nowhere else', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('7')));
  expect(all.filter(hasFooter)).toEqual(['/', '/blogs', '/courses', '/syllabus/7', '/lessons/7']);
  expect(hasFooter('/courses/')).toBe(true);
  expect(['/syllabus', '/lessons', '/courses/7', '/nowhere'].filter(hasFooter)).toEqual([]);
});
