import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './components/feedback/PageSkeleton/PageSkeleton.tsx';
import { loadChunk } from './lib/chunks.ts';
import { webStorage } from './lib/storage.ts';
import { Shell } from './pages/Shell/Shell.tsx';
import { paths, type PathPattern } from './paths.ts';

const tab = webStorage(() => globalThis.sessionStorage);

interface Page {
  Component: ComponentType;
  /** Loads the page's part of the program, so that it shows at once. */
  load: () => Promise<ComponentType>;
}

/** A page that comes when it is first opened; shown without a pause if it was loaded before. */
function page(importPage: () => Promise<ComponentType>): Page {
  let Loaded: ComponentType | undefined;
  const load = async () =>
    (Loaded ??= await loadChunk(importPage, {
      store: tab,
      address: globalThis.location?.href ?? '',
      reload: () => location.reload(),
    }));
  const Lazy = lazy(async () => ({ default: await load() }));
  return { Component: () => (Loaded ? <Loaded /> : <Lazy />), load };
}

const pages: Readonly<Record<PathPattern, Page>> = {
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

/** Loads the page at `pathname`; resolves with its component. */
export function preloadPage(pathname: string): Promise<ComponentType> {
  const [, { load }] = Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname)) ?? ['*', notFound];
  return load();
}

const shown = ({ Component }: Page) => (
  <Suspense fallback={<PageSkeleton />}>
    <Component />
  </Suspense>
);

/** Every page at its address, inside the shell (product §2); each comes as a part of its own when first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {Object.entries(pages).map(([pattern, it]) => (
          <Route key={pattern} path={pattern} element={shown(it)} />
        ))}
        <Route path="*" element={shown(notFound)} />
      </Route>
    </Routes>
  );
}
