// `npm run test:visual`: compares screenshots of the stories tagged "visual" with the base commit.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { installClock } from './clock.ts';
import { openStory, type Story } from './story.ts';
import { expectTypeface } from './typeface.ts';

/** Widths and heights of the windows, and colour schemes. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The viewport of a page at 400 % zoom, in forced colours. */
const ZOOMED = { width: 320, height: 256 };

const START = Date.parse('2026-01-21T08:30:00Z');
/** Milliseconds of story time after its play function, so that animations end. */
const REST = 500;
/** Milliseconds without a request that count as an idle network. */
const QUIET = 150;

/** The stories to capture, from run.ts. */
const stories = JSON.parse(readFileSync(process.env['VISUAL_STORIES'] ?? '', 'utf8')) as readonly Story[];

interface Camera {
  page: Page;
  /** Waits for an idle network. A request that never ends is ignored. */
  quiet: () => Promise<void>;
}

const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', deviceScaleFactor: 1 });
      await context.addInitScript(installClock, START);
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const page = await context.newPage();
      let lastActivity = 0;
      const note = () => {
        lastActivity = Date.now();
      };
      page.on('request', note).on('requestfinished', note).on('requestfailed', note);
      const quiet = async () => {
        while (Date.now() - lastActivity < QUIET) await new Promise((resolve) => setTimeout(resolve, 25));
      };
      await use({ page, quiet });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits for all pictures, also below the fold. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const video of document.querySelectorAll('video')) video.pause();
  });
}

/** Compares the whole page in `scheme`. Only styles change, as in the axe gate; the story is not played again. */
async function compare(page: Page, id: string, scheme: 'light' | 'dark', isForced = false): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, forcedColors: isForced ? 'active' : 'none' });
  await page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), scheme);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const look = `${isForced ? 'forced' : scheme}-${page.viewportSize()?.width}`;
  expect.soft(picture, look).toMatchSnapshot(`${id}-${look}.png`, { threshold: 0, maxDiffPixels: 0 });
}

for (const { id, title, name, causes = [] } of stories) {
  // The report's tags group stories by changed file.
  const tag = causes.slice(0, 5).map((file) => `@${basename(file)}`);
  test(`${title} › ${name}`, { tag }, async ({ camera: { page, quiet } }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await openStory(page, id);
      await page.evaluate((rest) => {
        // Fixed elements such as toasts depend on the scroll position.
        scrollTo({ top: 0, behavior: 'instant' });
        return window.stopClockAfter(rest);
      }, REST);
      await quiet();
      await loaded(page);
      await expectTypeface(page);
      await quiet();
      for (const scheme of SCHEMES) await compare(page, id, scheme);
    }
    await page.setViewportSize(ZOOMED);
    await quiet();
    await compare(page, id, 'light', true);
  });
}
