// `npm run faults`: which rows of docs/faults.md have a test whose title starts with their number. With --strict, a row without one fails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Where the tests of each kind are; of a story, its `name` is the title. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  unit: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts'],
  stories: ['stories/**/*.stories.tsx'],
  e2e: ['e2e/**/*.spec.ts'],
};

/** Begins with one mark or with several, `[F26] [F56] …`, right after the quote. */
const TITLE = /(["'`])((?:\[F\d+\] ?)+)/g;

const rows = [...read('docs/faults.md').matchAll(/^\| \*\*(F\d+)\*\* \| (.+?) \|/gm)].map(([, id = '', text = '']) => ({
  id,
  text,
}));

const counts = new Map<string, Map<string, number>>();
for (const [kind, patterns] of Object.entries(KINDS)) {
  for (const file of globSync([...patterns], { cwd: root })) {
    for (const [, , marks = ''] of read(file).matchAll(TITLE)) {
      for (const [id] of marks.matchAll(/F\d+/g)) {
        const ofRow = counts.get(id) ?? new Map<string, number>();
        counts.set(id, ofRow.set(kind, (ofRow.get(kind) ?? 0) + 1));
      }
    }
  }
}

for (const { id, text } of rows) {
  const found = [...(counts.get(id) ?? [])].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.info(`${found === '' ? '✗' : '✓'} ${id.padEnd(4)} ${(found || 'no test').padEnd(30)} ${text}`);
}

const missing = rows.filter(({ id }) => !counts.has(id)).map(({ id }) => id);
const unknown = [...counts.keys()].filter((id) => !rows.some((row) => row.id === id));
console.info(`\n${rows.length - missing.length} of ${rows.length} rows have tests.`);
if (missing.length > 0) console.info(`Without a test: ${missing.join(', ')}`);
if (unknown.length > 0) console.info(`Tests name rows that docs/faults.md does not have: ${unknown.join(', ')}`);
if (rows.length === 0 || (process.argv.includes('--strict') && missing.length + unknown.length > 0)) process.exit(1);
