import { describe, expect, test } from 'vitest';
import { faultsOf, proofsOf, readProjectFile, statementsOf, testTitlesOf } from './proofs.ts';

test('every statement of the product is proved by tests that are there', () => {
  const product = readProjectFile('docs/product.md') ?? '';
  expect(statementsOf(product).length).toBeGreaterThan(150);
  expect(faultsOf(product, readProjectFile('docs/proofs.md') ?? '', readProjectFile)).toEqual([]);
});

describe('the check', () => {
  const product = '- **1.1** One.\n- **1.2 Two**: it.\n| **7.1** | GET | `/x/` | |';
  const files: Record<string, string> = {
    'a.test.ts': "test('one | more', () => {}); test.skip('off', () => {});",
    'b.stories.tsx':
      "export const Seen = meta.story({ name: 'It is seen', play: () => {} }); export const Still = meta.story({});",
  };
  const read = (file: string) => files[file] ?? null;
  const row = (statement: string, file: string, title: string) => `| ${statement} | \`${file}\` · ${title} |`;
  const rows = [
    row('1.1', 'a.test.ts', 'one \\| more'),
    row('1.2', 'b.stories.tsx', 'Seen'),
    row('7.1', 'b.stories.tsx', 'It is seen'),
  ];

  test('finds nothing where all is well', () => {
    expect(statementsOf(product)).toEqual(['1.1', '1.2', '7.1']);
    expect(faultsOf(product, rows.join('\n'), read)).toEqual([]);
  });

  test('takes several proofs for a statement', () => {
    expect(proofsOf('| 1.1 | `a.test.ts` · one<br>`b.test.ts` · two |')).toEqual([
      { statement: '1.1', file: 'a.test.ts', title: 'one' },
      { statement: '1.1', file: 'b.test.ts', title: 'two' },
    ]);
  });

  test.each([
    ['a statement without a row', rows.slice(1), '1.1 has no proof'],
    ['a row of no statement', [...rows, row('1.3', 'b.stories.tsx', 'Seen')], '1.3 is no statement'],
    ['a file that is not there', [...rows, row('1.2', 'c.test.ts', 'x')], '1.2 names no file that is there: c.test.ts'],
    ['a row without a proof', [...rows, '| 1.2 |  |'], '1.2 names no file that is there: '],
    [
      'a title that is not there',
      [...rows, row('1.2', 'a.test.ts', 'two')],
      '1.2 names a test that a.test.ts does not have: two',
    ],
    [
      'a test that is skipped',
      [...rows, row('1.2', 'a.test.ts', 'off')],
      '1.2 names a test that a.test.ts does not have: off',
    ],
    [
      'a story that asserts nothing',
      [...rows, row('1.2', 'b.stories.tsx', 'Still')],
      '1.2 names a test that b.stories.tsx does not have: Still',
    ],
  ])('finds %s', (_, table, fault) => {
    expect(faultsOf(product, table.join('\n'), read)).toEqual([fault]);
  });

  test('reads the titles of tables, templates and nothing that is commented out', () => {
    const source =
      "test.each([['a']] as const)('each %s', () => {}); it(`of ${role}`, f); describe('no', f); // test('old', f)";
    expect([...testTitlesOf('x.test.ts', source)]).toEqual(['each %s', 'of ${role}']);
  });
});
