import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PAGES } from '../src/pages.ts';
import { fa } from '../src/text/fa.ts';
import { heading, visit } from './support.ts';

interface BuiltFile {
  file: string;
  css?: string[];
  isDynamicEntry?: boolean;
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, BuiltFile>;

/** The file of each lazy chunk, by name. */
export const parts = new Map(
  Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source, { file }]) => [basename(source, extname(source)), file]),
);

/** The steps of a test that makes a page load a chunk, and then checks that the chunk has loaded. */
export interface Asked {
  /** The path of the page, if the chunk is a page. */
  at?: string;
  /** The path of the page to start from. Default: home. */
  on?: string;
  user?: string | undefined;
  /** The screen width in pixels. */
  width?: number;
  /** Returns changes to the user that `openAs` stores in the browser. */
  stored?: () => Record<string, unknown>;
  ask?: (page: Page) => Promise<void>;
  come: (page: Page) => Promise<void>;
  /** Expects the message that the chunk failed to load. Default: the general message. */
  said?: (page: Page) => Promise<void>;
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
/** Expects a page's main heading to be visible. */
export const shown = (page: Page) => expect(heading(page)).toBeVisible();

const pageAt = (address: string, user?: string): Asked => ({
  at: address,
  user,
  ask: (page) => visit(page, address),
  come: shown,
});

const VIEWERS = {
  found: undefined,
  form: undefined,
  filled: undefined,
  private: 'demo-student',
  staff: 'demo-instructor',
};

/** The start pages and users for the tests of several chunks. */
const onProfile = { on: '/prof', user: 'demo-student' };
const onLesson = { on: '/lessons/10101', user: 'demo-student' };
const onNewCourse = { on: '/add-course', user: 'demo-instructor' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const textbox = (page: Page, name = /./) => page.getByRole('textbox', { name }).first();

/** The tested lazy chunks, by name. `asked` and `silent` together must list all lazy chunks in the build's manifest. */
export const asked: Record<string, Asked> = {
  WindowedCourseGrid: {
    on: '/courses?mock=huge',
    come: (page) => expect(page.locator('[aria-setsize]').first()).toBeVisible(),
  },
  DescriptionDialog: { ask: (page) => button(page, /^توضیحات/).click(), come: dialog },
  FilterDrawer: { on: '/courses', ask: press(fa.filters.title), come: dialog },
  SelectField: {
    ...onNewCourse,
    come: (page) => expect(page.getByRole('combobox', { name: fa.addCourse.department }).first()).toBeVisible(),
  },
  ToastList: {
    on: '/courses',
    user: 'demo-student',
    // If the chunk that displays toasts fails to load, the text of a toast is shown without animation.
    ask: press(fa.nav.logOut),
    said: (page) => expect(page.getByText(fa.session.loggedOut)).toBeVisible(),
    come: () => Promise.resolve(),
  },
  LeaveDialog: {
    ...onNewCourse,
    async ask(page) {
      await page.locator('input[type=file]').setInputFiles('dist/default-avatar.png');
      await page.getByRole('banner').getByRole('link').first().click();
    },
    come: dialog,
  },
  SlimFooter: { ...onLesson, come: (page) => expect(page.getByRole('contentinfo')).toBeVisible() },
  Menu: { width: 360, ask: press(fa.nav.openMenu), come: dialog },
  ProfileForm: {
    ...onProfile,
    ask: press(fa.common.edit),
    come: (page) => expect(page.getByRole('textbox', { name: fa.profile.username })).toBeVisible(),
  },
  OutlineSheet: {
    on: '/syllabus/1',
    user: 'demo-student',
    width: 800,
    ask: async (page) => {
      await page.locator('a[href^="/lessons/"]').first().click();
      await press(fa.learning.outline)(page);
    },
    come: dialog,
  },
  ShortcutsDialog: { ...onLesson, ask: press(fa.learning.shortcuts), come: dialog },
  NotesDialog: {
    ...onLesson,
    async ask(page) {
      await textbox(page).fill('یادداشت');
      await page.getByRole('navigation', { name: fa.learning.breadcrumb }).getByRole('link').click();
      await press(fa.learning.courseNotes)(page);
    },
    come: dialog,
  },
  DeviceData: { ...onProfile, come: (page) => expect(button(page, fa.learning.erase)).toBeVisible() },
  EraseDialog: { ...onProfile, ask: press(fa.learning.erase), come: dialog },
  TakeInDialog: {
    ...onProfile,
    async ask(page) {
      const buffer = Buffer.from('{}');
      await page
        .locator('input[type=file][accept*=json]')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    },
    come: dialog,
  },
  KeepOrErase: {
    on: '/syllabus/1',
    user: 'demo-student',
    async ask(page) {
      await press(fa.offline.keep)(page);
      // Without a service worker, the course opens offline only in this tab.
      await expect(page.getByRole('heading', { name: fa.offline.wholeHere })).toBeVisible();
      await press(fa.nav.logOut)(page);
    },
    come: dialog,
  },
  LessonNote: { ...onLesson, come: (page) => expect(textbox(page)).toBeVisible() },
  ContinueLearning: {
    user: 'demo-student',
    come: (page) => expect(page.getByRole('heading', { name: fa.learning.startTitle })).toBeVisible(),
  },
  SiteSearch: { ask: (page) => page.keyboard.press('Control+k'), come: dialog },
  Departments: {
    ask: press(fa.nav.departments),
    come: (page) => expect(page.getByRole('region', { name: fa.nav.departmentsPanel })).toBeVisible(),
  },
  Expiring: {
    user: 'demo-student',
    stored: () => ({ expiresAt: Date.now() + 200_000 }),
    come: (page) => expect(button(page, fa.session.extend)).toBeVisible(),
  },
  NotFoundPage: pageAt('/nowhere'),
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, { path, kind }]) => [name, pageAt(path.replace(/:\w+/, '1'), VIEWERS[kind])]),
  ),
  HomePage: { ...pageAt('/'), on: '/about-us' },
};

/** Chunks that may fail to load without a message: modules without components, decoration, and optional features. */
export const silent =
  'analytics observers sentry upload reports leaveLastView CourseAhead LatestArticles DisplaySettings GirihStar Upkeep LinkData'.split(
    ' ',
  );

export const isPage = (name: string) => asked[name]?.at !== undefined;
