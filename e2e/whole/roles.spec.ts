import { expect, type Locator, type Page } from '@playwright/test';
import { fa } from '../../src/text/fa.ts';
import { courseId, heading, lessonsOf, open, openAs, override, test, visit } from '../support.ts';

const roles = ['visitor', 'student', 'instructor', 'admin', 'superuser'] as const;
type Role = (typeof roles)[number];

/** The expected result for a role: the control, no control, or a message, possibly after a redirect. */
type Met = 'seen' | 'hidden' | { told: string; led?: string };

interface Thing {
  /** The path. `{owned}` stands for the id of a bought course, and `{other}` for the id of another course. */
  at: string;
  find: (page: Page) => Locator;
  /** Uses the control. Needed if the result appears only after the control has been used. */
  use?: (page: Page) => Promise<void>;
  met: Record<Role, Met>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).first();
const main = (page: Page) => page.getByRole('main');
const firstLink = (page: Page) => main(page).locator('a[href^="/lessons/"]').first();
const notBought = 'برای دیدن این دوره باید آن را خریده باشید.';

const staffOnly = (told: Met, seen: Met = 'seen') =>
  ({ visitor: told, student: told, instructor: seen, admin: seen, superuser: seen }) satisfies Record<Role, Met>;
const signedInOnly = (told: Met, seen: Met = 'seen') => ({ ...staffOnly(told, seen), student: seen });

/** The controls and screens, with the expected result for each role (product §6). */
const things: Record<string, Thing> = {
  'the sign-up control': { at: '/', find: link(fa.nav.signUp), met: { ...signedInOnly('seen', 'hidden') } },
  'the log-out control': { at: '/', find: button(fa.nav.logOut), met: signedInOnly('hidden') },
  'the profile picture': { at: '/', find: link(/^پروفایل demo-/), met: signedInOnly('hidden') },
  'the notifications bell': { at: '/', find: link(/^اعلان‌ها/), met: signedInOnly('hidden') },
  'the add-course button': { at: '/courses', find: link(fa.filters.add), met: staffOnly('hidden') },
  'the add-course screen': {
    at: '/add-course',
    find: button(fa.addCourse.submit),
    met: staffOnly({ told: fa.addCourse.staffOnly, led: '/courses' }),
  },
  'the add-article button': { at: '/blogs', find: link(fa.blog.add), met: staffOnly('hidden') },
  'the add-article screen': {
    at: '/add-blog',
    find: button(fa.blog.publish),
    met: staffOnly({ told: fa.blog.notAllowed }),
  },
  'the syllabus of a bought course': {
    at: '/syllabus/{owned}',
    find: firstLink,
    met: signedInOnly({ told: fa.study.logInFirst }),
  },
  'the syllabus of another course': {
    at: '/syllabus/{other}',
    find: firstLink,
    met: { ...staffOnly({ told: notBought }), visitor: { told: fa.study.logInFirst } },
  },
  'a lesson of a bought course': {
    at: '/lessons/{owned}',
    find: button(fa.study.play),
    met: signedInOnly({ told: fa.study.logInForLesson }),
  },
  'a lesson of another course': {
    at: '/lessons/{other}',
    find: button(fa.study.play),
    met: { ...staffOnly({ told: fa.study.lessonFailed }), visitor: { told: fa.study.logInForLesson } },
  },
  'a like': {
    at: '/blogs',
    find: (page) => page.getByText(fa.blog.liked),
    async use(page) {
      await tab(page, /پسند:/).click();
      await button(fa.blog.like)(page).click();
    },
    met: signedInOnly({ told: fa.blog.logInToLike }),
  },
  'a comment': {
    at: '/blogs',
    find: (page) => page.getByText(fa.blog.commented),
    async use(page) {
      await tab(page, /نظر:/).click();
      await page.getByLabel(fa.blog.yourComment).fill('سپاس از مقاله‌ی خوبتان.');
      await button(fa.blog.sendComment)(page).click();
    },
    met: signedInOnly({ told: fa.blog.logInToComment }),
  },
  'the notifications': {
    at: '/notifications',
    find: (page) => main(page).getByRole('radiogroup', { name: fa.notifications.kind }),
    met: signedInOnly({ told: fa.notifications.logInFirst }),
  },
  'the profile': { at: '/prof', find: button(fa.common.edit), met: signedInOnly({ told: fa.profile.logInFirst }) },
  // This entry is last, because it buys a course.
  'a purchase': {
    at: '/shopping-basket',
    find: (page) => page.getByRole('heading', { level: 1, name: fa.study.syllabusTitle }),
    use: (page) => button(fa.basket.buy)(page).click(),
    met: signedInOnly({ told: fa.basket.logInFirst, led: '/login' }),
  },
};

