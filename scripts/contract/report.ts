import type { Level } from './judge.ts';
import type { Outcome, Row } from './run.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How many differences of a level there are. */
export const countOf = (rows: readonly Row[], level: Level) =>
  rows.flatMap(({ differences }) => differences).filter((difference) => difference.level === level).length;

function stateOf({ differences, reason }: Row): 'ok' | 'breaks' | 'differs' | 'not tried' {
  if (reason !== undefined) return 'not tried';
  if (differences.some(({ level }) => level === 'must')) return 'breaks';
  return differences.length > 0 ? 'differs' : 'ok';
}

/** The outcome as a table: every difference under its call, what was left behind, and a closing line. */
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
        `             ${level.padEnd(8)}  ${what}`,
        ...(says === undefined ? [] : [`             product   ${says}`]),
        `             sent      ${sent}`,
        `             in        ${where}`,
        `             expected  ${expected}`,
        `             came      ${came}`,
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

/** The outcome for other programs. */
export function jsonOf({ rows, left }: Outcome): string {
  const calls = rows.map(({ operation: { id, method, path }, ...row }) => ({ id, method, path, ...row }));
  return `${JSON.stringify({ musts: countOf(rows, 'must'), shoulds: countOf(rows, 'should'), calls, left }, null, 2)}\n`;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{C}\n]/gu, '?');

/** The outcome as JUnit's XML: a case for each call, failed by its musts; shoulds are its output. */
export function junitOf({ rows }: Outcome): string {
  const linesOf = (row: Row, level: Level) =>
    row.differences
      .filter((difference) => difference.level === level)
      .map(({ what, says, sent, where, expected, came }) => {
        const sentence = says === undefined ? '' : ` (${says})`;
        return `${what}${sentence}: ${sent}\n  in ${where}: ${expected}, not ${came}`;
      })
      .join('\n');
  const cases = rows.map((row) => {
    const [musts, shoulds] = [linesOf(row, 'must'), linesOf(row, 'should')];
    return [
      `  <testcase classname="contract" name="${escaped(`${row.operation.method} ${row.operation.path}`)}">`,
      ...(row.reason === undefined ? [] : [`    <skipped message="${escaped(row.reason)}"/>`]),
      ...(musts === '' ? [] : [`    <failure message="${countOf([row], 'must')} must">${escaped(musts)}</failure>`]),
      ...(shoulds === '' ? [] : [`    <system-out>${escaped(shoulds)}</system-out>`]),
      '  </testcase>',
    ].join('\n');
  });
  const failed = rows.filter((row) => stateOf(row) === 'breaks').length;
  const skipped = rows.filter(({ reason }) => reason !== undefined).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${rows.length}" failures="${failed}" skipped="${skipped}">`,
    ...cases,
    '</testsuite>\n',
  ].join('\n');
}
