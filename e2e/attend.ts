import { expect, type Locator, type Page } from '@playwright/test';
import { fa } from '../src/text/fa.ts';

interface Heard {
  text: string;
  urgent: boolean;
}

/** The time between two checks of the focus, in milliseconds. */
const EVERY = 30;
/** The maximum time without a focused element, in milliseconds. */
export const MOST = 100;
/** The maximum time that the page may take to scroll to the focused element, in milliseconds. */
export const SCROLLS = 1000;
/** An action's announcements count as complete after this many milliseconds without a further announcement. */
const QUIET = 800;

/** Starts recording a page's live-region announcements, missing titles, and lost or hidden focus. */
export async function attend(page: Page) {
  const heard: Heard[] = [];
  const lost: string[] = [];
  await page.exposeFunction('hear', (said: Heard) => heard.push(said));
  await page.exposeFunction('lose', (what: string) => lost.push(what));
  // Discards late announcements of the previous page, because they do not result from actions on this page.
  page.on('load', () => heard.splice(0));
  await page.addInitScript(
    ({ every, most, scrolls, loading }) => {
      const { hear, lose } = globalThis as unknown as { hear: (said: object) => void; lose: (what: string) => void };
      const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
      const say = (node: Node) => {
        const root = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
        const text = node.textContent?.trim() ?? '';
        // Ignores the message of `loader.js`, and the loading message, which appears only on slow machines.
        if (!root || text === '' || text === loading || root.id === 'late' || root.getAttribute('aria-live') === 'off')
          return;
        const urgent = root.getAttribute('role') === 'alert' || root.getAttribute('aria-live') === 'assertive';
        hear({ text, urgent });
      };
      new MutationObserver((records) => {
        for (const { type, addedNodes, target } of records) {
          if (type === 'characterData') say(target);
          for (const node of addedNodes) {
            say(node);
            // An inserted element may contain live regions that already have text.
            if (node instanceof Element && !node.closest(LIVE)) node.querySelectorAll(LIVE).forEach(say);
          }
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });

      // Whether the centre of an element is covered by another element or outside the viewport.
      const isHidden = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width < 2 || height > innerHeight / 2) return false;
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        return seen === null || !(element.contains(seen) || seen.contains(element));
      };
      let hidden: Element | null = null;
      let hiddenSince = 0;
      let had = '';
      let since = 0;
      setInterval(() => {
        const { activeElement: focused, body, contentType, readyState, title } = document;
        if (readyState !== 'loading' && title === '' && window === top && contentType === 'text/html')
          lose(`${location.pathname}: no title`);
        if (focused && focused !== body) {
          had = `${focused.tagName} «${(focused.ariaLabel ?? focused.textContent ?? '').slice(0, 40)}»`;
          since = 0;
          if (!isHidden(focused)) hidden = null;
          else if (hidden !== focused) [hidden, hiddenSince] = [focused, performance.now()];
          else if (performance.now() - hiddenSince > scrolls) {
            lose(`${location.pathname}: ${had} is out of sight`);
            hiddenSince = Infinity;
          }
          return;
        }
        // No element has had the focus yet, or the loss of the focus has already been reported.
        if (had === '') return;
        since ||= performance.now();
        if (performance.now() - since <= most) return;
        lose(`${location.pathname}: after ${had}`);
        had = '';
      }, every);
    },
    { every: EVERY, most: MOST, scrolls: SCROLLS, loading: fa.common.loading },
  );
  return {
    lost,
    /**
     * Waits for an announcement, and then until no other follows for `QUIET` ms. Returns all announcements since the
     * previous call.
     */
    async said(): Promise<Heard[]> {
      await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
      for (let count = 0; count < heard.length;) {
        count = heard.length;
        await page.waitForTimeout(QUIET);
      }
      return heard.splice(0);
    },
  };
}

/** Matches a polite announcement. */
export const polite = (text: string | RegExp): Heard => ({
  text: expect.stringMatching(text) as unknown as string,
  urgent: false,
});
/** Creates a regular expression that matches exactly `text`. */
export const literally = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Focuses a control by pressing Tab. */
export async function tabTo(page: Page, control: Locator, { back = false } = {}): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await control.first().evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('Tab does not reach the control');
}

/** Focuses a control by pressing Tab, then presses Enter. */
export async function press(page: Page, control: Locator, options?: { back?: boolean }): Promise<void> {
  await tabTo(page, control, options);
  await page.keyboard.press('Enter');
}
