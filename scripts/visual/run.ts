// `npm run test:visual`: compares screenshots of every story tagged "visual" with the merge base: light at 360 pixels,
// light and dark at 1280, and in forced colours at 400 %. Pages and components with breakpoints are also captured light
// at 320 and dark at 768, and pages with text at 200 %.
//
//   --only PATTERN      Stories whose id or title matches, as a regular expression.
//   --all               Also stories that the changes cannot affect.
//   --update-base REF   Compares with REF instead of the merge base, and builds it anew.
//   --workers N         Browser pages in parallel. Default: one more than the number of processors.
//   --reuse             Uses storybook-static without building it again.
//   --help              Prints this help.
//
// The report is visual-report/index.html. If at most 20 stories differ, they are captured again, here and in the base,
// to exclude random differences. Exit code: 0 no differences, 1 differences, 2 nothing could be compared.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from '../chromium.ts';
import { readOptions } from '../options.ts';
import { temporaryFolder } from '../temporary.ts';
import { buildBase, buildTree, changedSince, findBase, UsageError } from './builds.ts';
import { causesOf, hasBreakpoints } from './modules.ts';
import { builtStories, type Order, type Story } from './story.ts';

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  only: { type: 'string', default: '' },
  'update-base': { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism() + 1) },
  all: flag,
  reuse: flag,
} as const;

const MANY = 20;
const REPORT = join(import.meta.dirname, '../../visual-report');

const visualOf = (folder: string, only: RegExp) =>
  builtStories(folder)
    .filter(({ id, title, tags }) => tags?.includes('visual') && (only.test(id) || only.test(title)))
    .map((story) => ({ ...story, breaks: hasBreakpoints(story.title) }));

const picturesOf = (folder: string, { id }: Story): string[] => globSync(join(folder, `${id}--*.png`));

/**
 * Captures stories in the Storybook of `folder`. Returns the stories that differ from the base or could not be
 * captured. Throws `UsageError` if Playwright did not run the tests, for example because the port was in use.
 */
function capture(folder: string, order: Order, workers: string): Story[] {
  const lists = temporaryFolder();
  const [asked, results] = [join(lists, 'order.json'), join(lists, 'results.json')];
  mkdirSync(order.output, { recursive: true });
  writeFileSync(asked, JSON.stringify(order));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  spawnSync('npx', ['playwright', 'test', '-c', config, '--project', 'pictures', '--workers', workers], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      STORYBOOK_FOLDER: folder,
      VISUAL_ORDER: asked,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
    },
  });
  if (!existsSync(results)) throw new UsageError('No screenshot could be taken. The output above shows the reason.');
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(results, 'utf8'));
  if (errors.length > 0)
    throw new UsageError(errors.map(({ message = '' }) => stripVTControlCharacters(message)).join(' '));
  const failed = suites.flatMap(({ specs }) => specs).flatMap(({ ok, title }) => (ok ? [] : title));
  return order.stories.filter(({ id }) => failed.includes(id));
}

async function main(): Promise<number> {
  const { all, reuse, workers, 'update-base': named, ...values } = readOptions(OPTIONS);
  const only = new RegExp(values.only, 'i');
  ensureChromium();
  const base = findBase(named);
  console.info(`Building this tree and its base ${base.slice(0, 12)} …`);
  const now = buildTree(reuse);
  const before = await buildBase(base, named !== undefined);
  const causes = causesOf(changedSince(base));
  const asked = visualOf(now, only);
  if (asked.length === 0) throw new UsageError(`No story tagged "visual" matches ${only}.`);
  const stories = asked
    .map((story) => ({ ...story, causes: causes(story.importPath.replace('./', '')) }))
    .filter((story) => all || story.causes.length > 0);
  if (stories.length === 0) {
    console.info('The changes cannot affect any story.');
    return 0;
  }
  const kept = join(before, 'pictures');
  const output = temporaryFolder();
  const inBase = new Map(visualOf(before, only).map((story) => [story.id, story]));
  const baseOf = (some: readonly Story[]) => some.flatMap(({ id }) => inBase.get(id) ?? []);

  const missing = baseOf(stories).filter((story) => picturesOf(kept, story).length === 0);
  console.info(`Taking screenshots of ${stories.length} stories, and of ${missing.length} in the base.`);
  if (missing.length > 0) capture(before, { stories: missing, bases: [], output: kept }, workers);
  let findings = capture(now, { stories, bases: [kept], output: join(output, 'first'), isQuick: true }, workers);
  let unconfirmed: readonly Story[] = findings;
  if (findings.length > 0 && findings.length <= MANY) {
    console.info(`Taking screenshots of ${findings.length} stories again, here and in the base.`);
    const again = join(output, 'again');
    unconfirmed = capture(before, { stories: baseOf(findings), bases: [kept], output: again }, workers);
    findings = capture(now, { stories: findings, bases: [kept, again], output: join(output, 'second') }, workers);
  }
  if (findings.length === 0) rmSync(REPORT, { recursive: true, force: true });
  console.info(`${findings.length} of ${stories.length} stories look different.`);
  // A base screenshot stays cached only if a second screenshot, of the base or of this tree, was equal.
  for (const story of unconfirmed) picturesOf(kept, story).forEach((file) => rmSync(file));
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
