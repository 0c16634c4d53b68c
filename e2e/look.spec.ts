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

test('whatever is pressed is at least 44 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const small: string[] = [];
  await eachScreen(page, async (path) => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, select, input:not([type=hidden]), [role=tab]')]
        .filter(
          (element) =>
            element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert]'),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // A link in a line of text, and what is there for readers of the screen alone.
        .filter(({ element, box }) => box.width > 2 && getComputedStyle(element).display !== 'inline')
        .filter(({ element, box }) => {
          const target = element.closest('label')?.getBoundingClientRect() ?? box;
          return Math.min(Math.max(box.height, target.height), Math.max(box.width, target.width)) < 43.5;
        })
        .map(
          ({ element, box }) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    );
    small.push(...found.map((line) => `${path}: ${line}`));
  });
  expect(small).toEqual([]);
});

test('lines that are read have 45 to 80 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const odd: string[] = [];
  for (const path of ['/about-us', '/blogs?post=1', '/departments/2', '/purchase/2']) {
    await open(page, path);
    const found = await page.evaluate(() => {
      const characters = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return { lines: lines.size, mean: (element.textContent ?? '').trim().length / lines.size };
      };
      return [...document.querySelectorAll('main p, main [dir] > p, main div[dir]')]
        .filter((element) => (element.textContent ?? '').length > 220 && !element.querySelector('p'))
        .map((element) => ({ ...characters(element), text: (element.textContent ?? '').slice(0, 40) }))
        .filter(({ mean }) => mean < 40 || mean > 85);
    });
    odd.push(...found.map(({ text, mean }) => `${path}: ${Math.round(mean)} in «${text}»`));
  }
  expect(odd).toEqual([]);
});

test('nothing overflows at 320 px, nor with text twice as large', async ({ page }) => {
  const wide: string[] = [];
  const overflow = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  for (const [width, size] of [
    [320, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await eachScreen(page, async (path) => {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      const over = await overflow();
      if (over > 0) wide.push(`${path} at ${width} px, ${size}: ${over} px`);
    });
  }
  expect(wide).toEqual([]);
});

test('no word is cut in two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cut: string[] = [];
  await eachScreen(page, async (path) => {
    const found = await page.evaluate(() => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ checkVisibilityCSS: true }) || parent.closest('[inert], code, [dir=ltr]'))
          continue;
        const range = document.createRange();
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{4,24}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
          );
          if (tops.size > 1) broken.push(word);
        }
        // Clamped: lines are left out, the last one ending in the middle of something.
        const clamped =
          parent.scrollHeight - parent.clientHeight > 4 && getComputedStyle(parent).webkitLineClamp !== 'none';
        if (clamped) broken.push(`${(node.textContent ?? '').slice(0, 40)}… (clamped)`);
      }
      return broken;
    });
    cut.push(...found.map((word) => `${path}: ${word}`));
  });
  expect(cut).toEqual([]);
});
