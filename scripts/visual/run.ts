// `npm run test:visual`: compares the stories with the commit where this branch left main.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { buildBase, buildTree, changedSince, findBase, UsageError } from './builds.ts';
import { causesOf, hasBreakpoints } from './modules.ts';
import { readFindings, writeReport } from './report.ts';
import { builtStories, type Story } from './story.ts';

const HELP = `Compares screenshots of every story tagged "visual" with the merge base: light at 360 pixels, light and dark at 1280, and in forced colours at 400 %. Pages and components with breakpoints: also light at 320, dark at 768. Pages: also with text at 200 %.

  npm run test:visual -- [options]

  --only PATTERN      Stories whose id or title matches, as a regular expression.
  --all               Also stories that the changes cannot affect.
  --update-base REF   Compares with REF instead of the merge base, and builds it anew.
  --workers N         Browser pages in parallel. Default: half the number of processors.
  --reuse             Uses storybook-static without building it again.
  --help              Prints this help.

The report is visual-report/index.html. Screenshots of the base that differ between two attempts are not used. Exit code: 0 no differences, 1 differences, 2 nothing could be compared.`;

const option = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readSettings() {
  try {
    const { values } = parseArgs({
      options: { only: option, 'update-base': option, workers: option, all: flag, reuse: flag, help: flag },
    });
    return { ...values, only: new RegExp(values.only ?? '', 'i') };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

const visualOf = (folder: string, only: RegExp) =>
  builtStories(folder)
    .filter(({ id, title, tags }) => tags?.includes('visual') && (only.test(id) || only.test(title)))
    .map((story) => ({ ...story, breaks: hasBreakpoints(story.title) }));

/**
 * Takes screenshots of `stories` in the Storybook of `folder`. Stores them in `pictures`, or compares them with those
 * in `pictures`. Returns the stories that failed.
 */
function take(folder: string, pictures: string, stories: readonly Story[], aim: 'base' | 'compare', args: string[]) {
  const lists = mkdtempSync(join(tmpdir(), 'academy-visual-'));
  const [asked, results] = [join(lists, 'stories.json'), join(lists, 'results.json')];
  writeFileSync(asked, JSON.stringify(stories));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  spawnSync('npx', ['playwright', 'test', '-c', config, '--project', 'pictures', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      STORYBOOK_FOLDER: folder,
      VISUAL_BASE: pictures,
      VISUAL_STORIES: asked,
      VISUAL_RESULTS: results,
      VISUAL_TAKE: aim,
    },
  });
  if (!existsSync(results)) throw new UsageError('No screenshot could be taken. The output above has the reason.');
  const findings = readFindings(results);
  rmSync(lists, { recursive: true });
  return findings;
}

async function main(): Promise<number> {
  const { only, all = false, reuse = false, workers, help = false, 'update-base': named } = readSettings();
  if (help) {
    console.info(HELP);
    return 0;
  }
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
  const flags = workers === undefined ? [] : ['--workers', workers];
  const pictures = join(before, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const ids = new Set(stories.map(({ id }) => id));
  const missing = visualOf(before, only).filter(
    ({ id }) => ids.has(id) && !existsSync(join(pictures, `${id}-forced-320.png`)),
  );
  console.info(`Taking screenshots of ${stories.length} stories, and of ${missing.length} in the base.`);
  if (missing.length > 0)
    for (const { id, trouble } of take(before, pictures, missing, 'base', flags))
      console.info(`The base has no screenshots of ${id}: ${trouble.join(' ')}`);
  const findings = take(now, pictures, stories, 'compare', flags);
  console.info(writeReport(join(import.meta.dirname, '../../visual-report'), stories, findings));
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
