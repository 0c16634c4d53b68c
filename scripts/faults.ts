// `npm run faults`: runs the tests of every row of docs/faults.md and prints a figure for each, into that page too. Run `build` first.
import { parseArgs } from 'node:util';
import { writePart } from './documents.ts';
import { markedOf, readFaults } from './gates/faults.ts';
import { runPlaywright, runVitest } from './reports.ts';

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
  const once = ['-t', pattern, '--passWithNoTests', '--testTimeout', '600000'];
  const outcomes = [
    await runVitest('test:unit', once, LONG),
    await runVitest('test:stories', once, LONG),
    await runPlaywright(['-g', pattern, '--pass-with-no-tests'], LONG),
  ];
  const ran = outcomes.flatMap((outcome) => outcome.ran);
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
  const result = `${held.length} of ${faults.length} rows hold, by ${ran.length} tests.`;
  console.info(`\n${result}`);
  if (only === null) {
    const rows = Array.from({ length: Math.ceil(faults.length / 10) }, (_, ten) =>
      faults.slice(ten * 10, ten * 10 + 10),
    );
    const lines = rows.map(
      (row) => `| ${row[0]?.id} … | ${row.map(({ id }) => figures.get(id)?.passed ?? 0).join(' | ')} |`,
    );
    const head = `|${' |'.repeat(11)}\n|${'---|'.repeat(11)}`;
    const today = new Date().toISOString().slice(0, 10);
    writePart(
      'docs/faults.md',
      'figures',
      () => `${today}: ${result} Tests that passed, row by row:\n\n${head}\n${lines.join('\n')}`,
    );
  }
  return held.length === faults.length && faults.length > 0;
}

if (values.help) console.info(HELP);
else process.exitCode = (await (values.list ? list() : run(values.only?.split(',') ?? null))) ? 0 : 1;
