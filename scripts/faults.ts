// `npm run faults`: runs the tests of every row of docs/faults.md in their long form, and prints the result of each row. Run
// `build` first. `-- --only F72,F5` runs these rows; `-- --list` only prints which rows have tests.
import { parseArgs } from 'node:util';
import { readProjectFile } from './source.ts';
import { allTests } from './gates/tests.ts';
import { runPlaywright, runVitest } from './reports.ts';

const PAGE = 'docs/faults.md';
/** Settings for the long form of tests that `npm test` runs in a short one. */
const LONG = { FAULT_RUNS: '500', FAULT_VALUES: '10000', WHOLE: '1' };

const { values } = parseArgs({
  options: { list: { type: 'boolean' }, only: { type: 'string' } },
});
const only = values.only?.split(',');

/** The rows of the page: number (`F38`) and cause. */
const rows = [...readProjectFile(PAGE).matchAll(/^- \*\*(F\d+)\*\* (.+?) →/gm)].map(([, id = '', text = '']) => ({
  id,
  text,
}));

/** Prints which rows have tests; returns whether all have. Throws if a test names an unknown row. */
async function list(): Promise<boolean> {
  const tests = await allTests();
  const isUnknown = (mark: string) => mark.startsWith('F') && !rows.some(({ id }) => id === mark);
  const lost = tests.find(({ marks }) => marks.some(isUnknown));
  if (lost) throw new Error(`${lost.file} · ${lost.title} names a row that ${PAGE} does not have.`);
  const missing = rows.filter(({ id, text }) => {
    const own = Object.groupBy(
      tests.filter(({ marks }) => marks.includes(id)),
      ({ kind }) => kind,
    );
    const found = Object.entries(own).map(([kind, of]) => `${kind} ${of.length}`);
    console.info(
      `${found.length > 0 ? '✓' : '✗'} ${id.padEnd(4)} ${(found.join(', ') || 'no test').padEnd(30)} ${text}`,
    );
    return found.length === 0;
  });
  console.info(`\n${rows.length - missing.length} of ${rows.length} rows have tests.`);
  if (missing.length > 0) console.info(`Without a test: ${missing.map(({ id }) => id).join(', ')}`);
  return rows.length > 0 && missing.length === 0;
}

/** Runs the tests of the rows and prints the table; returns whether every row has tests and all passed. */
async function run(): Promise<boolean> {
  const pattern = String.raw`\[(${only?.join('|') ?? String.raw`F\d+`})\]`;
  const once = ['-t', pattern, '--passWithNoTests', '--testTimeout', '600000'];
  const outcomes = [
    await runVitest('test:unit', once, LONG),
    await runVitest('test:stories', once, LONG),
    await runPlaywright(['-g', pattern, '--pass-with-no-tests'], LONG),
  ];
  const ran = outcomes.flatMap((outcome) => outcome.ran);
  console.info('\nRow   Tests  Passed  Seconds  When');
  const results = rows
    .filter(({ id }) => only?.includes(id) ?? true)
    .map(({ id, text }) => {
      const own = ran.filter(({ title }) => title.includes(`[${id}]`));
      const passed = own.filter(({ status }) => status === 'passed').length;
      const seconds = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
      const holds = own.length > 0 && passed === own.length;
      const columns = [String(own.length).padStart(5), String(passed).padStart(7), seconds.toFixed(1).padStart(8)];
      console.info(`${holds ? '✓' : '✗'} ${id.padEnd(4)}${columns.join(' ')}  ${text}`);
      return { holds };
    });
  for (const { title, status } of ran) if (status === 'failed') console.info(`Failed: ${title}`);
  const held = results.filter(({ holds }) => holds).length;
  console.info(`\n${held} of ${results.length} rows hold, by ${ran.length} tests.`);
  return held === results.length && held > 0;
}

process.exitCode = (await (values.list ? list() : run())) ? 0 : 1;
