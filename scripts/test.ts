// `npm test`: checks types, lint and size budgets, and runs the unit, story and end-to-end tests. The last line of the
// output is the result.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { readOptions } from './options.ts';
import { runScript } from './stages.ts';
import { temporaryFolder } from './temporary.ts';

readOptions({});
const reports = temporaryFolder();
const broken: string[] = [];
let [passed, failed, flaky] = [0, 0, 0];

type Report = Partial<JsonTestResults & JSONReport>;

const readReport = (file: string): Report => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Runs a script and counts its tests. A script without a report counts as one test. */
async function run(script: string, ...reporters: string[]): Promise<void> {
  const file = join(reports, script.replace(':', '-'));
  const args = reporters.map((reporter) => reporter.replace('FILE', file));
  const ok = await runScript(script, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, flaky: 0, unexpected: 0 } } = readReport(file);
  const good = numPassedTests + stats.expected + stats.flaky;
  const bad = numFailedTests + stats.unexpected;
  passed += good || Number(ok);
  failed += bad || Number(!ok);
  flaky += stats.flaky;
  if (!ok) broken.push(script);
}

const VITEST = ['--reporter=default', '--reporter=json', '--outputFile.json=FILE'];

console.info(`Chromium: ${ensureChromium()}`);
// The stories often wait for the browser, so scripts that do not use a browser run at the same time.
await Promise.all([
  run('test:stories', ...VITEST),
  (async () => {
    await run('typecheck');
    await run('lint');
    await run('test:unit', ...VITEST);
    await run('build');
    await run('size');
  })(),
]);
// The end-to-end tests are sensitive to timing, so they run alone.
await run('test:e2e', '--reporter=list,json');
console.info(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '\nAll checks passed.');
if (flaky > 0) console.info(`${flaky} end-to-end tests passed only on their retry.`);
console.info(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
