// `npm run faults`: runs the tests of every row of docs/faults.md and prints a figure for each. Run `build` first.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markedOf, readFaults } from './gates/faults.ts';
import { runScript } from './stages.ts';

const HELP = `Runs the tests of every row of docs/faults.md and prints a figure for each (run \`build\` first).

  npm run faults                 all of it, also the long forms: every part, 500 runs in any order, 10,000 corrupt values a key
  npm run faults -- --list       only says which rows have tests
  npm run faults -- --only F72   the rows of these numbers, separated by commas`;

/** How many tests of a row passed and failed. */
interface Figure {
  passed: number;
  failed: number;
  milliseconds: number;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
}

interface Ran {
  title: string;
  status: 'passed' | 'failed';
  milliseconds: number;
}

const reports = mkdtempSync(join(tmpdir(), 'academy-faults-'));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs the tests of a vitest script whose titles match, and gives what became of each. */
async function vitest(script: string, pattern: string): Promise<Ran[]> {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  await runScript(
    script,
    ['-t', pattern, '--passWithNoTests', '--testTimeout', '600000', '--reporter=json', `--outputFile.json=${file}`],
    LONG,
  );
  return (read(file) as VitestReport).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, duration }) => ({
      title: fullName,
      status: status === 'passed' ? 'passed' : 'failed',
      milliseconds: duration ?? 0,
    }));
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): Ran[] {
  const own = specs.map(({ title, ok, tests }): Ran => {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    return { title, status: ok ? 'passed' : 'failed', milliseconds };
  });
  return [...own, ...suites.flatMap(specsIn)];
}

async function playwright(pattern: string): Promise<Ran[]> {
  const file = join(reports, 'e2e.json');
  await runScript('test:e2e', ['-g', pattern, '--pass-with-no-tests', '--reporter=json'], {
    ...LONG,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return specsIn(read(file) as PlaywrightSuite);
}

/** The long forms of what `npm test` runs in short. */
const LONG = { FAULT_RUNS: '500', FAULT_VALUES: '10000', PARTS: 'all' };

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
});

/** Says which rows have tests; whether all have. */
async function list(): Promise<boolean> {
  const faults = await readFaults();
  for (const { id, text, tests } of faults) {
    const found = Object.entries(Object.groupBy(tests, ({ kind }) => kind)).map(([kind, of]) => `${kind} ${of.length}`);
    console.info(
      `${tests.length > 0 ? '✓' : '✗'} ${id.padEnd(4)} ${(found.join(', ') || 'no test').padEnd(30)} ${text}`,
    );
  }
  const missing = faults.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  console.info(`\n${faults.length - missing.length} of ${faults.length} rows have tests.`);
  if (missing.length > 0) console.info(`Without a test: ${missing.join(', ')}`);
  return faults.length > 0 && missing.length === 0;
}

/** Runs the tests of the rows, prints the table; whether every row has tests and all of them passed. */
async function run(only: readonly string[] | null): Promise<boolean> {
  const faults = (await readFaults()).filter(({ id }) => only === null || only.includes(id));
  const pattern = only === null ? String.raw`\[F\d+\]` : String.raw`\[(${only.join('|')})\]`;
  const ran = [
    await vitest('test:unit', pattern),
    await vitest('test:stories', pattern),
    await playwright(pattern),
  ].flat();
  const figures = new Map<string, Figure>();
  for (const { title, status, milliseconds } of ran) {
    for (const id of markedOf(title)) {
      const figure = figures.get(id) ?? { passed: 0, failed: 0, milliseconds: 0 };
      figure[status] += 1;
      figure.milliseconds += milliseconds;
      figures.set(id, figure);
    }
  }
  console.info('\nRow   Tests  Passed  Seconds  When');
  for (const { id, text } of faults) {
    const { passed, failed, milliseconds } = figures.get(id) ?? { passed: 0, failed: 0, milliseconds: 0 };
    const mark = passed > 0 && failed === 0 ? '✓' : '✗';
    const columns = [
      String(passed + failed).padStart(5),
      String(passed).padStart(7),
      (milliseconds / 1000).toFixed(1).padStart(8),
    ];
    console.info(`${mark} ${id.padEnd(4)}${columns.join(' ')}  ${text}`);
  }
  const held = faults.filter(({ id }) => (figures.get(id)?.passed ?? 0) > 0 && figures.get(id)?.failed === 0);
  for (const { title, status } of ran) if (status === 'failed') console.info(`Failed: ${title}`);
  console.info(`\n${held.length} of ${faults.length} rows hold, by ${ran.length} tests.`);
  return held.length === faults.length && faults.length > 0;
}

if (values.help) console.info(HELP);
else process.exitCode = (await (values.list ? list() : run(values.only?.split(',') ?? null))) ? 0 : 1;
rmSync(reports, { recursive: true, force: true });
