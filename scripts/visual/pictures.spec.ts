// `npm run test:visual`: compares screenshots of the stories tagged "visual" with the base commit.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { installClock } from './clock.ts';
import { openStory, type Story } from './story.ts';
import { expectTypeface } from './typeface.ts';

/** Windows in which a story is opened, and the widths to which it is then resized in the light scheme. */
const WINDOWS = [
  { width: 360, height: 740, others: [320, 768] },
  { width: 1280, height: 900, others: [] },
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The viewport of a page at 400 % zoom, in forced colours. */
const ZOOMED = { width: 320, height: 256 };

const START = Date.parse('2026-01-21T08:30:00Z');
/** Milliseconds of story time for animations, and for parts that React reveals late. */
const REST = 500;
/** Milliseconds without a request that count as an idle network. */
const QUIET = 150;
/** Screenshots until two in a row are equal. */
const TRIES = 8;

/** Takes the base pictures, each twice, in place of comparing with them. */
const isBase = process.env['VISUAL_TAKE'] === 'base';
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

/** A screenshot of the whole page once it stands still. */
async function shoot({ page, quiet }: Camera): Promise<Buffer> {
  let before: Buffer | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    await quiet();
    await loaded(page);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    if (before?.equals(picture)) return picture;
    before = picture;
  }
  throw new Error(`No two of ${TRIES} screenshots are equal.`);
}

/** All screenshots of a story by name. Between schemes and widths only styles change; the story is not played again. */
async function takePictures(camera: Camera, { id, title }: Story): Promise<Map<string, Buffer>> {
  const { page, quiet } = camera;
  const pictures = new Map<string, Buffer>();
  const take = async (look: string) =>
    void pictures.set(`${id}-${look}-${page.viewportSize()?.width}`, await shoot(camera));
  const show = async (colorScheme: (typeof SCHEMES)[number], forcedColors: 'active' | 'none' = 'none') => {
    await page.emulateMedia({ colorScheme, forcedColors });
    await page.evaluate(
      (name) => document.documentElement.setAttribute('data-mantine-color-scheme', name),
      colorScheme,
    );
  };
  for (const { others, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await openStory(page, id);
    // Fixed elements such as toasts depend on the scroll position.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (let rests = 0; rests < 2; rests++) {
      await page.evaluate((rest) => window.stopClockAfter(rest), REST);
      await quiet();
    }
    await expectTypeface(page);
    for (const scheme of SCHEMES) {
      await show(scheme);
      await take(scheme);
    }
    await show('light');
    for (const width of others) {
      await page.setViewportSize({ ...size, width });
      await take('light');
    }
    if (others.length === 0 || !title.startsWith('Pages/')) continue;
    await page.setViewportSize(size);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await take('large');
  }
  await page.setViewportSize(ZOOMED);
  await show('light', 'active');
  await take('forced');
  return pictures;
}

for (const story of stories) {
  test(story.id, async ({ camera }) => {
    const pictures = await takePictures(camera, story);
    const again = isBase ? await takePictures(camera, story) : pictures;
    for (const [name, picture] of pictures) {
      if (!isBase) expect.soft(picture, name).toMatchSnapshot(`${name}.png`, { threshold: 0, maxDiffPixels: 0 });
      else if (!again.get(name)?.equals(picture)) throw new Error(`${name} differs when it is taken again.`);
    }
    if (isBase) for (const [name, picture] of pictures) writeFileSync(test.info().snapshotPath(`${name}.png`), picture);
  });
}
