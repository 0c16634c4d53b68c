import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mockFetch } from '../../mocks/hosts/direct.ts';
import { createAsker } from './ask.ts';
import { operations } from './document.ts';
import { runContract } from './run.ts';
import { credentialsOf, deviating, give, type Change } from './testing/backEnd.ts';

/** The rows of `deviations.md`, cell by cell. */
const planted = readFileSync(join(import.meta.dirname, 'deviations.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What is wrong'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map((cells) => cells.map((cell) => cell.replaceAll('`', '')));

/** Puts `value` at a JSON pointer of every successful answer; undefined takes away what is there. */
function set(pointer: string, value: unknown): Change {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  return ({ status, body }) => {
    if (status >= 300) return null;
    const changed = structuredClone(body) as Record<string, unknown>;
    const parent = steps.reduce((tree, step) => tree[step] as Record<string, unknown>, changed);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    return { body: changed };
  };
}

const changes: Readonly<Record<string, Change>> = {
  cut: give('cut'),
  late: give('late'),
  'the same pair for ever': (right, asked, memory) => {
    const [sent = ''] = asked.split(' → ');
    const before = memory.get(sent);
    if (right.status === 200) memory.set(sent, right);
    return before ?? null;
  },
  'the token that was sent': ({ body, status }, asked) =>
    status === 200 ? { body: { ...(body as object), refresh: /"refresh":"(.*?)"/.exec(asked)?.[1] } } : null,
};

function changeOf(answered: string): Change {
  const [, pointer, value = ''] = /^(\/\S+) = (.*)$/.exec(answered) ?? [];
  if (pointer !== undefined) return set(pointer, value === 'nothing' ? undefined : JSON.parse(value));
  return changes[answered] ?? give(JSON.parse(answered) as object);
}

test('sixty deviations and more are planted, of both levels', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60);
  expect(new Set(planted.map(([, , , level]) => level))).toEqual(new Set(['must', 'should']));
});

/** What a call takes its ids, users and purchases from; the others say nothing of what is planted in it. */
const isNeeded = (id: string) =>
  /_list$|^user_(login|register|profile)$|^transactions_create$|^study_syllabus$|^blogs_likes$/.test(id);

test.each(planted)('found and named: %s', { timeout: 30_000 }, async (...cells) => {
  const [, asked = '', answered = '', level, call = '', what, where, expected = '', came = ''] = cells;
  const world = deviating({ asked: new RegExp(asked), change: changeOf(answered) });
  const write = !/^(GET |POST \/(user\/login|token\/refresh)\/)/.test(call);
  const settings = { credentials: credentialsOf('demo-student'), write, shapes: false };
  const tried = operations.filter(({ id, method, path }) => isNeeded(id) || call === `${method} ${path}`);
  const asker = createAsker('/api', 1000, mockFetch(world));
  const { rows } = await runContract(asker, settings, tried);
  const all = rows.flatMap(({ operation: { method, path }, differences }) =>
    differences.map((difference) => ({ ...difference, call: `${method} ${path}` })),
  );
  expect(all).toContainEqual(
    expect.objectContaining({
      level,
      call,
      what,
      where,
      expected: expect.stringContaining(expected) as unknown,
      came: expect.stringContaining(came) as unknown,
    }),
  );
});
