// The ways from screen to wire that docs/architecture.md lists are as short as it says, and each of their files is there and on the way.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from './source.ts';

const LONGEST: Readonly<Record<string, number>> = {
  'The list with filters': 7,
  'A like': 7,
  'A purchase': 10,
  'An expired session': 8,
};

const section =
  readFileSync('docs/architecture.md', 'utf8').split('## From screen to wire')[1]?.split('\n## ')[0] ?? '';
const ways = [...section.matchAll(/^- \*\*(.+?)\*\* \((\d+)\): ([^]*?)(?=\n- |\n*$(?![^]))/gm)].map(
  ([, name = '', count, list = '']) => ({
    name,
    count: Number(count),
    files: [...list.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('all four are listed', () => {
  expect(ways.map(({ name }) => name)).toEqual(Object.keys(LONGEST));
});

test.for(ways)('$name: as many files as it says, and no more than may be', ({ name, count, files }) => {
  expect(files).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(LONGEST[name] ?? 0);
});

test.for(ways)('$name: every file imports another one of the way, or is imported by one', ({ files }) => {
  const imports = (file: string, other: string) => importsOf(file).some(({ from }) => from === other);
  const isJoined = (file: string) => files.some((other) => imports(other, file) || imports(file, other));
  // The client is handed on by the data provider; nobody else imports it.
  expect(files.filter((file) => file !== 'src/api/client.ts' && !isJoined(file))).toEqual([]);
});
