import type { Level } from './judge.ts';
import type { Outcome, Row } from './run.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the number of differences of one level. */
export const countOf = (rows: readonly Row[], level: Level) =>
  rows.flatMap(({ differences }) => differences).filter((difference) => difference.level === level).length;

function stateOf({ differences, reason }: Row): 'ok' | 'breaks' | 'differs' | 'not tried' {
  if (reason !== undefined) return 'not tried';
  if (differences.some(({ level }) => level === 'must')) return 'breaks';
  return differences.length > 0 ? 'differs' : 'ok';
}

/** Returns the report for the terminal: a line for each operation with its differences below, and then the totals. */
export function reportOf({ rows, left }: Outcome, requests: number): string {
  const width = Math.max(...rows.map(({ operation }) => operation.path.length)) + 2;
  const lines = rows.flatMap((row) => {
    const { operation, checks, differences, reason } = row;
    const call = `${operation.method.padEnd(6)} ${operation.path.padEnd(width)}`;
    const found = (['must', 'should'] as const)
      .map((level) => [level, countOf([row], level)] as const)
      .flatMap(([level, count]) => (count > 0 ? `${count} ${level}` : []));
    const told = reason ?? [counted(checks, 'check'), ...found].join(', ');
    return [
      `${stateOf(row).padEnd(9)}  ${call} ${told}`,
      ...differences.flatMap(({ level, says, what, sent, where, expected, came }) => [
        ...Object.entries({ [level]: what, product: says, sent, in: where, expected, came })
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => `${' '.repeat(13)}${name.padEnd(8)}  ${value}`),
        '',
      ]),
    ];
  });
  const states = rows.map(stateOf);
  const of = (state: string) => states.filter((one) => one === state).length;
  return [
    ...lines,
    '',
    ...(left.length > 0 ? [`Left behind: ${left.join('; ')}.`] : []),
    `${rows.length} calls: ${of('ok')} ok, ${of('breaks')} break the product (${countOf(rows, 'must')} must), ` +
      `${of('differs')} differ (${countOf(rows, 'should')} should), ${of('not tried')} not tried. ${requests} requests.`,
  ].join('\n');
}
