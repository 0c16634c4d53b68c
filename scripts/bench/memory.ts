// `npm run bench:memory`: what is still held after hundreds of changes of page, in a real Chromium on the built site.
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openAs, visit } from '../../e2e/support.ts';
import { paths } from '../../src/paths.ts';
import { conclude, countOf, withSite } from './support.ts';

const MB = 1024 * 1024;
/** What may be held more after 300 changes of page, after a collection. */
const MAX_GROWTH = MB;
/** Visits before anything is measured. */
const WARM = 120;
/** Measurements each time, of which the least counts. */
const MEASURED = 5;
/** The pages that follow one another, so many that each hundred ends as the one before it did. */
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

interface DomNode {
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

interface Held {
  bytes: number;
  nodes: number;
}

/** Goes on to a page of the way and waits for its heading. */
async function goOn(page: Page, count: number): Promise<void> {
  const address = WAY[count % WAY.length] ?? paths.home;
  await visit(page, address);
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      document.querySelector('main h1') !== null &&
      !document.querySelector('main [aria-busy="true"]'),
    address,
  );
}

/** How many nodes stand below and at `node`. */
const sizeOf = ({ children = [], shadowRoots = [] }: DomNode): number =>
  [...children, ...shadowRoots].reduce((sum, child) => sum + sizeOf(child), 1);

async function measure(page: Page, browser: CDPSession): Promise<Held> {
  // Toasts and timers of the last page have to be over.
  await page.waitForFunction(() => document.querySelector('[data-kind]') === null);
  for (let times = 0; times < 3; times += 1) await page.requestGC();
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await browser.send('DOM.enable');
  const { detachedNodes } = await browser.send('DOM.getDetachedDomNodes');
  // What the inspector has told of it holds itself.
  await browser.send('DOM.disable');
  return {
    bytes: usedSize,
    nodes: detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0),
  };
}

/** The least of some measurements: React lets go of a page a while after it has left. */
async function heldBy(page: Page, browser: CDPSession): Promise<Held> {
  const all: Held[] = [];
  for (let times = 0; times < MEASURED; times += 1) all.push(await measure(page, browser));
  const least = (of: keyof Held) => Math.min(...all.map((held) => held[of]));
  return { bytes: least('bytes'), nodes: least('nodes') };
}

/** Visits page after page, prints what is held after each hundred, and gives what does not hold. */
async function bench(browser: Browser, baseURL: string, visits: number): Promise<string[]> {
  const page = await browser.newPage({ baseURL });
  await openAs(page, 'demo-student');
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  // What is loaded, compiled, kept and cached for good is there after a while.
  for (let count = 0; count < WARM; count += 1) await goOn(page, count);
  const first = await heldBy(page, session);
  let last = first;
  for (let count = 0; count <= visits; count += 1) {
    if (count % 100 === 0) {
      if (count > 0) last = await heldBy(page, session);
      const held = `${(last.bytes / MB).toFixed(2)} MB  ${last.nodes} detached nodes`;
      console.info(`after ${String(count).padStart(4)} visits  ${held}`);
    }
    await goOn(page, count);
  }
  const growth = last.bytes - first.bytes;
  return [
    ...(growth < MAX_GROWTH ? [] : [`${(growth / MB).toFixed(2)} MB more are held`]),
    ...(last.nodes <= first.nodes ? [] : [`${last.nodes - first.nodes} more detached nodes`]),
  ];
}

const { values } = parseArgs({ options: { visits: { type: 'string', default: '300' } } });
const visits = countOf('visits', values.visits);
const broken = await withSite((browser, baseURL) => bench(browser, baseURL, visits));
conclude(broken, 'Nothing is held that is not shown.');
