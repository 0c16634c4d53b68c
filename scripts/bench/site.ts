// `npm run bench:site`: the built site beside a static page and a bare page of the same stack, in Lighthouse's mobile setting.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { writePart } from '../documents.ts';
import { renderPublic } from '../render/pages.ts';
import { serve } from './serve.ts';
import { countOf, percentile } from './support.ts';
import { buildYardsticks } from './yardsticks.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const runs = countOf('runs', values.runs);

/** What is measured of a load, in milliseconds, counts and KiB, and how the table names it. */
const COLUMNS = {
  score: 'Score',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  js: 'JS KiB',
  requests: 'Requests',
  dom: 'DOM',
};
type Measure = keyof typeof COLUMNS;
type Load = Record<Measure, number>;

async function load(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result) throw new Error(`${url} gave no result`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = (details && 'items' in details ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    js: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    dom: value('dom-size-insight') || value('dom-size'),
  };
}

/** The median, and the range where there is one. */
function cell(loads: readonly Load[], measure: Measure): string {
  const numbers = loads.map((one) => one[measure]);
  const show = (number: number) => (measure === 'cls' ? number.toFixed(3) : String(Math.round(number)));
  const [low, middle, high] = [Math.min(...numbers), percentile(numbers, 0.5), Math.max(...numbers)].map(show);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function table(loads: ReadonlyMap<string, readonly Load[]>): string {
  const measures = Object.keys(COLUMNS) as Measure[];
  const rows = [...loads].map(
    ([name, own]) => `| ${name} | ${measures.map((measure) => cell(own, measure)).join(' | ')} |`,
  );
  return [`| Page | ${Object.values(COLUMNS).join(' | ')} |`, `|---${'|---'.repeat(measures.length)}|`, ...rows].join(
    '\n',
  );
}

const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const inside = (name: string) => join(folder, name);
await buildYardsticks(inside('yardsticks'));
const [yardsticks, site, huge] = await Promise.all([
  serve([inside('yardsticks')]),
  serve([inside('site'), 'dist'], 'default'),
  serve([inside('huge'), 'dist'], 'huge'),
]);
await renderPublic('dist', `${site.address}/api`, inside('site'));
await renderPublic('dist', `${huge.address}/api`, inside('huge'), { isWanted: (path) => path === '/courses' });

const pages = new Map(
  [
    ['Static page with a picture', `${yardsticks.address}/static.html`],
    ['Bare page of the same stack', `${yardsticks.address}/bare.html`],
    ['`/`', `${site.address}/`],
    ['`/courses`, 28', `${site.address}/courses`],
    ['`/courses`, 10,000', `${huge.address}/courses`],
    ['`/blogs`', `${site.address}/blogs`],
    ['`/purchase/{id}`', `${site.address}/purchase/2`],
    ['`/departments/{id}`', `${site.address}/departments/1`],
    ['`/about-us`', `${site.address}/about-us`],
    ['`/login`', `${site.address}/login`],
  ].filter(([name]) => name?.includes(values.only)) as [string, string][],
);

const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: [...CHROMIUM_FLAGS, '--headless=new'] });
const loads = new Map<string, Load[]>([...pages.keys()].map((name) => [name, []]));
try {
  // In turns, so that whatever else the machine does meets all of them.
  for (let run = 0; run < runs; run += 1)
    for (const [name, url] of pages) {
      loads.get(name)?.push(await load(url, chrome.port));
      console.info(name, JSON.stringify(loads.get(name)?.at(-1)));
    }
} finally {
  chrome.kill();
  [yardsticks, site, huge].forEach((served) => served.close());
}
const date = new Date().toISOString().slice(0, 10);
const text = `${date}, medians (ranges) of ${runs} loads of each page in turns; milliseconds.\n\n${table(loads)}`;
console.info(text);
if (values.only === '') writePart('docs/speed.md', 'loads', () => text);
process.exit();
