import { expect, type Page } from '@playwright/test';
import { openAs, test } from './support.ts';

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

const WIDTHS = [600, 960, 1280, 1536];

/** Opens every screen, and shows each at every width. */
async function eachScreen(page: Page, look: (path: string, width: number) => Promise<void>): Promise<void> {
  const see = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await look(path, width);
    }
  };
  for (const path of visitor) await see(path);
  await openAs(page, 'demo-student');
  for (const path of student) await see(path);
}

/** Where an element begins for those who read from right to left, in pixels from the left. */
const edgeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().right));

test('the first heading begins at the same edge on every page, from 960 px on that of the logo', async ({ page }) => {
  const spines = new Map<number, number>();
  const strays: string[] = [];
  await eachScreen(page, async (path, width) => {
    if (centred.has(path)) return;
    const edge = await edgeOf(page, 'h1');
    const spine = spines.get(width) ?? (width < 960 ? edge : await edgeOf(page, 'header a'));
    spines.set(width, spine);
    if (Math.abs(edge - spine) > 1) strays.push(`${path}, ${width} px: ${edge}, not ${spine}`);
  });
  expect(strays).toEqual([]);
});
