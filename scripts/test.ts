// `npm test`: everything that must hold, one stage after the other, with one closing line for all of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'academy-tests-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}): boolean {
  console.info(`\n▸ npm run ${script}`);
  const result = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** A stage without tests of its own counts as one. */
const check = (script: string) => (): Counts => (run(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

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

const vitest = (script: string) => (): Counts => {
  const file = reportOf(script.replace(':', '-'));
  const ok = run(script, ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(ok, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
};

function playwright(): Counts {
  const file = reportOf('e2e');
  const ok = run('test:e2e', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; flaky: number; unexpected: number };
    };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

const stages: Record<string, () => Counts> = {
  typecheck: check('typecheck'),
  lint: check('lint'),
  unit: vitest('test:unit'),
  stories: vitest('test:stories'),
  build: check('build'),
  size: check('size'),
  e2e: playwright,
};

console.info(`Chromium: ${ensureChromium()}`);
const total: Counts = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const [name, stage] of Object.entries(stages)) {
  const { passed, failed } = stage();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(name);
}
rmSync(reports, { recursive: true, force: true });
console.info(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '\nEverything holds.');
console.info(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
