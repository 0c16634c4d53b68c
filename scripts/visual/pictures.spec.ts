// `run.ts` runs this file. The tests take screenshots of the base commit's stories, or compare the working tree's
// stories with these screenshots.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page, type Request } from '@playwright/test';
import { installClock } from './clock.ts';
import { expectTypeface } from './typeface.ts';

/** The windows in which stories are opened. A look is a mode (`light`, `dark`, `large`, `forced`) and a width. */
const WINDOWS = [
  { width: 360, height: 740, looks: ['light-360', 'light-320', 'dark-768', 'large-360'] },
  { width: 1280, height: 900, looks: ['light-1280', 'dark-1280', 'forced-320'] },
];
/** The height of the viewport in a 1280 × 1024 window at 400 % zoom. The width is then 320. */
const ZOOMED = 256;
const START = Date.parse('2026-01-21T08:30:00Z');
/** The time limit of a story and its play function, in milliseconds. */
const PATIENCE = 120_000;
/** The wait for animations, and for content that React reveals late, in milliseconds on the story's clock. */
const REST = 500;
/** The network is idle after `QUIET` ms without activity, or `ENDLESS` ms if requests are still pending. */
const QUIET = 150;
const ENDLESS = 2000;

/** Returns a function that waits until the network is idle. The function ignores requests that never end. */
function watchNetwork(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastActivity = 0;
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    lastActivity = Date.now();
  };
  const [begin, end] = [note((request) => pending.add(request)), note((request) => pending.delete(request))];
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    while (Date.now() - lastActivity < (pending.size > 0 ? ENDLESS : QUIET)) await sleep(25);
    pending.clear();
  };
}

/** Opens a story, waits until its play function ends, and stops its clock. Vitest reports failed play functions. */
async function openStill(page: Page, id: string, quiet: () => Promise<void>): Promise<void> {
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const { phase = '' } = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender ?? {};
      return ['finished', 'errored'].includes(phase) || document.body?.classList.contains('sb-show-errordisplay');
    },
    null,
    { timeout: PATIENCE, polling: 30 },
  );
  // Scrolls to the top, because full-page screenshots show fixed elements, such as toasts, at the scroll position.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let rests = 0; rests < 2; rests++) {
    await page.evaluate((rest) => window.stopClockAfter(rest), REST);
    await quiet();
  }
  await expectTypeface(page);
}

/** Applies a look such as `dark-768` without a reload, so that each window opens a story only once. */
async function setLook(page: Page, look: string, height: number): Promise<void> {
  const [kind, width] = look.split('-');
  const colorScheme = kind === 'dark' ? 'dark' : 'light';
  await page.setViewportSize({ width: Number(width), height: kind === 'forced' ? ZOOMED : height });
  await page.emulateMedia({ colorScheme, forcedColors: kind === 'forced' ? 'active' : 'none' });
  await page.evaluate(
    ([scheme, size]) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
      document.documentElement.style.fontSize = size;
      // With forced colours, screenshots would show the blinking caret. The fields become read-only, because read-only
      // fields have no caret.
      const fields = matchMedia('(forced-colors: active)').matches ? document.querySelectorAll('input, textarea') : [];
      for (const field of fields) field.setAttribute('readonly', '');
    },
    [colorScheme, kind === 'large' ? '200%' : ''] as const,
  );
}

/** Waits for all images, even those below the fold. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const video of document.querySelectorAll('video')) video.pause();
  });
}

const OPTIONS = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;

const ids: string[] = JSON.parse(readFileSync(process.env['VISUAL_STORIES'] ?? '', 'utf8'));

test.use({ contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' });

for (const id of ids) {
  test(id, async ({ page }) => {
    const quiet = watchNetwork(page);
    await page.addInitScript(installClock, START);
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const { looks, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await openStill(page, id, quiet);
      for (const look of looks) {
        await setLook(page, look, size.height);
        await quiet();
        await loaded(page);
        const name = `${id}--${look}.png`;
        await expect.soft(page).toHaveScreenshot(name, { ...OPTIONS, threshold: 0, timeout: 60_000 });
        // Compares the bytes, too, because `toHaveScreenshot` ignores differences that look like anti-aliasing, such as
        // a different corner radius.
        const expected = test.info().snapshotPath(name);
        const isSame = existsSync(expected) && (await page.screenshot(OPTIONS)).equals(readFileSync(expected));
        expect.soft(isSame, `${look}: every byte equals that of the base's picture`).toBe(true);
      }
    }
  });
}
