import { expect, test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

/** Whether the tests cover every width, role and page (`npm run test:whole`) or a subset (`npm test`). */
export const WHOLE = process.env['WHOLE'] !== undefined;

/**
 * A test that first resets the mock server. Its pages record when the app has started (`noteStart`). The test fails if
 * a page throws an error or sends a request to another host.
 */
export const test = base.extend<{ seeded: void }>({
  seeded: [
    async ({ request }, use) => {
      await resetMock(request);
      await use();
    },
    { auto: true },
  ],
  context: async ({ context }, provide) => {
    await noteStart(context);
    const seen = { errors: [] as string[], foreign: [] as string[] };
    context.on('weberror', (failure) => seen.errors.push(failure.error().message));
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !/^(?:localhost|127\..*)$/.test(hostname)) seen.foreign.push(request.url());
    });
    await provide(context);
    expect(seen).toEqual({ errors: [], foreign: [] });
  },
});

/** Makes pages set a class when the app has started. `open` waits for the class. */
export const noteStart = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => addEventListener('started', () => document.documentElement.classList.add('started')));

/** Opens a URL and waits until the app has started, because earlier clicks on links would load whole pages. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hasStarted(page);
}

/** Waits until the app has started. */
export const hasStarted = (page: Page): Promise<void> =>
  expect(page.locator('html.started')).toBeAttached({ timeout: 40_000 });

/** Waits until the lazily loaded effects run. These effects store the scroll position and the followed link. */
export async function lateEffects(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => (history.state as { top?: number } | null)?.top)).toBe(100);
}

/** Opens a URL without a reload: adds a history entry and fires `popstate`, so that the router shows the URL. */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Finds the page's main heading. */
export const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

export async function logInByForm(page: Page, username: string, { site = '', keyboard = false } = {}): Promise<void> {
  await open(page, `${site}/login`);
  await page.getByRole('textbox', { name: 'نام کاربری' }).fill(username);
  await page.getByRole('textbox', { name: 'رمز عبور' }).fill(`${username.replace('demo-', '')}-123`);
  if (keyboard) await page.keyboard.press('Enter');
  else await page.getByRole('main').getByRole('button', { name: 'ورود', exact: true }).click();
}

/** A request in the mock server's log. */
export interface LoggedCall {
  method: string;
  path: string;
  status: number;
  body?: unknown;
}

/** Resets the mock server. */
export async function resetMock(request: APIRequestContext): Promise<void> {
  expect((await request.post('/api/__mock/reset')).ok()).toBe(true);
}

/** Makes the mock server respond to a call with a fault. `data` contains the call and the fault. */
export async function override(request: APIRequestContext, data: Record<string, unknown>): Promise<void> {
  expect((await request.post('/api/__mock/override', { data })).ok()).toBe(true);
}

/** Finds the id of the course whose title contains `words`. */
export async function courseId(request: APIRequestContext, words: string): Promise<string> {
  const rows = (await (await request.get('/api/courses/')).json()) as { id: number; title: string }[];
  const course = rows.find(({ title }) => title.includes(words));
  if (!course) throw new Error(`No course title contains ${words}`);
  return String(course.id);
}

/** Logs in a demo account on the mock server. */
export async function logIn(request: APIRequestContext, username: string) {
  const password = `${username.replace('demo-', '')}-123`;
  const answer = await request.post('/api/user/login/', { data: { username, password } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as {
    user: object & { id: string; purchased_courses: string[] };
    access: string;
    refresh: string;
    expires_in: number;
  };
}

/** Returns the lessons of a course in order. */
export async function lessonsOf(request: APIRequestContext, course: string, username: string) {
  const { access } = await logIn(request, username);
  const headers = { Authorization: `Bearer ${access}` };
  const answer = await request.get(`/api/syllabus/?course_id=${course}`, { headers });
  const chapters = (await answer.json()) as { lessons: { id: number; title: string }[] }[];
  return chapters.flatMap(({ lessons }) => lessons);
}

/** Logs in a demo account, and stores the session in the browser for the next page. `changes` modify the user. */
export async function openAs(page: Page, username: string, changes: Record<string, unknown> = {}): Promise<void> {
  const { user, access, refresh, expires_in: seconds } = await logIn(page.request, username);
  const stored = {
    ...user,
    userId: user.id,
    accessToken: access,
    refreshToken: refresh,
    expiresAt: Date.now() + seconds * 1000,
    ...changes,
  };
  // Stores the user while the app is not running, so that the app finds the user at startup.
  await page.goto('/favicon.svg');
  const purchased = { [user.id]: user.purchased_courses };
  await page.evaluate(
    ([session, courses]) => {
      localStorage.setItem('authUser', session);
      localStorage.setItem('purchasedCourses', courses);
    },
    [JSON.stringify(stored), JSON.stringify(purchased)] as const,
  );
}

/** Returns the purchases that reached the mock server. */
export async function purchases(request: APIRequestContext): Promise<LoggedCall[]> {
  const calls = (await (await request.get('/api/__mock/requests')).json()) as LoggedCall[];
  return calls.filter(({ method, path }) => method === 'POST' && path === '/api/transactions/create/');
}