async function addressOf(page: Page, pattern: string): Promise<string> {
  const [mark = '', whose] = /\{(\w+)\}/.exec(pattern) ?? [];
  if (mark === '') return pattern;
  const id = await courseId(page.request, whose === 'owned' ? 'Python برای کسانی' : 'SQL');
  if (!pattern.startsWith('/lessons/')) return pattern.replace(mark, id);
  const [first] = await lessonsOf(page.request, id, 'demo-admin');
  return pattern.replace(mark, String(first?.id));
}

async function fillBasket(page: Page) {
  const id = await courseId(page.request, 'SQL');
  const course = await (await page.request.get(`/api/courses/${id}/`)).text();
  await page.evaluate((text) => localStorage.setItem('basket', `[${text}]`), course);
  await open(page, page.url());
}

for (const role of roles) {
  test(`[§2.5] [§2.19] [§6.5] [§6.6] [§6.7] the role ${role} gives exactly its documented permissions`, async ({
    page,
  }) => {
    if (role !== 'visitor') await openAs(page, `demo-${role}`);
    await open(page, '/');
    let last = '/';
    for (const [name, { at, find, use, met: table }] of Object.entries(things)) {
      const met = table[role];
      await test.step(`${name}: ${typeof met === 'string' ? met : 'a message'}`, async () => {
        if (at !== last) {
          // First opens another page, so that the previous message is gone.
          await visit(page, '/contact-us');
          await expect(heading(page, fa.nav.contact)).toBeVisible();
          if (at === '/shopping-basket') await fillBasket(page);
          await visit(page, await addressOf(page, at));
          await expect(heading(page, fa.nav.contact)).toHaveCount(0);
        }
        last = at;
        await use?.(page);
        if (met === 'seen') await expect(find(page)).toBeVisible();
        if (met === 'hidden') {
          // Waits for the content, because the control would not appear earlier.
          await expect(main(page).getByRole('article').first()).toBeVisible();
          await expect(find(page)).toHaveCount(0);
        }
        if (typeof met === 'object') {
          await expect(page.getByText(met.told).first()).toBeVisible();
          if (met.led) await expect(page).toHaveURL(new RegExp(`${met.led}$`));
          await expect(find(page)).toHaveCount(0);
        }
      });
    }
  });
}

/** The profile that a server sends if it ignores the role in the path. */
const anyProfile = { status: 200, body: { username: 'demo-student', email: 'student@example.com' } };

test('[F15] [§6.9] a student who stores the role «admin» can open /add-course, but the server refuses the course', async ({
  page,
  request,
}) => {
  await override(request, { call: 'GET /user/profile/:role/', fault: anyProfile });
  await openAs(page, 'demo-student', { role: 'admin' });
  await page.goto('/courses');
  await page.getByRole('link', { name: fa.filters.add, exact: true }).click();
  await page.getByLabel(fa.addCourse.titleField).fill('دوره‌ای از یک دانشجو');
  await page.getByLabel(fa.addCourse.description).fill('توضیح');
  await page.getByLabel(fa.addCourse.price, { exact: true }).fill('۱۰۰۰۰۰');
  await page.getByRole('button', { name: fa.addCourse.submit }).click();
  await expect(page.locator('form').getByText('شما اجازه‌ی انجام این کار را ندارید.')).toBeVisible();
  await expect(page).toHaveURL(/\/add-course$/);
  await expect(page.getByLabel(fa.addCourse.titleField)).toHaveValue('دوره‌ای از یک دانشجو');
  await expect(page.getByRole('button', { name: fa.addCourse.submit })).toBeEnabled();
  const rows = (await (await request.get('/api/courses/')).json()) as { title: string }[];
  expect(rows.map(({ title }) => title)).not.toContain('دوره‌ای از یک دانشجو');
  await page.getByRole('link', { name: fa.brand.homeLink }).first().click();
  await expect(page.getByRole('heading', { name: fa.home.recommended })).toBeVisible();
});
