import { Worker } from 'node:worker_threads';
import { availableParallelism } from 'node:os';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { openAs } from '../support.ts';
import { fa } from '../../src/text/fa.ts';

const TABS = 3;
/** The number of articles that each tab likes in a round. Each like sends a request with the expired token. */
const LIKES = 2;
/** A request counts as lost if it has no response after this many milliseconds. */
const LIMIT = 60_000;
/** A click is repeated if it has not caused a request after this many milliseconds. */
const AGAIN = 2000;
const REFRESH = '/api/token/refresh/';
const isLike = (request: Request) => request.method() === 'POST' && request.url().endsWith('/like/');

/** The result of one round. In a good round there is one refresh, no request is lost, and no tab logs out. */
export interface Round {
  refreshes: number;
  /** The number of requests without a successful response. */
  lost: number;
  loggedOut: boolean;
}

/** The tabs of one signed-in user. */
export interface ThreeTabs {
  /** Expires the token, then sends the requests of each tab after that tab's delay in milliseconds. */
  round(delays: readonly number[]): Promise<Round>;
  /** Logs out in the first tab. Resolves when the other tabs show a visitor's page. */
  logOut(): Promise<void>;
}

/** Runs in the page. Presses the like buttons at the time `at`, so that tabs can act at the same time. */
function pressLikes({ at, names }: { at: number; names: string[] }): void {
  const press = () => {
    for (const button of document.querySelectorAll<HTMLElement>('article button'))
      if (names.includes(button.textContent) && button.checkVisibility({ visibilityProperty: true })) button.click();
  };
  setTimeout(press, at - Date.now());
}

const logOutOf = (page: Page) => page.locator('header').getByRole('button', { name: fa.nav.logOut });

/** Opens the blog in three tabs as the same student, and shows the likes of two articles in each tab. */
export async function openThreeTabs(context: BrowserContext, request: APIRequestContext): Promise<ThreeTabs> {
  const pages = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const [first, ...others] = pages as [Page, ...Page[]];
  let [refreshes, told] = [0, 0];
  /** For each tab, the URLs of the likes that were sent and of those that succeeded. */
  const likes = pages.map(() => ({ sent: new Set<string>(), good: new Set<string>() }));
  pages.forEach((page, tab) => {
    page.on('request', (request) => {
      if (request.url().endsWith(REFRESH)) refreshes += 1;
      if (isLike(request)) likes[tab]?.sent.add(request.url());
    });
    page.on('requestfinished', async (request) => {
      if (isLike(request) && (await request.response())?.ok()) likes[tab]?.good.add(request.url());
    });
  });
  const isSignedIn = () => first.evaluate(() => localStorage.getItem('authUser') !== null);

  async function show(page: Page) {
    await page.goto('/blogs');
    await logOutOf(page).waitFor();
    for (let article = 0; article < LIKES; article += 1) {
      const card = page.getByRole('article').nth(article);
      await card.getByRole('tab', { name: /پسند:/ }).click();
      await card.getByRole('button', { name: fa.blog.like }).waitFor();
    }
  }

  async function signIn() {
    await openAs(first, 'demo-student');
    await Promise.all(pages.map(show));
  }
  await signIn();

  return {
    async round(delays) {
      await request.post('/api/__mock/tokens', { data: { expires_in: 0 } });
      likes.forEach(({ sent, good }) => [sent, good].forEach((each) => each.clear()));
      const names = [fa.blog.like, fa.blog.unlike];
      const press = async (tab: number, at: number) => pages[tab]?.evaluate(pressLikes, { at, names });
      const began = Date.now();
      await Promise.all(pages.map((_, tab) => press(tab, began + 20 + (delays[tab] ?? 0))));
      for (let pressed = began; Date.now() < began + LIMIT && (await isSignedIn());) {
        if (likes.every(({ good }) => good.size === LIKES)) break;
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (Date.now() < pressed + AGAIN) continue;
        // Presses the buttons again in tabs that have not sent all likes. A page ignores a click while it sends an
        // earlier like.
        pressed = Date.now();
        await Promise.all(likes.map(async ({ sent }, tab) => sent.size < LIKES && press(tab, pressed)));
      }
      const lost = likes.reduce((sum, { good }) => sum + LIKES - good.size, 0);
      const loggedOut = !(await isSignedIn());
      // A late refresh counts towards the next round.
      const result = { refreshes: refreshes - told, lost, loggedOut };
      told = refreshes;
      if (loggedOut) await signIn();
      return result;
    },

    async logOut() {
      await logOutOf(first).click();
      for (const page of others) await logOutOf(page).waitFor({ state: 'detached' });
    },
  };
}

/** Keeps every processor busy until the returned function is called. */
export function keepBusy(): () => Promise<unknown> {
  const spin = new URL(`data:text/javascript,${encodeURIComponent('for (;;);')}`);
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(spin));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}
