import type { Row } from './run.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The rows as a table with the first difference of each call, and a closing line. */
export function reportOf(rows: readonly Row[], requests: number): string {
  const width = Math.max(...rows.map(({ operation }) => operation.path.length)) + 2;
  const lines = rows.flatMap(({ operation, checks, differences: [first, ...more], reason }) => {
    const call = `${operation.method.padEnd(6)} ${operation.path.padEnd(width)}`;
    if (reason !== undefined) return [`not tried  ${call} ${reason}`];
    if (!first) return [`ok         ${call} ${counted(checks, 'check')}`];
    return [
      `differs    ${call} ${counted(checks, 'check')}, ${counted(more.length + 1, 'difference')}`,
      `             tried     ${first.what}`,
      `             sent      ${first.sent}`,
      `             in        ${first.where}`,
      `             expected  ${first.expected}`,
      `             came      ${first.came}`,
    ];
  });
  const differing = rows.filter(({ differences }) => differences.length > 0).length;
  const untried = rows.filter(({ reason }) => reason !== undefined).length;
  const fine = rows.length - differing - untried;
  return [
    ...lines,
    '',
    `${rows.length} calls: ${fine} ok, ${differing} differ, ${untried} not tried. ${requests} requests.`,
  ].join('\n');
}
