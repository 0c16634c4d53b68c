// Writes what the reader sees of every fault into test-results/matrix.md.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';

const STORM_HEAD =
  '| Answer | When a page opens | In 25 s, looked at every 5 s | In the 30 s after | In 2 minutes hidden |';

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

const table = (head: string, rows: readonly string[]) =>
  [head, `|${'---|'.repeat(head.split('|').length - 2)}`, ...rows.toSorted()].join('\n');

/** Collects the rows that passed in this run. */
export default class TableReporter implements Reporter {
  readonly #matrix: string[] = [];
  readonly #storms: string[] = [];

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    if (status !== 'passed') return;
    for (const { type, description = '' } of annotations) {
      if (type === 'storm') this.#storms.push(description);
      if (type !== 'row') continue;
      const row = JSON.parse(description) as Row;
      this.#matrix.push(`| \`${row.call}\` | ${row.screen} | ${seen(row)} |`);
    }
  }

  onEnd() {
    mkdirSync('test-results', { recursive: true });
    const tables = [table('| Call | Screen | The reader sees |', this.#matrix), table(STORM_HEAD, this.#storms)];
    writeFileSync('test-results/matrix.md', `${tables.join('\n\n')}\n`);
  }
}
