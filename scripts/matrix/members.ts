import { expect } from '@playwright/test';
import { PIXEL } from '../../mocks/data/pixel.ts';
import { fa } from '../../src/text/fa.ts';
import { article, button, cards, fill, says, tab, type Screen } from './screen.ts';

/** What every page asks for while somebody is signed in. */
export const SIGNED_IN: readonly string[] = ['GET /user/profile/:role/', 'GET /notifications/'];
const QUIET_BELL = { 'GET /notifications/': 'product 8.21: logged only' };

const COVER = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
const comment = { [fa.blog.yourComment]: 'نوشته‌ای که نباید گم شود' };
const course = { [fa.addCourse.titleField]: 'دوره‌ی تازه', [fa.addCourse.description]: 'توضیحی که نباید گم شود' };
const blog = { [fa.blog.titleField]: 'مقاله‌ی تازه', [fa.blog.contentField]: 'متنی که نباید گم شود' };
const bio = { [fa.profile.bio]: 'سخنی که نباید گم شود' };

const screens: readonly Screen[] = [
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
      await expect(page.getByRole('main').getByRole('button', { name: fa.basket.buy, exact: true })).toBeEnabled();
    },
    act: (page) => page.getByRole('main').getByRole('button', { name: fa.basket.buy, exact: true }).click(),
    acts: ['GET /courses/:id/', 'POST /transactions/create/'],
    ready: says(fa.basket.bought),
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

/** The screens of who is signed in; what the bell asks for is on all of them. */
export const members = screens.map((screen) =>
  screen.at === '/notifications' ? screen : { ...screen, quiet: { ...QUIET_BELL, ...screen.quiet } },
);
