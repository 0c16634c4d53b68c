import { matchPath } from 'react-router-dom';
import * as brand from '../brand/brand.ts';

/** How a page is published. */
export type PageKind = Page['kind'];

interface Page {
  /** The page's path, with parameters such as `:id`. */
  path: string;
  /**
   * How the page is published. The build prerenders `found` and `form` pages without data, and the sitemap lists
   * `found` pages. The renderer renders `filled` pages with data. `private` and `staff` pages are never prerendered,
   * and robots.txt excludes them.
   */
  kind: 'found' | 'form' | 'filled' | 'private' | 'staff';
  footer?: true;
  /** Whether the brand omits the page. The path of an omitted page stays in `paths`. */
  off?: boolean;
}

/**
 * Every page of the site, by the name of its component (product §2). `routes.tsx` loads the components. Paths, sitemap,
 * robots.txt and tests use this table.
 */
export const PAGES = {
  HomePage: { path: '/', kind: 'found', footer: true },
  DepartmentPage: { path: '/departments/:id', kind: 'filled' },
  NotificationsPage: { path: '/notifications', kind: 'private', off: !brand.notifications },
  BlogsPage: { path: '/blogs', kind: 'found', footer: true, off: !brand.blog },
  ArticlePage: { path: '/blogs/:id', kind: 'filled', footer: true, off: !brand.blog },
  AddBlogPage: { path: '/add-blog', kind: 'staff', off: !brand.blog || !brand.staffForms },
  AddCoursePage: { path: '/add-course', kind: 'staff', off: !brand.staffForms },
  SignupPage: { path: '/signup', kind: 'form' },
  LoginPage: { path: '/login', kind: 'form' },
  ProfilePage: { path: '/prof', kind: 'private' },
  CoursesPage: { path: '/courses', kind: 'found', footer: true },
  SyllabusPage: { path: '/syllabus/:courseId', kind: 'private', footer: true },
  LessonPage: { path: '/lessons/:lessonId', kind: 'private', footer: true },
  PurchasePage: { path: '/purchase/:courseId', kind: 'filled' },
  BasketPage: { path: '/shopping-basket', kind: 'private' },
  AboutPage: { path: '/about-us', kind: 'found' },
  ContactPage: { path: '/contact-us', kind: 'found' },
  ServicesPage: { path: '/our-services', kind: 'found' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export type PathPattern = (typeof PAGES)[PageName]['path'];

const all: readonly Page[] = [
  ...Object.values<Page>(PAGES).filter(({ off }) => !off),
  ...brand.pages.map(({ path }) => ({ path, kind: 'found' as const })),
];

/** The paths of all pages of the given kinds, with parameters, such as `/syllabus/:courseId`. */
export const patternsOf = (...kinds: readonly PageKind[]): string[] =>
  all.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);

/** The paths of all pages of the given kinds. A path is cut off before its parameter: `/syllabus/`. */
export const pathsOf = (...kinds: readonly PageKind[]): string[] =>
  patternsOf(...kinds).map((path) => path.replace(/:\w+$/, ''));

/** Whether `pathname` is the path of a page. */
export const isRoute = (pathname: string): boolean => all.some(({ path }) => matchPath(path, pathname));

/** Whether the page at `pathname` has the footer. */
export const hasFooter = (pathname: string): boolean =>
  all.some(({ path, footer }) => footer && matchPath(path, pathname));
