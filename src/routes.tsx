import { useLayoutEffect, type ComponentType } from 'react';
import { matchPath, useRoutes, type RouteObject } from 'react-router-dom';
import * as brand from '../brand/brand.ts';
import { lazyComponent, type LazyComponent } from './components/feedback/LazyPart/lazyPart.tsx';
import { PageSkeleton } from './components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { PageMeta } from './components/layout/PageMeta/PageMeta.tsx';
import { tellStarted, useHydrated } from './data/hydrated.tsx';
import type { Chunk } from './lib/chunks.ts';
import { keysOf } from './lib/keys.ts';
import { Shell } from './pages/Shell/Shell.tsx';
import { PAGES, type PageName } from './pages.ts';

const page = (load: () => Promise<ComponentType>) => lazyComponent(load);

/**
 * The components by page name. A page that the brand does not need has `false`, so that the build has no chunk for it.
 */
const components: Readonly<Record<PageName, LazyComponent<object> | false>> = {
  HomePage: page(async () => (await import('./pages/HomePage/HomePage.tsx')).HomePage),
  DepartmentPage: page(async () => (await import('./pages/DepartmentPage/DepartmentPage.tsx')).DepartmentPage),
  NotificationsPage:
    brand.notifications &&
    page(async () => (await import('./pages/NotificationsPage/NotificationsPage.tsx')).NotificationsPage),
  BlogsPage: brand.blog && page(async () => (await import('./pages/BlogsPage/BlogsPage.tsx')).BlogsPage),
  ArticlePage: brand.blog && page(async () => (await import('./pages/ArticlePage/ArticlePage.tsx')).ArticlePage),
  AddBlogPage:
    brand.blog &&
    brand.staffForms &&
    page(async () => (await import('./pages/AddBlogPage/AddBlogPage.tsx')).AddBlogPage),
  AddCoursePage:
    brand.staffForms && page(async () => (await import('./pages/AddCoursePage/AddCoursePage.tsx')).AddCoursePage),
  SignupPage: page(async () => (await import('./pages/SignupPage/SignupPage.tsx')).SignupPage),
  LoginPage: page(async () => (await import('./pages/LoginPage/LoginPage.tsx')).LoginPage),
  ProfilePage: page(async () => (await import('./pages/ProfilePage/ProfilePage.tsx')).ProfilePage),
  CoursesPage: page(async () => (await import('./pages/CoursesPage/CoursesPage.tsx')).CoursesPage),
  SyllabusPage: page(async () => (await import('./pages/SyllabusPage/SyllabusPage.tsx')).SyllabusPage),
  LessonPage: page(async () => (await import('./pages/LessonPage/LessonPage.tsx')).LessonPage),
  PurchasePage: page(async () => (await import('./pages/PurchasePage/PurchasePage.tsx')).PurchasePage),
  BasketPage: page(async () => (await import('./pages/BasketPage/BasketPage.tsx')).BasketPage),
  AboutPage: page(async () => (await import('./pages/AboutPage/AboutPage.tsx')).AboutPage),
  ContactPage: page(async () => (await import('./pages/ContactPage/ContactPage.tsx')).ContactPage),
  ServicesPage: page(async () => (await import('./pages/ServicesPage/ServicesPage.tsx')).ServicesPage),
};

/** The brand's own text pages. If the brand has none, the build has no chunk for them. */
const texts = import.meta.glob<ComponentType>('../brand/pages/*.md', { import: 'Page' });
const textAt = async (path: string): Promise<ComponentType> => {
  const load = texts[`../brand/pages${path}.md`];
  if (!load) throw new Error(`brand/pages${path}.md is missing`);
  return load();
};

const pages = [
  ...keysOf(components).flatMap((name) => (components[name] ? [{ path: PAGES[name].path, ...components[name] }] : [])),
  ...brand.pages.map(({ path }) => ({ path, ...page(() => textAt(path)) })),
];
const notFound = page(async () => (await import('./pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage);

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path at which the app shell is rendered without a page. No link leads to this path. */
export const SHELL = '/-';

function chunkAt(pathname: string): Chunk<ComponentType> | null {
  if (pathname === SHELL) return null;
  return (pages.find(({ path }) => matchPath(path, pathname)) ?? notFound).chunk;
}

/** Preloads the chunk of the page at `pathname`. Resolves with the page's component, or with null if loading fails. */
export const preloadPage = async (pathname: string): Promise<ComponentType | null> =>
  (await chunkAt(pathname)?.tried()) ?? null;

// The path in the address bar includes the base path. The paths of routes do not.
const pageAt = (pathname: string) => chunkAt(pathname.slice(base.length) || '/');

/**
 * Reports that the page has been hydrated. The inline script then replays the clicks and typed text that it has
 * collected.
 */
function Started() {
  const isHydrated = useHydrated();
  // The replay empties fields first. If it ran in a later effect, the letters typed since this commit would be lost.
  useLayoutEffect(() => {
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
      ...pages.map(({ path, Component }) => ({ path, element: shown(Component) })),
      { path: SHELL, element: <ShellPage /> },
      { path: '*', element: shown(notFound.Component) },
    ],
  },
];

/** All pages inside the shell (product §2). Each page is loaded when it is first opened. */
export const AppRoutes = () => useRoutes(routes);

/** Renders a skeleton until hydration, and the not-found page afterwards. */
function ShellPage() {
  if (useHydrated()) return shown(notFound.Component);
  return (
    <>
      <PageMeta />
      <PageSkeleton />
    </>
  );
}
