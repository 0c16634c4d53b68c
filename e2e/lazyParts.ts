import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';
import { learningText } from '../src/text/learning.ts';
import { heading, visit } from './support.ts';

export interface BuiltFile {
  file: string;
  css?: string[];
  isDynamicEntry?: boolean;
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, BuiltFile>;
export const parts = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);

/** How a part is asked for, and what shows that it has come. */
export interface Asked {
  /** Its address, if it is a page. */
  at?: string;
  /** The page that it is asked for on. Default the home page. */
  on?: string;
  user?: string | undefined;
  /** Pixels of a screen that has it. */
  width?: number;
  /** Changes to what the device keeps of the user. */
  stored?: () => Record<string, unknown>;
  ask?: (page: Page) => Promise<void>;
  come: (page: Page) => Promise<void>;
  /** Where it is said that it did not come. Default the words of a part. */
  said?: (page: Page) => Promise<void>;
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
/** A page is there. */
export const shown = (page: Page) => expect(heading(page)).toBeVisible();

const pageAt = (address: string, user?: string): Asked => ({
  at: address,
  user,
  ask: (page) => visit(page, address),
  come: shown,
});

/** Every part of the program that comes by itself; the build's own list must have no other. */
export const asked: Record<string, Asked> = {
  'src/components/course/CourseGrid/WindowedCourseGrid.tsx': {
    on: '/courses?mock=huge',
    come: (page) => expect(page.locator('[aria-setsize]').first()).toBeVisible(),
  },
  'src/components/course/DescriptionDialog/DescriptionDialog.tsx': {
    ask: (page) =>
      page
        .getByRole('button', { name: /^توضیحات/ })
        .first()
        .click(),
    come: dialog,
  },
  'src/components/course/FilterDrawer/FilterDrawer.tsx': {
    on: '/courses',
    ask: press(fa.courses.filters),
    come: dialog,
  },
  'src/components/feedback/Toasts/ToastList.tsx': {
    on: '/courses',
    user: 'demo-student',
    // The words of the toast come without their part, too.
    ask: (page) => page.getByRole('button', { name: fa.nav.logOut }).click(),
    said: (page) => expect(page.getByText(fa.session.loggedOut)).toBeVisible(),
    come: () => Promise.resolve(),
  },
  'src/components/form/SelectField/SelectField.tsx': {
    on: '/add-course',
    user: 'demo-instructor',
    come: (page) => expect(page.getByRole('combobox', { name: fa.addCourse.status })).toBeVisible(),
  },
  'src/components/form/LeaveGuard/LeaveDialog.tsx': {
    on: '/add-course',
    user: 'demo-instructor',
    async ask(page) {
      await page.locator('input[type=file]').setInputFiles('public/default-avatar.png');
      await page.getByRole('banner').getByRole('link').first().click();
    },
    come: dialog,
  },
  'src/components/layout/SlimFooter/SlimFooter.tsx': {
    on: '/lessons/10101',
    user: 'demo-student',
    come: (page) => expect(page.getByRole('contentinfo')).toBeVisible(),
  },
  'src/components/layout/MobileMenu/MobileMenu.tsx': { width: 360, ask: press(fa.nav.openMenu), come: dialog },
  'src/components/layout/SideDrawer/SideDrawer.tsx': { width: 800, ask: press(fa.nav.openMenu), come: dialog },
  'src/components/profile/ProfileForm/ProfileForm.tsx': {
    on: '/prof',
    user: 'demo-student',
    ask: press(fa.common.edit),
    come: (page) => expect(page.getByRole('textbox', { name: fa.profile.username })).toBeVisible(),
  },
  'src/components/learning/ShareButton/ShareButton.tsx': {
    on: '/blogs?post=1',
    come: (page) => expect(page.getByRole('button', { name: /هم‌رسانی/ }).first()).toBeVisible(),
  },
  'src/components/syllabus/OutlineSheet/OutlineSheet.tsx': {
    on: '/syllabus/1',
    user: 'demo-student',
    width: 800,
    ask: async (page) => {
      await page.locator('a[href^="/lessons/"]').first().click();
      await press(learningText.outline)(page);
    },
    come: dialog,
  },
  'src/components/syllabus/ShortcutsDialog/ShortcutsDialog.tsx': {
    on: '/lessons/10101',
    user: 'demo-student',
    ask: press(learningText.shortcuts),
    come: dialog,
  },
  'src/components/syllabus/NotesDialog/NotesDialog.tsx': {
    on: '/lessons/10101',
    user: 'demo-student',
    async ask(page) {
      await page.getByRole('textbox').first().fill('یادداشت');
      await page.getByRole('navigation', { name: learningText.breadcrumb }).getByRole('link').click();
      await press(learningText.courseNotes)(page);
    },
    come: dialog,
  },
  'src/pages/ProfilePage/EraseDialog.tsx': {
    on: '/prof',
    user: 'demo-student',
    ask: press(learningText.erase),
    come: dialog,
  },
  'src/components/syllabus/LessonNote/LessonNote.tsx': {
    on: '/lessons/10101',
    user: 'demo-student',
    come: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
  },
  'src/pages/HomePage/ContinueLearning.tsx': {
    user: 'demo-student',
    come: (page) => expect(page.getByRole('heading', { name: learningText.continueTitle })).toBeVisible(),
  },
  'src/pages/Shell/SiteSearch.tsx': {
    ask: (page) => page.keyboard.press('Control+k'),
    come: dialog,
  },
  'src/pages/Shell/Departments.tsx': {
    ask: press(fa.nav.departments),
    come: (page) => expect(page.getByRole('region', { name: fa.nav.departmentsPanel })).toBeVisible(),
  },
  'src/pages/Shell/Expiring.tsx': {
    user: 'demo-student',
    stored: () => ({ expiresAt: Date.now() + 200_000 }),
    come: (page) => expect(page.getByRole('button', { name: fa.session.extend })).toBeVisible(),
  },
  'src/pages/HomePage/HomePage.tsx': { ...pageAt('/'), on: '/about-us' },
  'src/pages/AboutPage/AboutPage.tsx': pageAt('/about-us'),
  'src/pages/AddBlogPage/AddBlogPage.tsx': pageAt('/add-blog', 'demo-instructor'),
  'src/pages/AddCoursePage/AddCoursePage.tsx': pageAt('/add-course', 'demo-instructor'),
  'src/pages/BasketPage/BasketPage.tsx': pageAt('/shopping-basket'),
  'src/pages/BlogsPage/BlogsPage.tsx': pageAt('/blogs'),
  'src/pages/ContactPage/ContactPage.tsx': pageAt('/contact-us'),
  'src/pages/CoursesPage/CoursesPage.tsx': pageAt('/courses'),
  'src/pages/DepartmentPage/DepartmentPage.tsx': pageAt('/departments/1'),
  'src/pages/LessonPage/LessonPage.tsx': pageAt('/lessons/1', 'demo-student'),
  'src/pages/LoginPage/LoginPage.tsx': pageAt('/login'),
  'src/pages/NotFoundPage/NotFoundPage.tsx': pageAt('/nowhere'),
  'src/pages/NotificationsPage/NotificationsPage.tsx': pageAt('/notifications', 'demo-student'),
  'src/pages/ProfilePage/ProfilePage.tsx': pageAt('/prof', 'demo-student'),
  'src/pages/PurchasePage/PurchasePage.tsx': pageAt('/purchase/5'),
  'src/pages/ServicesPage/ServicesPage.tsx': pageAt('/our-services'),
  'src/pages/SignupPage/SignupPage.tsx': pageAt('/signup'),
  'src/pages/SyllabusPage/SyllabusPage.tsx': pageAt('/syllabus/1', 'demo-student'),
};

/** Parts whose lack says nothing by itself: no component, whose user says it, decoration, and what a page does as well without. */
export const silent = new Set([
  'src/api/upload.ts',
  'src/lib/reports.ts',
  'src/components/layout/Girih/GirihStar.tsx',
  'src/components/learning/CourseHeart/CourseHeart.tsx',
  'src/pages/HomePage/DrawnStar.tsx',
  'src/pages/Shell/TitleAnnouncement.tsx',
  'src/pages/Shell/LinkData.tsx',
]);

export const isPage = (source: string) => /^src\/pages\/(\w+)\/\1\.tsx$/.test(source);
export const fileOf = (source: string) => manifest[source]?.file ?? '';
