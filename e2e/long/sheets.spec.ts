// `npm run sheets`: takes screenshots of every screen at five widths in both colour schemes. Writes sheets/index.html.
// `-- -g courses` selects the screens whose names contain `courses`.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectTypeface } from '../../scripts/visual/typeface.ts';
import { hasStarted, logIn, openAs, override, test } from '../support.ts';

const folder = join(import.meta.dirname, '../../sheets');
const WIDTHS = [360, 600, 960, 1280, 1536];

const EMPTY = { status: 200, body: [] };
const FAILED = { status: 500 };
const NEVER = { delay: 'infinite' };

/** A screen: its URL, user and state. */
interface Screen {
  path: string;
  user?: string;
  /** Ids of the courses in the basket. */
  basket?: readonly number[];
  /** The number of completed lessons of course 1. */
  done?: number;
  /** The mock API's response to `calls`. Default: the normal one. */
  fault?: typeof EMPTY | typeof FAILED | typeof NEVER;
  /** The calls with the fault. Default: `LISTS`. */
  calls?: readonly string[];
  /** The name of a button to press. At widths that do not show the button, it is not pressed. */
  press?: string | RegExp;
}

const student = 'demo-student';
const LISTS = ['GET /courses/', 'GET /departments/', 'GET /blogs/', 'GET /syllabus/'];
const COURSES = ['GET /courses/'];
const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/' },
  'home-new-owner': { path: '/', user: student },
  'home-owner': { path: '/', user: student, done: 5 },
  'home-loading': { path: '/', user: student, fault: NEVER },
  courses: { path: '/courses' },
  'courses-owner': { path: '/courses', user: student, done: 5 },
  'courses-no-match': { path: '/courses?q=ققنوس' },
  'courses-empty': { path: '/courses', fault: EMPTY, calls: COURSES },
  'courses-failed': { path: '/courses', fault: FAILED, calls: COURSES },
  'courses-loading': { path: '/courses', fault: NEVER },
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
  'lesson-outline': { path: '/lessons/10202', user: student, done: 4, press: /^فهرست درس‌ها/ },
  'lesson-unknown': { path: '/lessons/2', user: student },
  blogs: { path: '/blogs' },
  article: { path: '/blogs/1' },
  'blogs-staff': { path: '/blogs', user: 'demo-instructor' },
  'blogs-empty': { path: '/blogs', fault: EMPTY, calls: ['GET /blogs/'] },
  'blogs-loading': { path: '/blogs', fault: NEVER },
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

/** Stores a value in `localStorage` before the app starts. */
const store = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

async function fillBasket(page: Page, ids: readonly number[]): Promise<void> {
  const courses = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/courses/${id}/`)).json()));
  await page.goto('/favicon.svg');
  await store(page, 'basket', courses);
}

/** Marks the first `count` lessons of course 1 as completed by the user. */
async function markDone(page: Page, username: string, count: number): Promise<void> {
  const { access, user } = await logIn(page.request, username);
  const headers = { Authorization: `Bearer ${access}` };
  const answer = await page.request.get('/api/syllabus/?course_id=1', { headers });
  const chapters = (await answer.json()) as { id: number; title: string; lessons: { id: number; title: string }[] }[];
  const outline = chapters.map(({ id, title, lessons }) => ({
    id: String(id),
    title,
    lessons: lessons.map((lesson) => ({ id: String(lesson.id), title: lesson.title })),
  }));
  const lessons = outline.flatMap((chapter) => chapter.lessons.map(({ id }) => id));
  const at = Date.now();
  await store(page, `learning:${user.id}`, {
    version: 1,
    erasedAt: 0,
    done: lessons.slice(0, count).map((id) => [id, at, true]),
    opened: [['1', at, lessons[count] ?? lessons.at(-1)]],
    outlines: [['1', at, outline]],
  });
}

/** Presses a button and waits for the element that it opens. Does nothing if there is no such button at this width. */
async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).filter({ visible: true });
  if ((await control.count()) === 0) return;
  await control.first().click();
  await page.locator('[role=dialog], header section').first().waitFor();
  await page.evaluate(async () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

for (const [name, { path, user, basket, done, fault, calls = LISTS, press }] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`screenshots of «${name}» in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (user) await openAs(page, user);
      if (basket) await fillBasket(page, basket);
      if (done && user) await markDone(page, user, done);
      for (const call of fault ? calls : []) await override(page.request, { call, fault });
      const loading = fault === NEVER;
      for (const [at, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        if (at === 0 || press || loading) await page.goto(path, { waitUntil: loading ? 'commit' : 'networkidle' });
        const skeletons = page.locator('main .mantine-Skeleton-root');
        await hasStarted(page);
        if (loading) await skeletons.filter({ visible: true }).first().waitFor();
        // Scrolls to the first skeleton, because comments load when they come into view.
        else
          await expect(async () => {
            await skeletons.evaluateAll(([first]) => first?.scrollIntoView());
            await expect(skeletons).toHaveCount(0, { timeout: 1000 });
          }).toPass({ timeout: 20_000 });
        if (press) await pressButton(page, press);
        // Makes the browser load lazy images.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          scrollTo(0, 0);
        });
        await expectTypeface(page);
        const file = join(folder, `${name}-${width}-${colorScheme}.jpg`);
        await page.screenshot({ path: file, fullPage: !press, type: 'jpeg', quality: 82 });
      }
    });
  }
}

test.afterAll(() => {
  mkdirSync(folder, { recursive: true });
  const taken = new Set(readdirSync(folder));
  const rowOf = (name: string, scheme: string) =>
    WIDTHS.map((width) => `${name}-${width}-${scheme}.jpg`)
      .filter((file) => taken.has(file))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
  const sections = Object.keys(SCREENS).map((name) => {
    const rows = ['light', 'dark'].map((scheme) => `<div>${rowOf(name, scheme).join('')}</div>`);
    return `<h2>${name}</h2>${rows.join('')}`;
  });
  const style = 'body{font:1rem system-ui;background:#888}div{display:flex;gap:1rem}img{height:40rem}';
  const page = `<!doctype html><title>Sheets</title><style>${style}</style>${sections.join('')}`;
  writeFileSync(join(folder, 'index.html'), page);
});
