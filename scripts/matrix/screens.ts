// Which screens make which calls, and how a test brings them to it.
import { expect, type Page } from '@playwright/test';
import { PIXEL } from '../../mocks/data/pixel.ts';
import { fa } from '../../src/text/fa.ts';
import { searchText } from '../../src/text/learning.ts';

/** A place of the site at which calls are made. */
export interface Screen {
  name: string;
  at: string;
  /** Who looks on. Default a visitor. */
  user?: string;
  /** The calls it makes by itself. */
  loads?: readonly string[];
  /** What is done there before anything goes wrong. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done then, and the calls that it makes. */
  act?: (page: Page) => Promise<void>;
  acts?: readonly string[];
  /** Shows that everything came. */
  ready: (page: Page) => Promise<void>;
  /** Fields that keep what is typed into them: in their place, or when the screen is opened again. */
  typed?: Readonly<Record<string, string>>;
  /** Calls that nobody need be told of, and why; the screen is then whole all the same. */
  quiet?: Readonly<Record<string, string>>;
}

/** What every page asks for while somebody is signed in. */
export const SIGNED_IN: readonly string[] = ['GET /user/profile/:role/', 'GET /notifications/'];
const QUIET_BELL = { 'GET /notifications/': 'product 8.21: logged only' };

const visible = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const article = (page: Page) => page.getByRole('article').first();
const cards = (page: Page) => expect(article(page)).toBeVisible();
const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).first().fill(text);
}

const COVER = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

const logIn = { [fa.auth.username]: 'demo-student', [fa.auth.password]: 'student-123' };
const signUp = {
  [fa.auth.username]: 'new-learner',
  [fa.auth.email]: 'new-learner@example.com',
  [fa.auth.phone]: '09123456789',
  [fa.auth.password]: 'learner-secret',
  [fa.auth.passwordAgain]: 'learner-secret',
};
const comment = { [fa.blog.yourComment]: 'نوشته‌ای که نباید گم شود' };
const course = { [fa.addCourse.titleField]: 'دوره‌ی تازه', [fa.addCourse.description]: 'توضیحی که نباید گم شود' };
const blog = { [fa.blog.titleField]: 'مقاله‌ی تازه', [fa.blog.contentField]: 'متنی که نباید گم شود' };
const bio = { [fa.profile.bio]: 'سخنی که نباید گم شود' };

const tab = (name: RegExp) => (page: Page) => article(page).getByRole('tab', { name }).click();

