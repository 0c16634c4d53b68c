import { expect, type Page } from '@playwright/test';
import { expectTypeface } from '../../scripts/visual/typeface.ts';
import { pathsOf } from '../../src/pages.ts';
import { findings } from '../measures.ts';
import { hasStarted, openAs, test } from '../support.ts';

// Checks layout rules by measuring elements on every screen.

const VISITOR = 'a visitor';
const own = pathsOf('private').filter((path) => !path.endsWith('/') && path !== '/shopping-basket');
const screens: Record<string, readonly string[]> = {
  [VISITOR]: [...pathsOf('found', 'form'), '/departments/2', '/purchase/2', '/shopping-basket', '/blogs/1', '/nowhere'],
  'demo-student': ['/', '/courses', ...own, '/syllabus/1', '/syllabus/7', '/lessons/10101', '/purchase/1'],
  'demo-instructor': ['/blogs', ...pathsOf('staff')],
};
/** Pages whose content is centred. The content of all other pages begins at the same edge. */
const centred = new Set(['/login', '/signup', '/blogs/1', '/nowhere']);

const WIDTHS = [320, 360, 600, 960, 1280, 1536];

/** Opens every page of a user at every width. */
async function eachScreen(
  page: Page,
  reader: string,
  look: (path: string, width: number) => Promise<void>,
): Promise<void> {
  if (reader !== VISITOR) await openAs(page, reader);
  for (const path of screens[reader] ?? []) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hasStarted(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await look(path, width);
    }
  }
}

/** Returns the position of an element's start edge, which is its right side, in pixels. */
const edgeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().right));

for (const reader of Object.keys(screens))
  test(`[F113] every screen of ${reader} follows the rules for typeface, edges, touch targets, line length and cards`, async ({
    page,
  }) => {
    // Without reduced motion, the slides of the slider overlap while they move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const spines = new Map<number, number>();
    const faults: string[] = [];
    await eachScreen(page, reader, async (path, width) => {
      // Restores a text size of 100 % after 200 %.
      for (const scale of width === 360 ? [200, 100] : [100]) {
        const found = await page.evaluate(findings, { touch: scale === 100, scale });
        faults.push(...found.map((fault) => `${path}, ${width} px, ${scale} %: ${fault}`));
      }
      if (width === 1280)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await expectTypeface(page, `${path}, ${colorScheme}`)).toBeGreaterThan(0);
        }
      const bar = await page
        .locator('header')
        .first()
        .evaluate(({ clientHeight }) => clientHeight);
      if (bar > 80) faults.push(`${path}, ${width} px: a header of ${bar} px`);
      if (width < 600 || centred.has(path)) return;
      const edge = await edgeOf(page, 'h1');
      const spine = spines.get(width) ?? (width < 960 ? edge : await edgeOf(page, 'header a'));
      spines.set(width, spine);
      if (Math.abs(edge - spine) > 1) faults.push(`${path}, ${width} px: begins at ${edge}, not ${spine}`);
    });
    expect(faults).toEqual([]);
  });
