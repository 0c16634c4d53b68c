// Pictures of every screen of the built site at five widths and in both schemes, on one page.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, type Browser, type Page } from '@playwright/test';
import { openAs } from '../../e2e/support.ts';
import type { Scenario } from '../../mocks/server/scenarios.ts';
import { withSite } from '../bench/support.ts';
import { expectTypeface } from './typeface.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'sheets');

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** A screen: its address, its user and its state. */
interface Screen {
  path: string;
  user?: string;
  /** Ids of the courses in the basket. */
  basket?: readonly number[];
  /** The number of completed lessons of course 1. */
  done?: number;
  /** The mock's scenario. Default `default`. */
  scenario?: Scenario;
  /** The name of a button to press, at the widths that have it. */
  press?: string;
}

const student = 'demo-student';
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  'home-new-owner': { path: '/', user: student },
  'home-owner': { path: '/', user: student, done: 5 },
  'home-loading': { path: '/', user: student, scenario: 'slow' },
  courses: { path: '/courses' },
  'courses-owner': { path: '/courses', user: student },
  'courses-no-match': { path: '/courses?q=ققنوس' },
  'courses-empty': { path: '/courses', scenario: 'empty' },
  'courses-failed': { path: '/courses', scenario: 'failing' },
  'courses-loading': { path: '/courses', scenario: 'slow' },
  'courses-filters': { path: '/courses', press: 'فیلترها' },
  department: { path: '/departments/2' },
  purchase: { path: '/purchase/2' },
  'purchase-discounted': { path: '/purchase/7' },
  'purchase-free': { path: '/purchase/9' },
  'purchase-owned': { path: '/purchase/1', user: student },
  basket: { path: '/shopping-basket', basket: [2, 3, 6] },
  'basket-empty': { path: '/shopping-basket' },
  syllabus: { path: '/syllabus/1', user: student },
  'syllabus-visitor': { path: '/syllabus/1' },
  'syllabus-begun': { path: '/syllabus/1', user: student, done: 7 },
  'syllabus-refused': { path: '/syllabus/2', user: student },
  'syllabus-done': { path: '/syllabus/1', user: student, done: 12 },
  lesson: { path: '/lessons/10202', user: student, done: 4 },
  'lesson-text': { path: '/lessons/10103', user: student, done: 2 },
  'lesson-last': { path: '/lessons/10403', user: student, done: 12 },
  'lesson-outline': { path: '/lessons/10202', user: student, done: 4, press: 'فهرست درس‌ها' },
  'lesson-unknown': { path: '/lessons/2', user: student },
  blogs: { path: '/blogs' },
  article: { path: '/blogs?post=1' },
  'blogs-staff': { path: '/blogs', user: 'demo-instructor' },
  'blogs-empty': { path: '/blogs', scenario: 'empty' },
  'blogs-loading': { path: '/blogs', scenario: 'slow' },
  login: { path: '/login' },
  signup: { path: '/signup' },
  profile: { path: '/prof', user: student, done: 5 },
  'profile-new': { path: '/prof', user: 'demo-newcomer' },
  'profile-staff': { path: '/prof', user: 'demo-instructor' },
  notifications: { path: '/notifications', user: student },
  'notifications-visitor': { path: '/notifications' },
  about: { path: '/about-us' },
  contact: { path: '/contact-us' },
  services: { path: '/our-services' },
  'add-course': { path: '/add-course', user: 'demo-instructor' },
  'add-blog': { path: '/add-blog', user: 'demo-instructor' },
  'not-found': { path: '/nowhere' },
  search: { path: '/', press: 'جستجو در آکادمی' },
  departments: { path: '/about-us', press: 'دپارتمان‌ها' },
  menu: { path: '/', user: student, press: 'باز کردن منو' },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SCREENS).join() },
    widths: { type: 'string', default: '360,600,960,1280,1536' },
    schemes: { type: 'string', default: SCHEMES.join() },
  },
});
const widths = values.widths.split(',').map(Number);
const names = values.only.split(',').filter((name) => name in SCREENS);
const schemes = SCHEMES.filter((scheme) => values.schemes.includes(scheme));

async function fillBasket(page: Page, ids: readonly number[]): Promise<void> {
  const courses = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/courses/${id}/`)).json()));
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('basket', text), JSON.stringify(courses));
}

/** Stores the progress of `count` completed lessons of course 1. */
async function markDone(page: Page, count: number): Promise<void> {
  await page.evaluate(async (many) => {
    const user = JSON.parse(localStorage.getItem('authUser') ?? '{}') as { userId: number; accessToken: string };
    const headers = { Authorization: `Bearer ${user.accessToken}` };
    const answer = await fetch('/api/syllabus/?course_id=1', { headers });
    const chapters = (await answer.json()) as { id: number; title: string; lessons: { id: number; title: string }[] }[];
    const outline = chapters.map(({ id, title, lessons }) => ({
      id: String(id),
      title,
      lessons: lessons.map((lesson) => ({ id: String(lesson.id), title: lesson.title })),
    }));
    const lessons = outline.flatMap((chapter) => chapter.lessons.map(({ id }) => id));
    const at = Date.now();
    const record = {
      version: 1,
      erasedAt: 0,
      done: lessons.slice(0, many).map((id) => [id, at, true]),
      opened: [['1', at, lessons[many] ?? lessons.at(-1)]],
      outlines: [['1', at, outline]],
    };
    localStorage.setItem(`learning:${user.userId}`, JSON.stringify(record));
  }, count);
}

/** Takes the pictures of a screen in one scheme at every width. Returns the files. */
async function take(browser: Browser, origin: string, name: string, scheme: Scheme): Promise<string[]> {
  const { path, user, basket, done, scenario = 'default', press } = SCREENS[name] ?? { path: '/' };
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'fa-IR',
  });
  const page = await context.newPage();
  await page.request.patch('/api/__mock/state', { data: { scenario } });
  if (user) await openAs(page, user);
  if (basket) await fillBasket(page, basket);
  if (done) await markDone(page, done);
  const files = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
    if (files.length === 0 || press) await page.goto(path, { waitUntil: scenario === 'slow' ? 'load' : 'networkidle' });
    const waits = page.locator('main .mantine-Skeleton-root');
    await (scenario === 'slow' ? waits.first().waitFor() : expect(waits).toHaveCount(0, { timeout: 30_000 }));
    const control = page.getByRole('button', { name: press ?? '', exact: true }).filter({ visible: true });
    if (press && (await control.count()) > 0) {
      await control.first().click();
      await page.locator('[role=dialog], header section').first().waitFor();
      await page.evaluate(async () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    }
    // Loads lazy pictures.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      scrollTo(0, 0);
    });
    await expectTypeface(page);
    const file = `${name}-${width}-${scheme}.jpg`;
    await page.screenshot({ path: join(folder, file), fullPage: !press, type: 'jpeg', quality: 82 });
    files.push(file);
  }
  await context.close();
  return files;
}

const figure = (file: string) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;

await withSite(async (browser, origin) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const sections = [];
  for (const name of names) {
    const rows = [];
    for (const scheme of schemes) {
      const files = await take(browser, origin, name, scheme);
      rows.push(`<div>${files.map(figure).join('')}</div>`);
    }
    sections.push(`<h2>${name}</h2>${rows.join('')}`);
    console.info(name);
  }
  const style =
    'body{font:1rem system-ui;background:#888}div{display:flex;gap:1rem;align-items:start}img{height:40rem}';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Sheets</title><style>${style}</style>${sections.join('')}`,
  );
  console.info(`Look at ${join(folder, 'index.html')}`);
});
