import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectTypeface } from '../scripts/visual/typeface.ts';
import { pathsOf } from '../src/pages.ts';
import { fa } from '../src/text/fa.ts';
import { findings } from './measures.ts';
import { open, openAs, test, WHOLE } from './support.ts';

// Checks layout rules by measuring elements in the browser.

const VISITOR = 'a visitor';
const own = pathsOf('private').filter((path) => !path.endsWith('/') && path !== '/shopping-basket');
const screens: Record<string, readonly string[]> = {
  [VISITOR]: [...pathsOf('found', 'form'), '/departments/2', '/purchase/2', '/shopping-basket', '/blogs/1', '/nowhere'],
  'demo-student': ['/', '/courses', ...own, '/syllabus/1', '/syllabus/7', '/lessons/10101', '/purchase/1'],
  'demo-instructor': ['/blogs', ...pathsOf('staff')],
};
/** Pages whose content is centred, so that it has no common start edge. */
const centred = new Set(['/login', '/signup', '/nowhere']);

const WIDTHS = WHOLE ? [320, 360, 600, 960, 1280, 1536] : [360, 1280];

/** Opens every page of a user at every width. */
async function eachScreen(
  page: Page,
  reader: string,
  look: (path: string, width: number) => Promise<void>,
): Promise<void> {
  if (reader !== VISITOR) await openAs(page, reader);
  for (const path of screens[reader] ?? []) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html.started'), path).toBeAttached({ timeout: 20_000 });
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await look(path, width);
    }
  }
}

/** The start edge of an element, which is its right side, in pixels. */
const edgeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().right));

for (const reader of Object.keys(screens))
  test(`[F113] every screen of ${reader} keeps the rules for typeface, edges, touch targets, line length and cards`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    // Without reduced motion, the slides of the slider overlap while they move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const spines = new Map<number, number>();
    const faults: string[] = [];
    await eachScreen(page, reader, async (path, width) => {
      // At 360 px, tests text at 200 %, too, and then restores 100 %.
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

test('[F113] the typeface contains every character of the texts and the corpus', async ({ page }) => {
  const files = globSync(['src/text/**/*.ts', 'mocks/data/corpus/**/*'], { exclude: ['**/*.test.ts'] });
  const texts = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'));
  const characters = new Set(texts.join('').match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu));
  await open(page, '/about-us');
  await page.locator('main').evaluate((main, text) => (main.textContent = text), [...characters].join(' '));
  await page.waitForLoadState('networkidle');
  expect(await expectTypeface(page)).toBeGreaterThan(0);
});

test('[§2.7] [§9.8] the panel shows all departments at once, and marks the current one', async ({ page }) => {
  for (const width of [960, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/departments/3');
    await page.getByRole('button', { name: fa.nav.departments }).click();
    const panel = page.getByRole('region', { name: fa.nav.departmentsPanel });
    await expect(panel.getByRole('listitem')).toHaveCount(6);
    await panel.evaluate(async (root) =>
      Promise.all(root.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const frame = await panel.boundingBox();
    expect(frame?.height).toBeLessThanOrEqual(125);
    const cells = await panel
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(cells.map((cell) => `${Math.round(cell.width)} × ${Math.round(cell.height)}`)).size).toBe(1);
    expect(Math.min(...cells.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(width);
    expect(Math.max(...cells.map(({ bottom }) => bottom))).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    const cut = await panel
      .locator('p')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 4).map((text) => text.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
    await expect(panel.locator('[aria-current=page]')).toHaveAttribute('href', '/departments/3');
    // Clicks the cell beside its text, because the whole cell must be a link.
    await panel.getByRole('listitem').nth(3).click();
    await expect(page).toHaveURL(/\/departments\/4$/);
  }
});

test('the header does not hide a focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, 'demo-student');
  const hidden: string[] = [];
  for (const path of ['/departments/1', '/syllabus/1', '/notifications']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    for (let where = ''; where !== 'header';) {
      await page.keyboard.press('Shift+Tab');
      where = await page.evaluate(() => {
        const header = document.querySelector('header');
        const focused = document.activeElement;
        if (!header || !focused || focused === document.body) throw new Error('The focus is lost');
        if (header.contains(focused)) return 'header';
        const { left, top, width } = focused.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1);
        return header.contains(above) ? `under it: ${focused.textContent}` : 'seen';
      });
      if (where.startsWith('under')) hidden.push(`${path}: ${where}`);
    }
  }
  expect(hidden).toEqual([]);
});

test('[§10.19] only the text of a lesson or an article is printed', async ({ page }) => {
  await openAs(page, 'demo-student');
  for (const path of ['/lessons/10101', '/blogs/1']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const shown = (selector: string) => page.locator(selector).filter({ visible: true });
    for (const selector of [
      'header a',
      'footer',
      'main button',
      'main aside',
      'iframe',
      'main textarea',
      '[role=tablist]',
    ])
      await expect(shown(selector), `${selector} on ${path}`).toHaveCount(0);
    await expect(shown('main h1')).toHaveCount(1);
    await expect(shown('main article')).toHaveCount(1);
    const text = shown(path.startsWith('/blogs') ? 'main article div[dir]' : 'main article p').first();
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
  }
});

test('[§1.11] with forced colours or high contrast, borders show selection, focus and cards', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'demo-student');
  await page.goto('/notifications');
  await expect(page.locator('.mantine-SegmentedControl-indicator')).toHaveCSS('outline-style', 'solid');
  await page.goto('/courses');
  const here = page.locator('header [aria-current="page"]');
  await expect(here).toHaveCSS('outline-style', 'solid');
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: null, contrast: 'more' });
  const card = page.locator('main .mantine-Card-root').first();
  const isOfText = (element: Element) => getComputedStyle(element).borderTopColor === getComputedStyle(element).color;
  await expect.poll(() => card.evaluate(isOfText)).toBe(true);
});
