import { expect, test } from 'vitest';
import { readProofs, statementsOf, writeProofs } from './proofs.ts';
import { testsIn } from './tests.ts';

test('every statement of the product has a test', { timeout: 60_000 }, async () => {
  expect((await readProofs()).split('\n').length).toBeGreaterThan(150);
});

test('statements without a test and unknown statements are reported', () => {
  const product = '- **1.1** One.\n- **1.2 Two**: it.\n| **7.1** | GET | `/x/` | |';
  expect(statementsOf(product)).toEqual(['1.1', '1.2', '7.1']);
  // Assembled from parts, so that this file does not count as a test of them.
  const tests = (...titles: string[]) =>
    testsIn('unit', 'a.test.ts', titles.map((title) => `test('[${title}');`).join('\n'));
  const all = tests('F1] [§1.1] [§1.2] one | more', '§1.2] [§7.1] two');
  expect(writeProofs(product, all)).toContain('| 1.2 | `a.test.ts` · one \\| more<br>`a.test.ts` · two |\n');
  expect(() => writeProofs(product, all.slice(1))).toThrow("No test's title begins with [§1.1].");
  expect(() => writeProofs(product, [...all, ...tests('§1.10] lost')])).toThrow('lost names [§1.10]');
  const mark = '§9.9';
  const off = ['test.skip(', '// test('].map((start) => `${start}'[${mark}] off');`).join('\n');
  expect(testsIn('unit', 'a.test.ts', off)).toEqual([]);
});
