import { describe, expect, test } from 'vitest';
import { createAsker } from '../ask.ts';
import { credentialsOf, withBackEnd, type Change } from './backEnd.ts';
import { readContract } from '../document.ts';
import { runContract } from '../run.ts';

/** What is wrong with a back end, for which requests and how, and what the run finds: `level · call · tried · in · expected · came`. */
export type Planted = [what: string, asked: RegExp, change: Change, found: string];

const contract = readContract();

/** Puts `value` at a JSON pointer of every successful answer; undefined takes away what is there. */
export function set(pointer: string, value: unknown): Change {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  return ({ status, body }) => {
    if (status >= 300) return null;
    const changed = structuredClone(body);
    const parent = steps.reduce((tree, step) => (tree as Record<string, unknown>)[step], changed) as Record<
      string,
      unknown
    >;
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    return { body: changed };
  };
}

/** A test for each planted deviation: the runner must find it, name it, and know how much it weighs. */
export function testDeviations(kind: string, planted: readonly Planted[], { write = false } = {}): void {
  describe(`what is wrong ${kind} is found and named:`, () => {
    test.each(planted)('%s', { timeout: 30_000 }, async (_, asked, change, found) => {
      const { rows } = await withBackEnd({ asked, change }, (base) => {
        const settings = { credentials: credentialsOf('demo-student'), write, shapes: false };
        return runContract(contract, createAsker(base, 3000), settings);
      });
      const all = rows.flatMap(({ operation: { method, path }, differences }) =>
        differences.map(({ level, what, where, expected, came }) =>
          [level, `${method} ${path}`, what, where, expected, came].join(' · '),
        ),
      );
      const [level, call, tried, where, expected = '', came = ''] = found.split(' · ');
      const like = all.find((one) => {
        const parts = one.split(' · ');
        return (
          [level, call, tried, where].every((part, index) => part === parts[index]) &&
          parts[4]?.includes(expected) === true &&
          parts.slice(5).join(' · ').includes(came)
        );
      });
      expect(like, `${found}\nis none of\n${all.join('\n')}`).toBeDefined();
    });
  });
}
