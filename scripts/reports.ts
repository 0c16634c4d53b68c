import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './stages.ts';

/** A test that ran. */
export interface Ran {
  /** With the titles of its groups. */
  title: string;
  status: 'passed' | 'failed';
  milliseconds: number;
}

/** The result of a test script. A script without a report counts as failed. */
export interface Outcome {
  ok: boolean;
  ran: readonly Ran[];
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

type Report = VitestReport & PlaywrightSuite;

async function reported(run: (file: string) => Promise<boolean>, read: (report: Report) => Ran[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-tests-'));
  const file = join(folder, 'report.json');
  const ok = await run(file);
  try {
    return { ok, ran: read(JSON.parse(readFileSync(file, 'utf8')) as Report) };
  } catch {
    return { ok: false, ran: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs an npm script of Vitest. */
export function runVitest(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return reported(
    (file) => runScript(script, [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env),
    ({ testResults }) =>
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .flatMap(({ fullName: title, status, duration }) =>
          status === 'passed' || status === 'failed' ? [{ title, status, milliseconds: duration ?? 0 }] : [],
        ),
  );
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): Ran[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, ok, tests }): Ran => {
      const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      return { title, status: ok ? 'passed' : 'failed', milliseconds };
    });
  return [...own, ...suites.flatMap(specsIn)];
}

/** Runs the journeys. */
export function runPlaywright(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  return reported(
    (PLAYWRIGHT_JSON_OUTPUT_FILE) =>
      runScript('test:e2e', ['--reporter=list,json', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE }),
    specsIn,
  );
}
