import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './components/feedback/PageSkeleton/PageSkeleton.tsx';
import { HomePage } from './pages/HomePage/HomePage.tsx';
import { loadChunk } from './lib/chunks.ts';
import { webStorage } from './lib/storage.ts';
import { Shell } from './pages/Shell/Shell.tsx';
import { paths, type PathPattern } from './paths.ts';

const tab = webStorage(() => globalThis.sessionStorage);

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({
    default: await loadChunk(load, { store: tab, address: location.href, reload: () => location.reload() }),
  }));
}

const pages: Readonly<Record<PathPattern, ComponentType>> = {
  [paths.home]: HomePage,
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

const NotFoundPage = page(async () => (await import('./pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage);

const shown = (Page: ComponentType) => (
  <Suspense fallback={<PageSkeleton />}>
    <Page />
  </Suspense>
);

/** Every page at its address, inside the shell (product §2); all but the home page come as a part of their own when first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {Object.entries(pages).map(([pattern, Page]) => (
          <Route key={pattern} path={pattern} element={shown(Page)} />
        ))}
        <Route path="*" element={shown(NotFoundPage)} />
      </Route>
    </Routes>
  );
}
