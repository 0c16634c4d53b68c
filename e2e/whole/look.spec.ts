import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectTypeface } from '../../scripts/visual/typeface.ts';
import { fa } from '../../src/text/fa.ts';
import { noteShifts, shiftsOf } from '../measures.ts';
import { open, openAs, test } from '../support.ts';

// Checks layout rules by measuring elements in the browser.

test('[F113] the typeface contains every character of the site’s text and of the corpus', async ({ page }) => {
  const files = globSync(['src/text/**/*.ts', 'mocks/data/corpus/**/*'], { exclude: ['**/*.test.ts'] });
  const texts = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'));
  const characters = new Set(texts.join('').match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu));
  await open(page, '/about-us');
  await page.locator('main').evaluate((main, text) => (main.textContent = text), [...characters].join(' '));
  await page.waitForLoadState('networkidle');
  expect(await expectTypeface(page)).toBeGreaterThan(0);
});

test('[§2.7] [§9.8] the departments panel shows all departments without scrolling, and marks the current one', async ({
  page,
}) => {
  for (const width of [360, 600, 960, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/departments/3');
    if (width < 600) await page.getByRole('button', { name: fa.nav.openMenu }).click();
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
    // Clicks the list item instead of the link in it, because the whole cell must be a link.
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
    const text = shown('main article p[dir]').first();
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
  }
});

test('[§10.12] the notes of a course are printed without the page behind their dialog', async ({ page }) => {
  await openAs(page, 'demo-student');
  await open(page, '/lessons/10101');
  await page.getByRole('textbox', { name: fa.learning.notes }).fill('نوشته‌ای برای چاپ');
  await open(page, '/syllabus/1');
  await page.getByRole('button', { name: fa.learning.courseNotes }).click();
  const note = page.getByRole('dialog').getByText('نوشته‌ای برای چاپ');
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
});

test('[§1.11] with forced colours or high contrast, outlines show selection and focus, and borders show cards', async ({
  page,
}) => {
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

test('[§1.11] with forced colours, the stars of unfinished lessons have the text’s colour in both colour schemes', async ({
  page,
}) => {
  await openAs(page, 'demo-student');
  await open(page, '/syllabus/1');
  const star = page.locator('main [aria-hidden] g:not([data-done]) path').first();
  await expect(star).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const isOfText = (path: Element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'CanvasText';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return getComputedStyle(path).stroke === color;
    };
    await expect.poll(() => star.evaluate(isOfText), colorScheme).toBe(true);
  }
});

const sticky = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((each) =>
      getComputedStyle(each).position === 'sticky' ? each.className : [],
    ),
  );

test('[§1.11] in a window that is 450 px high, no element is sticky', async ({ page, context }) => {
  await openAs(page, 'demo-student');
  // At 1100 px, the note is beside the text of the lesson.
  for (const [path, width = 1280] of [
    ['/prof'],
    ['/lessons/10101', 1100],
    ['/lessons/10101'],
    ['/syllabus/1'],
    ['/purchase/2'],
    ['/courses'],
    ['/blogs/1'],
  ] as const) {
    await page.setViewportSize({ width, height: 450 });
    await open(page, path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    // Goes offline, because the line about the lost connection must not be sticky, either.
    await context.setOffline(true);
    await expect(page.getByText(fa.connection.offline)).toBeVisible();
    expect(await sticky(page), `${path}, ${width} px`).toEqual([]);
    await context.setOffline(false);
  }
  await open(page, '/courses');
  for (const name of [/^فیلترها/, /^توضیحات/]) {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await sticky(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the line about a lost connection does not cover the button for buying', async ({ page, context }) => {
  const add = page.getByRole('main').getByRole('button', { name: fa.course.addToBasket });
  const line = page.getByText(fa.connection.offline);
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/purchase/2');
    await expect(add).toBeInViewport();
    await context.setOffline(true);
    await expect(line).toBeVisible();
    const [button, text] = await Promise.all([add.boundingBox(), line.boundingBox()]);
    expect((button?.y ?? Infinity) + (button?.height ?? 0), `${width} px`).toBeLessThanOrEqual(text?.y ?? 0);
    await context.setOffline(false);
  }
});

test('[§1.11] [§10.16] in a window that is 180 px high, a search result can be scrolled into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await open(page, '/courses');
  await page.keyboard.press('Control+k');
  const option = page.getByRole('dialog').getByRole('option').first();
  await option.scrollIntoViewIfNeeded();
  await expect(option).toBeInViewport({ ratio: 0.9 });
});

test('[§1.14] a department that arrives late moves nothing on the page of its course', async ({ page }) => {
  await noteShifts(page);
  for (const width of [360, 960, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { promise: released, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/departments/**', (route) => released.then(() => route.continue()));
    await open(page, '/purchase/2');
    await expect(page.getByRole('button', { name: fa.course.addToBasket })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    resolve();
    await expect(page.getByRole('heading', { name: fa.course.ofDepartment })).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shiftsOf(page), `${width} px`).toEqual([]);
    await page.unroute('**/api/departments/**');
  }
});
