import { expect, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { searchText } from '../../src/text/learning.ts';
import { article, button, cards, fill, says, tab, visible, type Screen } from './screen.ts';

const logIn = { [fa.auth.username]: 'demo-student', [fa.auth.password]: 'student-123' };
const signUp = {
  [fa.auth.username]: 'new-learner',
  [fa.auth.email]: 'new-learner@example.com',
  [fa.auth.phone]: '+989123456789',
  [fa.auth.password]: 'learner-secret',
  [fa.auth.passwordAgain]: 'learner-secret',
};

async function openFilters(page: Page) {
  await page.getByRole('button', { name: new RegExp(`^${fa.courses.filters}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The screens of a visitor. */
export const visitors: readonly Screen[] = [
  {
    name: 'home',
    at: '/',
    loads: ['GET /courses/', 'GET /departments/'],
    ready: cards,
    quiet: { 'GET /departments/': 'product 2.11: they are an addition to the home page' },
  },
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
    // Keys are heard once the program has begun.
    act: (page) =>
      expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: searchText.title })).toBeVisible({ timeout: 500 });
      }).toPass(),
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
];
