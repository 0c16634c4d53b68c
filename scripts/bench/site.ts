// `npm run bench:site`: compares the built site with a static page in Lighthouse, with mobile settings. `-- --runs 5`
// loads each page five times, and `--only /blogs` loads only that page.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { keysOf } from '../../src/lib/keys.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { readOptions, refuse } from '../options.ts';
import { temporaryFolder } from '../temporary.ts';
import { buildSite, compressed, openFilled, openSite, percentile, report } from './support.ts';

const values = readOptions({ runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } });
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) refuse('--runs takes a whole number, at least 1.');
buildSite();

const STATIC = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Static page."><title>Static page</title></head><body><h1>دوره‌های ویدیویی فارسی</h1>
<img src="/picture.svg" alt="" width="800" height="450" style="width:100%;height:auto" fetchpriority="high"></body></html>`;

/** The metrics of a page load (milliseconds and scores), with the titles of their columns. */
const COLUMNS = {
  score: 'Score',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
  work: 'Main thread',
  cls: 'CLS',
};
type Measure = keyof typeof COLUMNS;
type Load = Record<Measure, number>;

async function load(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result) throw new Error(`${url} gave no result`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    work: value('mainthread-work-breakdown'),
    cls: value('cumulative-layout-shift'),
  };
}

/** Returns the median of a metric, followed by the range if the values differ. */
function cell(loads: readonly Load[], measure: Measure): string {
  const numbers = loads.map((one) => one[measure]);
  const show = (number: number) => (measure === 'cls' ? number.toFixed(3) : String(Math.round(number)));
  const [low, middle, high] = [Math.min(...numbers), percentile(numbers, 0.5), Math.max(...numbers)].map(show);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

const out = temporaryFolder();
mkdirSync(join(out, 'yardsticks'));
writeFileSync(join(out, 'yardsticks/static.html'), STATIC);
cpSync('dist/categories/math.svg', join(out, 'yardsticks/picture.svg'));
const plain = await openSite({ configFile: false, root: out, build: { outDir: 'yardsticks' } });
const yardsticks = await compressed(plain.origin);
const site = await openFilled('default');
const huge = await openFilled('huge');

const pages = new Map(
  Object.entries({
    'Static page with a picture': `${yardsticks.origin}/static.html`,
    '`/`': `${site.origin}/`,
    '`/?utm_source=insta`': `${site.origin}/?utm_source=insta`,
    '`/courses`, 28': `${site.origin}/courses`,
    '`/courses?department=2`': `${site.origin}/courses?department=2`,
    '`/courses`, 10,000': `${huge.origin}/courses`,
    '`/blogs`': `${site.origin}/blogs`,
    '`/purchase/{id}`': `${site.origin}/purchase/2`,
    '`/departments/{id}`': `${site.origin}/departments/1`,
    '`/lessons/{id}`': `${site.origin}/lessons/101`,
    '`/about-us`': `${site.origin}/about-us`,
    '`/login`': `${site.origin}/login`,
  }).filter(([name]) => name.includes(values.only)),
);

const chromeFlags = [...CHROMIUM_FLAGS, '--headless=new', '--ignore-certificate-errors'];
const chrome = await launch({ chromePath: ensureChromium(), chromeFlags });
const loads = new Map<string, Load[]>([...pages.keys()].map((name) => [name, []]));
try {
  // Alternates between pages, so that other load on the machine affects all pages alike. The first round is a warm-up.
  for (let run = 0; run <= runs; run += 1)
    for (const [name, url] of pages) {
      const measured = await load(url, chrome.port);
      if (run > 0) loads.get(name)?.push(measured);
      console.info(name, JSON.stringify(measured));
    }
} finally {
  chrome.kill();
}
const measures = keysOf(COLUMNS);
const rows = [...loads].map(
  ([name, own]) => `| ${name} | ${measures.map((measure) => cell(own, measure)).join(' | ')} |`,
);
const head = [`| Page | ${Object.values(COLUMNS).join(' | ')} |`, `|---${'|---'.repeat(measures.length)}|`];
const what = `${runs === 1 ? 'one load' : `medians (ranges) of ${runs} loads`} of each page in turns; milliseconds.`;
if (values.only === '') report('loads', what, [...head, ...rows]);
else console.info(rows.join('\n'));
process.exit();
