// Writes what readers see of every fault into docs/faults.md.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { calls } from '../../mocks/server/calls.ts';
import { writePart } from '../documents.ts';
import { screens } from './screens.ts';

const FILE = 'docs/faults.md';
const STORMS = ['500', '503', '429'].map((status) => `| ${status}`);
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

/** The rows of a table that begin as `keys` say, in that order: those that ran now, and of the others what stood there. */
function merged(head: string, keys: readonly string[], ran: readonly string[]) {
  const rowOf = (rows: readonly string[], key: string) => rows.find((row) => row.startsWith(key)) ?? [];
  return (before: string) => {
    const stood = before.split('\n').map((row) => row.replaceAll(/ +/g, ' '));
    const columns = '---|'.repeat(head.split('|').length - 2);
    return [head, `|${columns}`, ...keys.flatMap((key) => rowOf([...ran, ...stood], key))].join('\n');
  };
}

const keyOf = (call: string, screen: string) => `| \`${call}\` | ${screen} |`;
const MATRIX = calls.flatMap((call) =>
  Object.entries(screens).flatMap(([name, screen]) => (screen.calls.includes(call) ? keyOf(call, name) : [])),
);

/** Keeps what held of this run, the whole or a part. */
export default class TableReporter implements Reporter {
  readonly #matrix: string[] = [];
  readonly #storms: string[] = [];

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    if (status !== 'passed') return;
    for (const { type, description = '' } of annotations) {
      if (type === 'storm') this.#storms.push(description);
      if (type !== 'row') continue;
      const row = JSON.parse(description) as Row;
      this.#matrix.push(`${keyOf(row.call, row.screen)} ${seen(row)} |`);
    }
  }

  onEnd() {
    writePart(FILE, 'matrix', merged('| Call | Screen | The reader sees |', MATRIX, this.#matrix));
    writePart(FILE, 'storms', merged(STORM_HEAD, STORMS, this.#storms));
  }
}
