// `npm run proofs`: prints which tests prove each statement of docs/product.md, as a Markdown table.
import { readProjectFile } from '../source.ts';
import { allTests, type Test } from './tests.ts';

const HEAD = '| Statement | Proved by |\n|---|---|\n';

/** The numbers of the product's statements in order: `- **2.4** …`, `- **3.1 Course**: …` and `| **7.1** | …`. */
export function statementsOf(product: string): string[] {
  return [...product.matchAll(/^(?:- |\| )\*\*(\d+\.\d+)\b/gm)].map(([, number = '']) => number);
}

/** The table of statements and tests. Throws if a statement has no test, or if a test names an unknown statement. */
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

export const readProofs = async () => writeProofs(readProjectFile('docs/product.md'), await allTests());

if (import.meta.main) console.info(await readProofs());
