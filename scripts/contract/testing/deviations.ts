import { describe, expect, test } from 'vitest';
import { createAsker } from '../ask.ts';
import { credentialsOf, withBackEnd, type Change } from './backEnd.ts';
import { readContract } from '../document.ts';
import { reportOf } from '../report.ts';
import { runContract } from '../run.ts';

/** What is wrong with a back end, for which requests and how, and what the table says: `call · tried · in · expected · came`. */
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

/** The section of a table that tells of a call, its spaces drawn together. */
function sectionOf(table: string, call: string): string[] {
  const lines = table.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
  const start = lines.findIndex((line) => line.startsWith(`differs ${call} `));
  return start < 0 ? [] : lines.slice(start, start + 6);
}

/** A test for each planted deviation: the runner must find it and name it. */
export function testDeviations(kind: string, planted: readonly Planted[], { write = false } = {}): void {
  describe(`what is wrong ${kind} is found and named:`, () => {
    test.each(planted)('%s', { timeout: 30_000 }, async (_, asked, change, found) => {
      const table = await withBackEnd({ asked, change }, async (base) => {
        const asker = createAsker(base, 3000);
        const settings = { credentials: credentialsOf('demo-student'), write, shapes: false };
        return reportOf(await runContract(contract, asker, settings), asker.count);
      });
      const [call = '', tried, where, expected = '', came = ''] = found.split(' · ');
      const [head, triedLine, sentLine, whereLine, expectedLine, cameLine] = sectionOf(table, call);
      expect(head, table).toMatch(/\d+ checks?, \d+ differences?$/);
      expect(triedLine).toBe(`tried ${tried}`);
      expect(sentLine).toMatch(/^sent (GET|POST|PATCH) \//);
      expect(whereLine).toBe(`in ${where}`);
      expect(expectedLine).toContain(expected);
      expect(cameLine).toContain(came);
      expect(table).toMatch(/ [1-9]\d* differ, /);
    });
  });
}
