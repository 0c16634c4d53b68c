// `npm run bench:moves`: measures how long the built site with 10,000 courses takes to respond to input.
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { readOptions } from '../options.ts';
import { buildSite, openSite, percentile, report } from './support.ts';

const WORDS = ['ریاضی', 'برنامه', 'طراحی', 'زبان', 'مالی', 'آموزش'];
const LINKS = ['/courses', '/about-us', '/blogs', '/contact-us', '/login', '/'];
const ROUNDS = 5;
/** The pause after each input in milliseconds. It is multiplied by the CPU slowdown. */
const REST = 400;
/** The selector of the element that shows the number of courses found. */
const COUNT = 'main [data-query] p[tabindex]';

type Waits = Record<'paint' | 'list' | 'heading', number[]>;

/** Runs in the page. Measures the time from each event to the frame that shows its result. */
function watchWaits(count: string) {
  const waits: Waits = { paint: [], list: [], heading: [] };
  Object.assign(globalThis, { waits });
  const ends = new Map<keyof Waits, number>();
  const painted = (what: keyof Waits) => {
    const since = ends.get(what);
    if (since === undefined) return;
    ends.delete(what);
    requestAnimationFrame(() => setTimeout(() => waits[what].push(performance.now() - since)));
  };
  const begin = (...parts: (keyof Waits)[]) => {
    return ({ timeStamp }: Event) => {
      for (const part of parts) ends.set(part, timeStamp);
      if (parts.includes('paint')) painted('paint');
    };
  };
  // Listens to `input`, because Playwright sends no key events for letters that its keyboard layout lacks.
  addEventListener('input', begin('paint', 'list'), true);
  addEventListener('click', begin('heading'), true);
  const shown = { list: '', heading: '' };
  new MutationObserver(() => {
    for (const [part, selector] of [
      ['list', count],
      ['heading', 'main h1'],
    ] as const) {
      const text = document.querySelector(selector)?.textContent ?? '';
      if (text !== '' && text !== shown[part]) painted(part);
      shown[part] = text;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function measure(browser: Browser, address: string, slower: number): Promise<Waits> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.request.patch(`${address}/api/__mock/state`, { data: { scenario: 'huge' } });
  await page.addInitScript(watchWaits, COUNT);
  await page.goto(`${address}/courses`);
  await page.locator(COUNT).filter({ hasText: /\S/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const box = page.getByRole('searchbox');
  for (const word of WORDS) {
    for (const letter of word) {
      await box.pressSequentially(letter);
      await page.waitForTimeout(REST * slower);
    }
    await box.fill('');
    await page.waitForTimeout(REST * slower);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const link of LINKS) {
      const shown = page.locator(`header a[href="${link}"], footer a[href="${link}"]`).first();
      // Hovers before the click, as users do.
      await shown.hover();
      await page.waitForTimeout(150);
      await shown.click();
      await page.waitForURL(`${address}${link}`);
      await page.waitForTimeout(REST * slower);
    }
  const waits = await page.evaluate<Waits>('waits');
  await page.close();
  return waits;
}

readOptions({});
buildSite();
const NAMES = { paint: 'Key → paint', list: 'Key → list', heading: 'Click → heading' } as const;
const rows = ['| Wait | CPU slower by | Times | p50 | p95 |', '|---|---|---|---|---|'];
const { origin } = await openSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
for (const slower of [1, 4]) {
  const waits = await measure(browser, origin, slower);
  for (const what of ['paint', 'list', 'heading'] as const) {
    const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(waits[what], share)));
    rows.push(`| ${NAMES[what]} | ${slower} | ${waits[what].length} | ${p50} | ${p95} |`);
  }
}
await browser.close();
report('moves', 'milliseconds, 10,000 courses.', rows);
process.exit();
