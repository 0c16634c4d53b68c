// `npm run faults`: runs the tests of every row of docs/faults.md, also in their long forms, and prints a figure for each, into
// that page too; run `build` first. `-- --only F72,F5` runs those of these rows; `-- --list` only says which rows have tests.
import { parseArgs } from 'node:util';
import { writePart } from './documents.ts';
import { markedOf, readFaults } from './gates/faults.ts';
import { runPlaywright, runVitest } from './reports.ts';

/** The long forms of what `npm test` runs in short. */
const LONG = { FAULT_RUNS: '500', FAULT_VALUES: '10000', PARTS: 'all' };

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' } },
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
  const rows = faults.map(({ id, text }) => {
    const own = ran.filter(({ title }) => markedOf(title).includes(id));
    const passed = own.filter(({ status }) => status === 'passed').length;
    const seconds = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    return { id, text, tests: own.length, passed, seconds, holds: own.length > 0 && passed === own.length };
  });
  console.info('\nRow   Tests  Passed  Seconds  When');
  for (const { id, text, tests, passed, seconds, holds } of rows) {
    const columns = [String(tests).padStart(5), String(passed).padStart(7), seconds.toFixed(1).padStart(8)];
    console.info(`${holds ? '✓' : '✗'} ${id.padEnd(4)}${columns.join(' ')}  ${text}`);
  }
  for (const { title, status } of ran) if (status === 'failed') console.info(`Failed: ${title}`);
  const held = rows.filter(({ holds }) => holds).length;
  const result = `${held} of ${rows.length} rows hold, by ${ran.length} tests.`;
  console.info(`\n${result}`);
  if (only === null) {
    const tens = Object.values(Object.groupBy(rows, (_, index) => Math.floor(index / 10)));
    const lines = tens.map((ten = []) => `| ${ten[0]?.id} … | ${ten.map(({ passed }) => passed).join(' | ')} |`);
    const head = `|${' |'.repeat(11)}\n|${'---|'.repeat(11)}`;
    const said = `${new Date().toISOString().slice(0, 10)}: ${result} Tests that passed, row by row:`;
    writePart('docs/faults.md', 'figures', () => `${said}\n\n${head}\n${lines.join('\n')}`);
  }
  return held === rows.length && held > 0;
}

process.exitCode = (await (values.list ? list() : run(values.only?.split(',') ?? null))) ? 0 : 1;
