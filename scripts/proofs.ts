// `npm run proofs`: prints a table of the tests for each statement in docs/product.md and each fault in docs/faults.md.
// Test titles contain the ids of statements and faults, such as `[§5.3]` or `[F38]`. Exits with 1 if a statement or
// fault has no test, or if a title contains an unknown id.
import { globSync, readFileSync } from 'node:fs';
import { readOptions } from './options.ts';

readOptions({});
const FILES = ['{src,mocks,scripts}/**/*.test.{ts,tsx}', 'stories/**/*.stories.tsx', 'e2e/**/*.spec.ts'];
const TITLE = /(\.skip\(\s*)?(['"`])((?:\[[F§][\d.]+\] ?)+)((?:\\.|(?!\2).)*)\2/g;

const read = (file: string) => readFileSync(file, 'utf8');

const statements = [...read('docs/product.md').matchAll(/^(?:- |\| )\*\*(\d+\.\d+)\b/gm)].map(([, id]) => `§${id}`);
const faults = [...read('docs/faults.md').matchAll(/^- \*\*(F\d+)\*\*/gm)].map(([, id]) => String(id));
const proofs = new Map([...statements, ...faults].map((id): [string, string[]] => [id, []]));

for (const file of globSync(FILES).toSorted()) {
  const code = read(file).replaceAll(/(?<!:)\/\/.*/g, '');
  for (const [, skipped, , marks = '', title = ''] of code.matchAll(TITLE)) {
    for (const id of skipped ? [] : (marks.match(/[F§][\d.]+/g) ?? [])) {
      const tests = proofs.get(id);
      if (!tests)
        throw new Error(`${file} · ${title} names [${id}], which is neither in docs/product.md nor in docs/faults.md.`);
      tests.push(`\`${file}\` · ${title.replaceAll('|', '\\|')}`);
    }
  }
}

console.info('| | Tests |\n|---|---|');
for (const [id, tests] of proofs) console.info(`| ${id} | ${tests.join('<br>')} |`);
const unproved = [...proofs].flatMap(([id, tests]) => (tests.length > 0 ? [] : [id]));
if (unproved.length > 0) {
  console.error(`No test title begins with [${unproved.join('], [')}].`);
  process.exitCode = 1;
}
