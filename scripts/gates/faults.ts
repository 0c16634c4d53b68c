// `npm run faults -- --list`: which rows of docs/faults.md have a test whose title begins with their number, `[F38] …`.
import { readProjectFile } from './source.ts';
import { allTests, type Test } from './tests.ts';

/** A row of docs/faults.md with the tests that guard it. */
export interface Fault {
  /** `F38` */
  id: string;
  /** When it happens. */
  text: string;
  tests: readonly Test[];
}

/** The rows of the page of faults, in their order. Throws where a test names a row that is not there. */
export function faultsOf(page: string, tests: readonly Test[]): Fault[] {
  const faults = [...page.matchAll(/^\| \*\*(F\d+)\*\* \| (.+?) \|/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
    tests: tests.filter(({ marks }) => marks.includes(id)),
  }));
  const unknown = tests.find(({ marks }) =>
    marks.some((mark) => mark.startsWith('F') && !faults.some(({ id }) => id === mark)),
  );
  if (unknown) throw new Error(`${unknown.file} · ${unknown.title} names a row that docs/faults.md does not have.`);
  return faults;
}

/** The rows of docs/faults.md with the project's tests. */
export const readFaults = async (): Promise<Fault[]> => faultsOf(readProjectFile('docs/faults.md'), await allTests());

if (import.meta.main) {
  const faults = await readFaults();
  for (const { id, text, tests } of faults) {
    const found = Object.entries(Object.groupBy(tests, ({ kind }) => kind)).map(([kind, of]) => `${kind} ${of.length}`);
    console.info(
      `${found.length > 0 ? '✓' : '✗'} ${id.padEnd(4)} ${(found.join(', ') || 'no test').padEnd(30)} ${text}`,
    );
  }
  const missing = faults.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  console.info(`\n${faults.length - missing.length} of ${faults.length} rows have tests.`);
  if (missing.length > 0) console.info(`Without a test: ${missing.join(', ')}`);
  if (missing.length > 0 || faults.length === 0) process.exitCode = 1;
}