async function openFilters(page: Page) {
  await page.getByRole('button', { name: new RegExp(`^${fa.courses.filters}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const all: readonly Screen[] = [
  { name: 'home', at: '/', loads: ['GET /courses/', 'GET /departments/'], ready: cards },
  {
    name: 'departments panel',
    at: '/about-us',
    act: (page) => page.getByRole('button', { name: fa.nav.departments }).first().click(),
    acts: ['GET /departments/'],
    ready: (page) =>
      expect(page.getByRole('region', { name: fa.nav.departmentsPanel }).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'search',
    at: '/about-us',
    act: (page) => page.keyboard.press('Control+k'),
    acts: ['GET /courses/', 'GET /departments/', 'GET /blogs/'],
    ready: (page) => expect(page.getByRole('combobox', { name: searchText.title })).toBeVisible(),
  },
  {
    name: 'department',
    at: '/departments/1',
    loads: ['GET /departments/:id/', 'GET /courses/'],
    ready: async (page) => {
      await visible('ریاضیات')(page);
      await cards(page);
    },
  },
  { name: 'courses', at: '/courses', loads: ['GET /courses/'], ready: cards },
  {
    name: 'filters',
    at: '/courses',
    prepare: cards,
    async act(page) {
      await openFilters(page);
      await page.getByRole('checkbox', { name: fa.filters.freeOnly }).check();
      await page.getByRole('button', { name: fa.filters.apply }).click();
    },
    acts: ['GET /departments/', 'GET /courses/'],
    ready: cards,
    quiet: { 'GET /departments/': 'product 2.25: until it has answered, the options are 1 to 6' },
  },
  {
    name: 'purchase',
    at: '/purchase/2',
    loads: ['GET /courses/:id/', 'GET /courses/'],
    ready: (page) => expect(page.getByRole('button', { name: fa.courses.addToBasket })).toBeVisible(),
    quiet: { 'GET /courses/': 'product 10.13: others of the department are an addition' },
  },
  {
    name: 'basket',
    at: '/shopping-basket',
    user: 'demo-newcomer',
    async prepare(page) {
      const answer = await page.request.get('/api/courses/2/');
      const [key, courses] = await Promise.all([
        page.evaluate(() => `basket:${JSON.parse(localStorage.getItem('authUser') ?? '{}').id}`),
        answer.json(),
      ]);
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
        key,
        JSON.stringify([courses]),
      ] as const);
      await page.reload();
      await expect(button(page, fa.basket.buy)).toBeEnabled();
    },
    act: (page) => button(page, fa.basket.buy).click(),
    acts: ['GET /courses/:id/', 'POST /transactions/create/'],
    ready: says(fa.basket.bought),
  },
  { name: 'blog', at: '/blogs', loads: ['GET /blogs/'], ready: cards },
  {
    name: 'likes',
    at: '/blogs',
    prepare: cards,
    act: tab(/^پسندها/),
    acts: ['GET /blogs/:id/like/'],
    ready: (page) => expect(article(page).getByRole('button', { name: fa.blog.like })).toBeVisible(),
  },
  {
    name: 'comments',
    at: '/blogs',
    prepare: cards,
    act: tab(/^نظرها/),
    acts: ['GET /blogs/:id/comments/'],
    ready: (page) => expect(article(page).getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'like',
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/^پسندها/),
    act: (page) => article(page).getByRole('button', { name: fa.blog.like }).click(),
    acts: ['POST /blogs/:id/like/'],
    ready: says(fa.blog.liked),
  },
  {
    name: 'comment',
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/^نظرها/),
    async act(page) {
      await fill(page, comment);
      await article(page).getByRole('button', { name: fa.blog.sendComment }).click();
    },
    acts: ['POST /blogs/:id/comments/'],
    ready: says(fa.blog.commented),
    typed: comment,
  },
  {
    name: 'log-in',
    at: '/login',
    async act(page) {
      await fill(page, logIn);
      await button(page, fa.auth.logIn).click();
    },
    acts: ['POST /user/login/', 'GET /user/profile/:role/'],
    ready: says(fa.auth.loggedIn),
    typed: logIn,
    quiet: { 'GET /user/profile/:role/': 'product 4.1: the log-in is complete without it' },
  },
  {
    name: 'sign-up',
    at: '/signup',
    async act(page) {
      await fill(page, signUp);
      await button(page, fa.auth.signUp).click();
    },
    acts: ['POST /user/register/', 'GET /user/profile/:role/'],
    ready: says(fa.auth.signedUp),
    typed: signUp,
    quiet: { 'GET /user/profile/:role/': 'product 4.1: the sign-up is complete without it' },
  },
  {
    name: 'expired token',
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/^پسندها/),
    async act(page) {
      await page.request.post('/api/__mock/tokens', { data: { expires_in: 0 } });
      await article(page).getByRole('button', { name: fa.blog.like }).click();
    },
    acts: ['POST /token/refresh/'],
    ready: says(fa.blog.liked),
  },
  {
    name: 'notifications',
    at: '/notifications',
    user: 'demo-student',
    loads: ['GET /notifications/'],
    ready: cards,
  },
  {
    name: 'confirm a notification',
    at: '/notifications',
    user: 'demo-student',
    async prepare(page) {
      await page.locator('label').filter({ hasText: fa.notifications.private }).click();
      await expect(button(page, /^تأیید خواندن/)).toBeVisible();
    },
    act: (page) => button(page, /^تأیید خواندن/).click(),
    acts: ['PATCH /notifications/:id/'],
    ready: cards,
  },
  {
    name: 'profile',
    at: '/prof',
    user: 'demo-student',
    loads: ['GET /user/profile/:role/', 'GET /courses/:id/'],
    ready: (page) =>
      expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /مشاهده دوره/ })
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'edit the profile',
    at: '/prof',
    user: 'demo-student',
    async prepare(page) {
      await button(page, fa.common.edit).click();
      await page.getByLabel(fa.profile.bio, { exact: true }).waitFor();
    },
    async act(page) {
      await fill(page, bio);
      await button(page, fa.common.save).click();
    },
    acts: ['PATCH /user/profile/:role/'],
    ready: says(fa.profile.saved),
    typed: bio,
  },
  {
    name: 'syllabus',
    at: '/syllabus/1',
    user: 'demo-student',
    loads: ['GET /syllabus/', 'GET /courses/:id/'],
    ready: (page) => expect(page.getByRole('main').locator('a[href^="/lessons/"]').first()).toBeVisible(),
    quiet: { 'GET /courses/:id/': 'the title alone; the chapters are what the page is for' },
  },
  {
    name: 'lesson',
    at: '/lessons/10101',
    user: 'demo-student',
    loads: ['GET /lessons/:id/', 'GET /syllabus/'],
    ready: says(fa.study.lessonLoaded),
    quiet: { 'GET /syllabus/': 'product 10.1: a lesson whose course is not found stands alone' },
  },
  {
    name: 'add an article',
    at: '/add-blog',
    user: 'demo-instructor',
    async act(page) {
      await fill(page, blog);
      await page.locator('input[type=file]').setInputFiles(COVER);
      await button(page, fa.blog.publish).click();
    },
    acts: ['POST /blogs/'],
    ready: says(fa.blog.created),
    typed: blog,
  },
  {
    name: 'add a course',
    at: '/add-course',
    user: 'demo-instructor',
    loads: ['GET /departments/'],
    async act(page) {
      await fill(page, { ...course, [fa.addCourse.price]: '1200000' });
      await button(page, fa.addCourse.submit).click();
    },
    acts: ['POST /courses/create/'],
    ready: says(fa.addCourse.created),
    typed: course,
  },
];

/** Every screen that makes calls; what the bell asks for is on all of those who are signed in. */
export const screens = all.map((screen) =>
  screen.user === undefined || screen.at === '/notifications'
    ? screen
    : { ...screen, quiet: { ...QUIET_BELL, ...screen.quiet } },
);
