// `npm run test:visual`: compares screenshots of every story tagged "visual" with the merge base. It takes them in
// several widths, in both colour schemes, with large text and with forced colours.
//
//   --only PATTERN   Compares only stories whose id or title matches this regular expression.
//   --all            Also compares stories that the changes cannot affect.
//   --reuse          Uses storybook-static without building it again.
//   --help           Prints this help.
//
// The report is visual-report/index.html. If at most 20 stories differ, they are captured again, here and in the base,
// to exclude random differences. Exit code: 0 no differences, 1 differences, 2 nothing could be compared.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from '../chromium.ts';
import { readOptions } from '../options.ts';
import { temporaryFolder } from '../temporary.ts';
import { buildBase, buildTree, changedSince, entriesOf, findBase, UsageError } from './builds.ts';
import { causesOf } from './modules.ts';

const flag = { type: 'boolean', default: false } as const;
const MANY = 20;
const REPORT = join(import.meta.dirname, '../../visual-report');

/**
 * Opens stories in the Storybook of `folder`. Writes their screenshots into `pictures`, or compares them with the
 * screenshots there. Returns the ids of stories that differ or could not be captured. Throws `UsageError` if Playwright
 * did not run the tests, for example because the port was in use.
 */
function capture(mode: 'write' | 'compare', folder: string, ids: readonly string[], pictures: string): string[] {
  const lists = temporaryFolder();
  const [asked, results] = [join(lists, 'stories.json'), join(lists, 'results.json')];
  writeFileSync(asked, JSON.stringify(ids));
  const update = `--update-snapshots=${mode === 'write' ? 'all' : 'none'}`;
  spawnSync(`npx playwright test -c scripts/visual/playwright.config.ts --project pictures ${update}`, {
    stdio: 'inherit',
    shell: true,
    env: {
      ...process.env,
      STORYBOOK_FOLDER: folder,
      VISUAL_STORIES: asked,
      VISUAL_PICTURES: pictures,
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
    },
  });
  if (!existsSync(results)) throw new UsageError('No screenshot could be taken. The output above shows the reason.');
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(results, 'utf8'));
  if (errors.length > 0)
    throw new UsageError(errors.map(({ message = '' }) => stripVTControlCharacters(message)).join(' '));
  return suites.flatMap(({ specs }) => specs).flatMap(({ ok, title }) => (ok ? [] : title));
}

async function main(): Promise<number> {
  const { all, reuse, ...values } = readOptions({ only: { type: 'string', default: '' }, all: flag, reuse: flag });
  const only = new RegExp(values.only, 'i');
  ensureChromium();
  const base = findBase();
  console.info(`Building this tree and its base ${base.slice(0, 12)} …`);
  const now = buildTree(reuse);
  const before = buildBase(base);
  const asked = entriesOf(now).filter(
    ({ id, title, type, tags }) => type === 'story' && tags?.includes('visual') && (only.test(id) || only.test(title)),
  );
  if (asked.length === 0) throw new UsageError(`No story tagged "visual" matches ${only}.`);
  const causes = causesOf(changedSince(base));
  const stories = asked
    .filter(({ importPath }) => all || causes(importPath.replace('./', '')).length > 0)
    .map(({ id }) => id);
  if (stories.length === 0) {
    console.info('The changes cannot affect any story.');
    return 0;
  }

  const pictures = join(before, 'pictures');
  const picturesOf = (id: string) => globSync(join(pictures, `${id}--*.png`));
  const known = new Set(entriesOf(before).map(({ id }) => id));
  const missing = stories.filter((id) => known.has(id) && picturesOf(id).length === 0);
  console.info(`Taking screenshots of ${stories.length} stories, and of ${missing.length} in the base.`);
  if (missing.length > 0) capture('write', before, missing, pictures);
  let findings = capture('compare', now, stories, pictures);
  if (findings.length > 0 && findings.length <= MANY) {
    console.info(`Taking screenshots of ${findings.length} stories again, here and in the base.`);
    const again = findings.filter((id) => known.has(id));
    if (again.length > 0) capture('write', before, again, pictures);
    findings = capture('compare', now, findings, pictures);
  }
  if (findings.length === 0) rmSync(REPORT, { recursive: true, force: true });
  console.info(`${findings.length} of ${stories.length} stories look different.`);
  // A story may differ because its base screenshots are wrong. Deletes these screenshots, so that the next run takes
  // them again.
  for (const file of findings.flatMap(picturesOf)) rmSync(file);
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  // Status 1 means that stories look different, so every error gets status 2.
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}
