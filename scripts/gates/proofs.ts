// `npm run proofs`: writes docs/proofs.md, which says which tests prove which statement of docs/product.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFile } from './source.ts';
import { allTests, type Test } from './tests.ts';

const PAGE = 'docs/proofs.md';

const HEAD = `# Proofs

For each statement of [product.md](product.md) the tests that prove it: those whose titles begin with its number, \`[§2.4] …\`.
Written by \`npm run proofs\`.

| Statement | Proved by |
|---|---|
`;

/** The numbers of a product text's statements, `- **2.4** …`, `- **3.1 Course**: …` and `| **7.1** | …`, in their order. */
export function statementsOf(product: string): string[] {
  return [...product.matchAll(/^(?:- |\| )\*\*(\d+\.\d+)\b/gm)].map(([, number = '']) => number);
}

/** The page of proofs. Throws where a statement has no test, or a test names a statement that is not there. */
export function writeProofs(product: string, tests: readonly Test[]): string {
  const statements = statementsOf(product);
  const provedBy = (statement: string) => tests.filter(({ marks }) => marks.includes(`§${statement}`));
  const unproved = statements.filter((statement) => provedBy(statement).length === 0);
  if (unproved.length > 0) throw new Error(`No test's title begins with [§${unproved.join('], [§')}].`);
  for (const { file, title, marks } of tests) {
    const unknown = marks.find((mark) => mark.startsWith('§') && !statements.includes(mark.slice(1)));
    if (unknown) throw new Error(`${file} · ${title} names [${unknown}], which docs/product.md does not have.`);
  }
  const rows = statements.map((statement) => {
    const proofs = provedBy(statement).map(({ file, title }) => `\`${file}\` · ${title.replaceAll('|', '\\|')}`);
    return `| ${statement} | ${proofs.join('<br>')} |\n`;
  });
  return HEAD + rows.join('');
}

/** The page as it has to be, and as it is. */
export async function readProofs(): Promise<{ due: string; present: string }> {
  return { due: writeProofs(readProjectFile('docs/product.md'), await allTests()), present: readProjectFile(PAGE) };
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../..', PAGE), (await readProofs()).due);
