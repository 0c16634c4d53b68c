import { expect, test, type Page } from '@playwright/test';
import { openAs, resetMock } from './support.ts';

// How every screen must look, measured in the browser.

const visitor = [
  '/',
  '/courses',
  '/departments/2',
  '/purchase/2',
  '/shopping-basket',
  '/blogs',
  '/blogs?post=1',
  '/about-us',
  '/contact-us',
  '/our-services',
  '/login',
  '/signup',
  '/nowhere',
];
const student = ['/', '/courses', '/prof', '/notifications', '/syllabus/1', '/lessons/2', '/purchase/1'];
/** These stand in the middle: a card of their own, and a page that is not there. */
const centred = new Set(['/login', '/signup', '/nowhere']);

test.beforeEach(({ request }) => resetMock(request));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

async function eachScreen(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of visitor) {
    await open(page, path);
    await look(path);
  }
  await openAs(page, 'demo-student');
  for (const path of student) {
    await open(page, path);
    await look(`${path} (student)`);
  }
}

for (const width of [600, 960, 1280, 1536]) {
  test(`the first heading begins at the same edge on every page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/courses');
    const spine =
      Math.round((await page.locator('h1').boundingBox())?.x ?? 0) +
      Math.round((await page.locator('h1').boundingBox())?.width ?? 0);
    const logo = await page.locator('header a').first().boundingBox();
    if (width >= 960) expect(Math.abs(spine - Math.round((logo?.x ?? 0) + (logo?.width ?? 0)))).toBeLessThanOrEqual(1);
    const strays: string[] = [];
    await eachScreen(page, async (path) => {
      if (centred.has(path)) return;
      const box = await page.locator('h1').first().boundingBox();
      const edge = Math.round((box?.x ?? 0) + (box?.width ?? 0));
      if (Math.abs(edge - spine) > 1) strays.push(`${path}: ${edge}, not ${spine}`);
    });
    expect(strays).toEqual([]);
  });
}
