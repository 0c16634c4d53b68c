// The rows of docs/faults.md, and the tests whose titles begin with their numbers, `[F38] …`.
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

/** The rows that a title names, wherever a report has put its group's words before it: `[F38]`, `[F40]`. */
export const markedOf = (title: string): string[] => [
  ...new Set([...title.matchAll(/\[(F\d+)\]/g)].map(([, id = '']) => id)),
];
