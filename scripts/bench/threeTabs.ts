// Tabs of one browser on one expired token, over the built site: for `npm run bench:tabs` and its short form in e2e/.
import { Worker } from 'node:worker_threads';
import { availableParallelism } from 'node:os';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { openAs } from '../../e2e/support.ts';
import { fa } from '../../src/text/fa.ts';

const TABS = 3;
/** Articles that each tab likes in a round: that many requests meet the expired token at once. */
const LIKES = 2;
/** Milliseconds; what is not answered by then counts as lost. */
const LIMIT = 60_000;
/** Milliseconds until a press is repeated. */
const AGAIN = 2000;
const REFRESH = '/api/token/refresh/';
const isLike = (request: Request) => request.method() === 'POST' && request.url().endsWith('/like/');

/** What became of one round: the right numbers are one refresh, nothing lost, nobody logged out. */
export interface Round {
  refreshes: number;
  /** Requests without a good answer. */
  lost: number;
  loggedOut: boolean;
}

/** The tabs of one signed-in user. */
export interface ThreeTabs {
  /** Lets the token expire; each tab then sends its requests, so many milliseconds from now. */
  round(delays: readonly number[]): Promise<Round>;
  /** Logs out in the first tab; milliseconds until each other tab shows a visitor's page. */
  logOut(): Promise<number[]>;
  /** Signs the user in again, in all tabs. */
  signIn(): Promise<void>;
}

/** Presses the like buttons of a page that shows them, at a moment that all tabs share. */
function pressLikes({ at, names }: { at: number; names: string[] }): void {
  const press = () => {
    for (const button of document.querySelectorAll<HTMLElement>('article button'))
      if (names.includes(button.textContent) && button.checkVisibility()) button.click();
  };
  setTimeout(press, at - Date.now());
}

/** Resolves with the moment at which the page shows no log-out button any more. */
const visitorShown = (logOut: string) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if ([...document.querySelectorAll('header button')].some(({ textContent }) => textContent === logOut)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true });
    look();
  });

/** Opens the blog in three tabs as one student, with the likes of two articles on the screen. */
export async function openThreeTabs(context: BrowserContext, request: APIRequestContext): Promise<ThreeTabs> {
  const pages = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  const [first, ...others] = pages as [Page, ...Page[]];
  let [refreshes, told] = [0, 0];
  /** The likes of each tab, by address: pressed and sent, and answered well. */
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
    await page.getByRole('button', { name: fa.nav.logOut }).waitFor();
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
    signIn,
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
        // A page that had not read its last answer took the press for a double click.
        pressed = Date.now();
        await Promise.all(likes.map(async ({ sent }, tab) => sent.size < LIKES && press(tab, pressed)));
      }
      const lost = likes.reduce((sum, { good }) => sum + LIKES - good.size, 0);
      const loggedOut = !(await isSignedIn());
      // One that comes late counts for the next round.
      const result = { refreshes: refreshes - told, lost, loggedOut };
      told = refreshes;
      if (loggedOut) await signIn();
      return result;
    },

    async logOut() {
      const shown = others.map((page) => page.evaluate(visitorShown, fa.nav.logOut));
      const pressed = await first.evaluate((logOut) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
        buttons.find(({ textContent }) => textContent === logOut)?.click();
        return Date.now();
      }, fa.nav.logOut);
      return (await Promise.all(shown)).map((at) => at - pressed);
    },
  };
}

/** Keeps every processor busy until the returned function is called. */
export function keepBusy(): () => Promise<unknown> {
  const spin = new URL(`data:text/javascript,${encodeURIComponent('for (;;);')}`);
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(spin));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}
