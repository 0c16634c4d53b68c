import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { installClock } from './clock.ts';

/** Widths in pixels at which every story is taken. */
export const WIDTHS = [360, 1280] as const;
/** Colour schemes in which every story is taken. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** A story at one width: its pictures as PNG, and how its play function ended. */
export interface Shots {
  pictures: Readonly<Record<Scheme, Buffer>>;
  /** What Storybook shows instead of the story, or that it never came to an end. */
  trouble: string | null;
}

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 1280: 900 };
const START = Date.parse('2026-01-21T08:30:00Z');
/** Real milliseconds that a story may take, its play function included. */
const PATIENCE = 30_000;
/** Milliseconds of the story's time after its play function: its movements come to rest. */
const REST = 500;
/** Real milliseconds without a request that count as an idle network; one that never ends is no activity. */
const QUIET = 150;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
}

/** A photographer of the Storybook at `origin`, with a browser profile of its own. */
export async function openCamera(
  browser: Browser,
  origin: string,
): Promise<(story: string, width: number) => Promise<Shots>> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 1,
  });
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

  return async (story, width) => {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
    const trouble = await ending(page);
    await page.evaluate((rest) => window.stopClockAfter(rest), REST);
    await quiet();
    await loaded(page);
    await quiet();
    const light = await take(page, 'light');
    return { pictures: { light, dark: await take(page, 'dark') }, trouble };
  };
}

/** Waits until the story has been played; null, or what Storybook shows in its place. */
async function ending(page: Page): Promise<string | null> {
  const phase = () =>
    page.waitForFunction(
      () => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
        };
        if (document.body?.classList.contains('sb-show-errordisplay')) return 'shown as an error';
        const now = preview?.currentRender?.phase;
        return now === 'finished' || now === 'errored' ? now : null;
      },
      null,
      { timeout: PATIENCE, polling: 30 },
    );
  try {
    const end = await (await phase()).jsonValue();
    return end === 'shown as an error' ? 'Storybook shows an error instead of the story' : null;
  } catch {
    return `not at its end after ${PATIENCE / 1000} s`;
  }
}

/** Waits for every font and picture, also those far down the page. */
async function loaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const video of document.querySelectorAll('video')) video.pause();
    await document.fonts.ready;
  });
}

/** The whole page in `scheme`, by styles alone, as the axe gate switches it: the story is not played a second time. */
async function take(page: Page, scheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), scheme);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
