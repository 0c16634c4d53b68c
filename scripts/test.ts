// `npm test`: everything that must hold, with one closing line for all of it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { runScript } from './stages.ts';

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'academy-tests-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

/** A stage without tests of its own counts as one. */
const check = (script: string) => async (): Promise<Counts> =>
  (await runScript(script)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A stage counts its tests by its JSON report; one that ends badly without a failed test counts as one failure. */
function counted(ok: boolean, read: () => Counts): Counts {
  let counts: Counts;
  try {
    counts = read();
  } catch {
    counts = { passed: 0, failed: 1 };
  }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const vitest = (script: string) => async (): Promise<Counts> => {
  const file = reportOf(script.replace(':', '-'));
  const ok = await runScript(script, ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(ok, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
};

async function playwright(): Promise<Counts> {
  const file = reportOf('e2e');
  const ok = await runScript('test:e2e', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; flaky: number; unexpected: number };
    };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

const total: Counts = { passed: 0, failed: 0 };
const broken: string[] = [];

/** One stage after the other. */
async function run(stages: Readonly<Record<string, () => Promise<Counts>>>): Promise<void> {
  for (const [name, stage] of Object.entries(stages)) {
    const { passed, failed } = await stage();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push(name);
  }
}

console.info(`Chromium: ${ensureChromium()}`);
// The stories wait for the browser about as often as they keep a processor busy: what needs no browser runs beside them.
await Promise.all([
  run({ stories: vitest('test:stories') }),
  run({
    typecheck: check('typecheck'),
    lint: check('lint'),
    unit: vitest('test:unit'),
    build: check('build'),
    size: check('size'),
  }),
]);
// The journeys go by the clock, and have the machine to themselves.
await run({ e2e: playwright });
rmSync(reports, { recursive: true, force: true });
console.info(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '\nEverything holds.');
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
