import { expect, test } from 'vitest';
import { readProofs, statementsOf, writeProofs } from './proofs.ts';
import { parseText } from '../source.ts';
import { testsIn, type Test } from './tests.ts';

test('every statement of the product has a test', { timeout: 60_000 }, async () => {
  expect((await readProofs()).split('\n').length).toBeGreaterThan(150);
});

const product = '- **1.1** One.\n- **1.2 Two**: it.\n| **7.1** | GET | `/x/` | |';
const proof = (title: string, ...marks: string[]): Test => ({ kind: 'unit', file: 'a.test.ts', title, marks });

test('a statement is proved by every test that names it', () => {
  expect(statementsOf(product)).toEqual(['1.1', '1.2', '7.1']);
  const page = writeProofs(product, [proof('one | more', 'F1', '§1.1', '§1.2'), proof('two', '§1.2', '§7.1')]);
  expect(page).toMatch(/\| 1\.2 \| `a\.test\.ts` · one \\\| more<br>`a\.test\.ts` · two \|\n/);
});

test('a statement without a test, and a test of no statement, are named', () => {
  expect(() => writeProofs(product, [proof('one', '§1.1')])).toThrow("No test's title begins with [§1.2], [§7.1].");
  const all = proof('all', '§1.1', '§1.2', '§7.1');
  expect(() => writeProofs(product, [all, proof('lost', '§1.10')])).toThrow('lost names [§1.10]');
});

test('titles are those of tests that run, whatever they are made of', () => {
  const source = `
    test('[F15] [§1.4] one', f); test.each([1] as const)('[§2.5] each %s', f); it(\`[§2.5] of \${role}\`, f);
    describe('[F2] group', () => { test('in it', f); }); test.each([['[F4] row', 1], ['[F4] [F5] row', 2]])('%s', f);
    test.skip('[§9.9] off', f); // test('[§9.9] old', f)`;
  expect(testsIn('unit', parseText('x.test.ts', source))).toEqual([
    { kind: 'unit', file: 'x.test.ts', title: 'one', marks: ['F15', '§1.4'] },
    { kind: 'unit', file: 'x.test.ts', title: 'each %s', marks: ['§2.5'] },
    { kind: 'unit', file: 'x.test.ts', title: 'of ${role}', marks: ['§2.5'] },
    { kind: 'unit', file: 'x.test.ts', title: 'in it', marks: ['F2'] },
    { kind: 'unit', file: 'x.test.ts', title: '%s', marks: ['F4', 'F5'] },
  ]);
});
