import { expect } from '@playwright/test';
import { PIXEL } from '../../mocks/data/pixel.ts';
import { fa } from '../../src/text/fa.ts';
import { article, button, cards, inTurn, leads, press, says, shows, tab, visible, type Screen } from './steps.ts';

const COVER = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

/** Calls that every page sends for a signed-in user. */
export const SIGNED_IN: readonly string[] = ['GET /user/profile/:role/', 'GET /notifications/'];

export const screens: Readonly<Record<string, Screen>> = {
  home: {
    at: '/',
    calls: ['GET /courses/', 'GET /departments/'],
    ready: cards,
    quiet: { 'GET /departments/': 'product 2.25: the slider shows the built-in departments' },
  },
  'departments panel': {
    at: '/about-us',
    act: (page) => page.getByRole('button', { name: fa.nav.departments }).first().click(),
    calls: ['GET /departments/'],
    ready: (page) =>
      expect(page.getByRole('region', { name: fa.nav.departmentsPanel }).getByRole('link').first()).toBeVisible(),
  },
  search: {
    at: '/about-us',
    // The shortcut works only after the app has started, so this step repeats the key press.
    act: (page) =>
      expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: fa.search.title })).toBeVisible({ timeout: 500 });
      }).toPass(),
    calls: ['GET /courses/', 'GET /departments/', 'GET /blogs/'],
    ready: (page) => expect(page.getByRole('combobox', { name: fa.search.title })).toBeVisible(),
  },
  department: {
    at: '/departments/1',
    calls: ['GET /departments/:id/', 'GET /courses/'],
    ready: inTurn(visible('ریاضیات'), cards),
  },
  courses: { at: '/courses', calls: ['GET /courses/'], ready: cards },
  filters: {
    at: '/courses',
    prepare: cards,
    async act(page) {
      await button(page, new RegExp(`^${fa.filters.title}`)).click();
      await page.getByRole('checkbox', { name: fa.filters.freeOnly }).check();
      await page.getByRole('button', { name: fa.filters.apply }).click();
    },
    calls: ['GET /departments/', 'GET /courses/'],
    ready: cards,
    quiet: { 'GET /departments/': 'product 2.25: the select lists the built-in departments' },
  },
  purchase: {
    at: '/purchase/2',
    calls: ['GET /courses/:id/', 'GET /courses/'],
    ready: shows(fa.course.addToBasket),
    quiet: { 'GET /courses/': 'product 10.13: the related courses are only suggestions' },
  },
  blog: { at: '/blogs', calls: ['GET /blogs/'], ready: cards },
  likes: { at: '/blogs', act: tab(/پسند:/), calls: ['GET /blogs/:id/like/'], ready: shows(fa.blog.like) },
  comments: {
    at: '/blogs',
    act: tab(/نظر:/),
    calls: ['GET /blogs/:id/comments/'],
    ready: (page) => expect(article(page).getByRole('listitem').first()).toBeVisible(),
  },
  'log-in': {
    at: '/login',
    typed: { [fa.auth.username]: 'demo-student', [fa.auth.password]: 'student-123' },
    act: press(fa.auth.logIn),
    calls: ['POST /user/login/', 'GET /user/profile/:role/'],
    ready: says(fa.auth.loggedIn),
    quiet: { 'GET /user/profile/:role/': 'product 4.1: the log-in is complete without the profile' },
  },
  'sign-up': {
    at: '/signup',
    typed: {
      [fa.auth.username]: 'new-learner',
      [fa.auth.email]: 'new-learner@example.com',
      [fa.auth.phone]: '+989123456789',
      [fa.auth.password]: 'learner-secret',
      [fa.auth.passwordAgain]: 'learner-secret',
    },
    act: press(fa.auth.signUp),
    calls: ['POST /user/register/', 'GET /user/profile/:role/'],
    ready: says(fa.auth.signedUp),
    quiet: { 'GET /user/profile/:role/': 'product 4.1: the sign-up is complete without the profile' },
  },
  basket: {
    at: '/purchase/2',
    user: 'demo-newcomer',
    prepare: inTurn(press(fa.course.addToBasket), says(fa.basket.added), (page) => page.goto('/shopping-basket')),
    act: press(new RegExp(`^${fa.basket.buy}$`)),
    calls: ['GET /courses/:id/', 'POST /transactions/create/'],
    ready: says(fa.basket.bought),
  },
  like: {
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/پسند:/),
    act: press(fa.blog.like),
    calls: ['POST /blogs/:id/like/'],
    ready: says(fa.blog.liked),
  },
  comment: {
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/نظر:/),
    typed: { [fa.blog.yourComment]: 'نوشته‌ای که نباید گم شود' },
    act: press(fa.blog.sendComment),
    calls: ['POST /blogs/:id/comments/'],
    ready: says(fa.blog.commented),
  },
  'expired token': {
    at: '/blogs',
    user: 'demo-student',
    prepare: tab(/پسند:/),
    async act(page) {
      await page.request.post('/api/__mock/tokens', { data: { expires_in: 0 } });
      await press(fa.blog.like)(page);
    },
    calls: ['POST /token/refresh/'],
    ready: says(fa.blog.liked),
  },
  notifications: { at: '/notifications', user: 'demo-student', calls: SIGNED_IN, ready: cards },
  'confirm a notification': {
    at: '/notifications',
    user: 'demo-student',
    prepare: (page) => page.locator('label').filter({ hasText: fa.notifications.private }).click(),
    act: press(/^خواندم/),
    calls: ['PATCH /notifications/:id/'],
    ready: cards,
  },
  profile: {
    at: '/prof',
    user: 'demo-student',
    calls: [...SIGNED_IN, 'GET /courses/:id/'],
    ready: leads('/syllabus/'),
  },
  'edit the profile': {
    at: '/prof',
    user: 'demo-student',
    prepare: press(fa.common.edit),
    typed: { [fa.profile.bio]: 'سخنی که نباید گم شود' },
    act: press(fa.common.save),
    calls: ['PATCH /user/profile/:role/'],
    ready: says(fa.profile.saved),
  },
  syllabus: {
    at: '/syllabus/1',
    user: 'demo-student',
    calls: [...SIGNED_IN, 'GET /syllabus/', 'GET /courses/:id/'],
    ready: leads('/lessons/'),
    quiet: { 'GET /courses/:id/': 'only the title is missing; the chapters are shown' },
  },
  lesson: {
    at: '/lessons/10101',
    user: 'demo-student',
    calls: [...SIGNED_IN, 'GET /lessons/:id/', 'GET /syllabus/'],
    ready: says(fa.study.lessonLoaded),
    quiet: { 'GET /syllabus/': 'product 10.1: a lesson whose course is not found is shown without its course' },
  },
  'add an article': {
    at: '/add-blog',
    user: 'demo-instructor',
    typed: { [fa.blog.titleField]: 'مقاله‌ی تازه', [fa.blog.contentField]: 'متنی که نباید گم شود' },
    async act(page) {
      await page.locator('input[type=file]').setInputFiles(COVER);
      await press(fa.blog.publish)(page);
    },
    calls: ['POST /blogs/'],
    ready: says(fa.blog.created),
  },
  'course form': {
    at: '/add-course',
    user: 'demo-instructor',
    calls: ['GET /departments/'],
    ready: shows(fa.addCourse.submit),
  },
  'add a course': {
    at: '/add-course',
    user: 'demo-instructor',
    typed: {
      [fa.addCourse.titleField]: 'دوره‌ی تازه',
      [fa.addCourse.description]: 'توضیحی که نباید گم شود',
      [fa.addCourse.price]: '1200000',
    },
    act: press(fa.addCourse.submit),
    calls: ['POST /courses/create/'],
    ready: says(fa.addCourse.created),
  },
};
