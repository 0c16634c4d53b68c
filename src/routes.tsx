import { useEffect, type ComponentType } from 'react';
import { matchPath, useRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from './components/feedback/LazyPart/lazyPart.tsx';
import { PageSkeleton } from './components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { PageMeta } from './components/layout/PageMeta/PageMeta.tsx';
import { tellStarted, useHydrated } from './data/hydrated.tsx';
import type { Chunk } from './lib/chunks.ts';
import { Shell } from './pages/Shell/Shell.tsx';
import { type PathPattern } from './pathPatterns.ts';
import { paths } from './paths.ts';

const page = (load: () => Promise<ComponentType>) => lazyComponent(load);

const pages: Readonly<Record<PathPattern, LazyComponent<object>>> = {
  [paths.home]: page(async () => (await import('./pages/HomePage/HomePage.tsx')).HomePage),
  '/departments/:id': page(async () => (await import('./pages/DepartmentPage/DepartmentPage.tsx')).DepartmentPage),
  [paths.notifications]: page(
    async () => (await import('./pages/NotificationsPage/NotificationsPage.tsx')).NotificationsPage,
  ),
  [paths.blogs]: page(async () => (await import('./pages/BlogsPage/BlogsPage.tsx')).BlogsPage),
  [paths.addBlog]: page(async () => (await import('./pages/AddBlogPage/AddBlogPage.tsx')).AddBlogPage),
  [paths.addCourse]: page(async () => (await import('./pages/AddCoursePage/AddCoursePage.tsx')).AddCoursePage),
  [paths.signup]: page(async () => (await import('./pages/SignupPage/SignupPage.tsx')).SignupPage),
  [paths.login]: page(async () => (await import('./pages/LoginPage/LoginPage.tsx')).LoginPage),
  [paths.profile]: page(async () => (await import('./pages/ProfilePage/ProfilePage.tsx')).ProfilePage),
  [paths.courses]: page(async () => (await import('./pages/CoursesPage/CoursesPage.tsx')).CoursesPage),
  '/syllabus/:courseId': page(async () => (await import('./pages/SyllabusPage/SyllabusPage.tsx')).SyllabusPage),
  '/lessons/:lessonId': page(async () => (await import('./pages/LessonPage/LessonPage.tsx')).LessonPage),
  '/purchase/:courseId': page(async () => (await import('./pages/PurchasePage/PurchasePage.tsx')).PurchasePage),
  [paths.basket]: page(async () => (await import('./pages/BasketPage/BasketPage.tsx')).BasketPage),
  [paths.about]: page(async () => (await import('./pages/AboutPage/AboutPage.tsx')).AboutPage),
  [paths.contact]: page(async () => (await import('./pages/ContactPage/ContactPage.tsx')).ContactPage),
  [paths.services]: page(async () => (await import('./pages/ServicesPage/ServicesPage.tsx')).ServicesPage),
};

const notFound = page(async () => (await import('./pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage);

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address that stands for no page: a shell is rendered for it, and no link leads there. */
export const SHELL = '/-';

function chunkAt(pathname: string): Chunk<ComponentType> | null {
  if (pathname === SHELL) return null;
  const [, found] = Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  return (found ?? notFound).chunk;
}

/** Tries to load the page at `pathname`, so that it shows at once; resolves with its component, or null. */
export const preloadPage = async (pathname: string): Promise<ComponentType | null> =>
  (await chunkAt(pathname)?.tried()) ?? null;

// The address bar knows where the site lies, its routes do not.
const pageAt = (pathname: string) => chunkAt(pathname.slice(base.length) || '/');

/** Tells that the page at the address bar is there; one that is about to be replaced would lose what is pressed. */
function Started() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) tellStarted();
  }, [isHydrated]);
  return null;
}

const shown = (Component: ComponentType) => (
  <>
    <Component />
    <Started />
  </>
);

const routes: RouteObject[] = [
  {
    element: <Shell pageAt={pageAt} />,
    children: [
      ...Object.entries(pages).map(([path, { Component }]) => ({ path, element: shown(Component) })),
      { path: SHELL, element: <ShellPage /> },
      { path: '*', element: shown(notFound.Component) },
    ],
  },
];

/** Every page at its address, inside the shell (product §2); each comes as a part of its own when first opened. */
export const AppRoutes = () => useRoutes(routes);

/** What a shell shows in the place of its page. */
function ShellPage() {
  if (useHydrated()) return shown(notFound.Component);
  return (
    <>
      <PageMeta />
      <PageSkeleton />
    </>
  );
}
