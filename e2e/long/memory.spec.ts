import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { openAs, visit } from '../support.ts';

const MB = 1024 * 1024;
/** A round of ten pages. The test measures only after complete rounds, and therefore always on the same page. */
const WAY = [
  paths.courses,
  paths.blogs,
  paths.purchase('2'),
  paths.syllabus('1'),
  paths.lesson('10101'),
  paths.notifications,
  paths.basket,
  paths.department('1'),
  paths.profile,
  paths.home,
];

async function walk(page: Page, visits: number) {
  for (let count = 0; count < visits; count += 1) {
    const address = WAY[count % WAY.length] ?? paths.home;
    await visit(page, address);
    await page.waitForFunction((to) => location.pathname === to && document.querySelector('main h1'), address);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }
}

/** Returns the memory in use: the minimum of five measurements, because React releases a page's memory with a delay. */
async function held(page: Page, browser: CDPSession) {
  await page.waitForFunction(() => document.querySelector('[data-kind]') === null);
  const bytes: number[] = [];
  const nodes: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    for (let collection = 0; collection < 3; collection += 1) await page.requestGC();
    bytes.push((await browser.send('Runtime.getHeapUsage')).usedSize);
    nodes.push((await browser.send('Memory.getDOMCounters')).nodes);
  }
  return { bytes: Math.min(...bytes), nodes: Math.min(...nodes) };
}

test('300 page changes leak less than a megabyte and fewer than 50 DOM nodes', async ({ page }) => {
  await openAs(page, 'demo-student');
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  // After these page changes, everything that stays in memory has been loaded, compiled and cached.
  await walk(page, 120);
  const first = await held(page, browser);
  await walk(page, 300);
  const last = await held(page, browser);
  expect(last.bytes - first.bytes).toBeLessThan(MB);
  expect(last.nodes - first.nodes).toBeLessThan(50);
});
