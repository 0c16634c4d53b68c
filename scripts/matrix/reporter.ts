// Writes what readers see of every fault into docs/faults.md, once every call has held.
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { calls } from '../../mocks/server/calls.ts';
import { writePart } from '../documents.ts';

/** What a screen tells of each fault of a call. */
export interface Row {
  call: string;
  screen: string;
  cells: Record<string, string[]>;
  /** Why nobody need be told. */
  reason: string | undefined;
}

const quoted = (told: readonly string[]) => told.map((text) => `«${text.replaceAll('|', String.raw`\|`)}»`).join(' ');

/** What is told of most faults, then of which others what else. */
function seen({ cells, reason }: Row): string {
  const groups = Object.entries(Object.groupBy(Object.keys(cells), (fault) => quoted(cells[fault] ?? [])))
    .map(([told, faults = []]) => ({ told, faults: faults.filter((fault) => fault !== 'slow') }))
    .filter(({ faults }) => faults.length > 0)
    .toSorted((one, other) => other.faults.length - one.faults.length);
  return groups
    .map(({ told, faults }, index) => `${index === 0 ? '' : `${faults.join(', ')}: `}${told || `nothing (${reason})`}`)
    .join('<br>');
}

export default class TableReporter implements Reporter {
  readonly #tests: TestCase[] = [];

  onTestEnd(test: TestCase) {
    this.#tests.push(test);
  }

  onEnd({ status }: FullResult) {
    const rows = this.#tests
      .flatMap((test) => test.annotations)
      .filter(({ type }) => type === 'row')
      .map(({ description = '' }) => JSON.parse(description) as Row)
      .toSorted((one, other) => calls.indexOf(one.call) - calls.indexOf(other.call));
    const lines = rows.map((row) => `| \`${row.call}\` | ${row.screen} | ${seen(row)} |`);
    const table = ['| Call | Screen | The reader sees |', '|---|---|---|', ...lines].join('\n');
    const isWhole = calls.every((call) => rows.some((row) => row.call === call));
    if (status === 'passed' && isWhole) writePart('docs/faults.md', 'matrix', table);
    else console.info(table);
  }
}
