// `npm run test:visual`: compares screenshots of the stories tagged "visual" with the screenshots of the base commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { installClock } from './clock.ts';
import { openStory, type Order, type Story } from './story.ts';
import { expectTypeface } from './typeface.ts';

/** The windows in which stories are opened, and the combinations of colour scheme and width to capture there. */
const WINDOWS = [
  { width: 360, height: 740, looks: ['light-360', 'light-320', 'dark-768'] },
  { width: 1280, height: 900, looks: ['light-1280', 'dark-1280'] },
];
/** The viewport of a desktop page at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const START = Date.parse('2026-01-21T08:30:00Z');
/** The wait for animations, and for content that React reveals late, in milliseconds on the story's clock. */
const REST = 500;
/** The network is idle after `QUIET` ms without activity, or `ENDLESS` ms if requests are still pending. */
const QUIET = 150;
const ENDLESS = 2000;
/** The maximum number of screenshots to take until two in a row are equal. */
const TRIES = 8;

/** The stories to capture, from run.ts. */
const { stories, bases, output, isQuick } = JSON.parse(
  readFileSync(process.env['VISUAL_ORDER'] ?? '', 'utf8'),
) as Order;

interface Camera {
  page: Page;
  /** Waits until the network is idle, ignoring requests that never end. */
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
      const pending = new Set<Request>();
      let lastActivity = 0;
      const note = (change: (request: Request) => unknown) => (request: Request) => {
        change(request);
        lastActivity = Date.now();
      };
      const [begin, end] = [note((request) => pending.add(request)), note((request) => pending.delete(request))];
      page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
      const quiet = async () => {
        const rest = () => Date.now() - lastActivity;
        while (rest() < (pending.size > 0 ? ENDLESS : QUIET)) await new Promise((resolve) => setTimeout(resolve, 25));
        pending.clear();
      };
      await use({ page, quiet });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits for all images, even those below the fold. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const video of document.querySelectorAll('video')) video.pause();
  });
}

/** Takes a screenshot of the whole page when the page no longer changes. */
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

async function openStill({ page, quiet }: Camera, id: string): Promise<void> {
  await openStory(page, id);
  // Scrolls to the top, because full-page screenshots show fixed elements, such as toasts, at the scroll position.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let rests = 0; rests < 2; rests++) {
    await page.evaluate((rest) => window.stopClockAfter(rest), REST);
    await quiet();
  }
  await expectTypeface(page);
}

/** Takes all screenshots of a story. Opens the story once per window, because only styles change between looks. */
async function* takePictures(camera: Camera, { id, title, breaks }: Story): AsyncGenerator<[look: string, Buffer]> {
  const { page } = camera;
  const take = async (look: string, size: { width: number; height: number }): Promise<[string, Buffer]> => {
    await page.setViewportSize(size);
    const colorScheme = look.startsWith('dark') ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme, forcedColors: look.startsWith('forced') ? 'active' : 'none' });
    await page.evaluate(
      (name) => document.documentElement.setAttribute('data-mantine-color-scheme', name),
      colorScheme,
    );
    return [look, await shoot(camera)];
  };
  for (const { looks, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await openStill(camera, id);
    for (const look of looks) {
      const width = Number(look.split('-')[1]);
      if (breaks || width === size.width) yield take(look, { ...size, width });
    }
    if (size.width > 360 || !title.startsWith('Pages/')) continue;
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    yield take('large-360', size);
  }
  // With forced colours, screenshots show the blinking caret. A read-only field has no caret.
  await page.evaluate(() =>
    document.querySelectorAll<HTMLInputElement>('input, textarea').forEach((field) => (field.readOnly = true)),
  );
  yield take('forced-320', ZOOMED);
}

for (const story of stories) {
  const annotation = (story.causes ?? []).map((path) => ({ type: 'changed', description: path }));
  test(story.id, { annotation }, async ({ camera }, testInfo) => {
    const differing: string[] = [];
    for await (const [look, picture] of takePictures(camera, story)) {
      const file = `${story.id}--${look}.png`;
      const path = join(output, file);
      const before = bases.map((base) => join(base, file)).filter(existsSync);
      if (before.some((base) => picture.equals(readFileSync(base)))) continue;
      writeFileSync(path, picture);
      if (bases.length === 0) continue;
      differing.push(look);
      if (before[0]) await testInfo.attach(`${look}-expected.png`, { path: before[0] });
      await testInfo.attach(`${look}-actual.png`, { path });
      if (isQuick) break;
    }
    expect(differing, 'looks that differ from the base').toEqual([]);
  });
}
