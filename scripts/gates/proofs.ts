// The statements of docs/product.md, and the tests that docs/proofs.md names for each of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The text of a file of the project; null where there is none. */
export function readProjectFile(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** A row of the table: which test is said to prove which statement. */
export interface Proof {
  statement: string;
  file: string;
  title: string;
}

/** The numbers of the statements of a product text: `- **2.4** …`, `- **3.1 Course**: …` and `| **7.1** | …`, in their order. */
export function statementsOf(product: string): string[] {
  return [...product.matchAll(/^(?:- |\| )\*\*(\d+\.\d+)\b/gm)].map(([, number = '']) => number);
}

/** The rows of a proof table: `| 2.4 | file · title<br>file · title |`. A row without a file and a title has empty ones. */
export function proofsOf(table: string): Proof[] {
  return [...table.matchAll(/^\| (\d+\.\d+) \| (.*) \|$/gm)].flatMap(([, statement = '', proofs = '']) =>
    proofs.split('<br>').map((proof) => {
      const [, file = '', title = ''] = /^`([^`]+)` · (.+)$/.exec(proof.trim()) ?? [];
      return { statement, file, title: title.replaceAll('\\|', '|') };
    }),
  );
}

interface Node {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, see);
  } else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

/** What a call is a call of, its methods after its name: `test.each(…)(…)` is `test.each`. */
function calleeOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression') return `${calleeOf(node['object'])}.${calleeOf(node['property'])}`;
  if (node.type === 'CallExpression') return calleeOf(node['callee']);
  return '';
}

/** The words of a title; of a template, as they are written. */
function wordsOf(node: unknown, source: string): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return node.type === 'TemplateLiteral' ? source.slice(Number(node['start']) + 1, Number(node['end']) - 1) : null;
}

/** The properties of an object that a story is made of, by their names. */
function propertiesOf(node: unknown): Map<string, unknown> {
  const properties = isNode(node) && Array.isArray(node['properties']) ? node['properties'].filter(isNode) : [];
  return new Map(properties.map((property) => [calleeOf(property['key']), property['value']]));
}

/**
 * The titles of the tests in the source of a test file. Tests that are skipped do not count. Of a story file they are the
 * names of the exports, and the `name` where there is one, of those stories that assert something.
 */
export function testTitlesOf(file: string, source: string): Set<string> {
  const titles = new Set<string>();
  const isStories = file.endsWith('.stories.tsx');
  visit(parseSync(file, source).program, (node) => {
    if (isStories) {
      const story = node.type === 'VariableDeclarator' && isNode(node['init']) ? node['init'] : null;
      if (story?.type !== 'CallExpression' || !/\.(story|extend)$/.test(calleeOf(story['callee']))) return;
      const properties = propertiesOf(Array.isArray(story['arguments']) ? story['arguments'][0] : null);
      if (!properties.has('play')) return;
      titles.add(calleeOf(node['id']));
      const name = wordsOf(properties.get('name'), source);
      if (name !== null) titles.add(name);
    } else if (node.type === 'CallExpression' && /^(test|it)(\.(each|for))?$/.test(calleeOf(node['callee']))) {
      const title = wordsOf(Array.isArray(node['arguments']) ? node['arguments'][0] : null, source);
      if (title !== null) titles.add(title);
    }
  });
  return titles;
}

/** What is wrong with the proofs of a product: a line for each fault, none where every statement is proved. */
export function faultsOf(product: string, table: string, read: (file: string) => string | null): string[] {
  const statements = statementsOf(product);
  const proofs = proofsOf(table);
  const proved = new Set(proofs.map(({ statement }) => statement));
  const titles = new Map<string, Set<string>>();
  const faults = statements
    .filter((statement) => !proved.has(statement))
    .map((statement) => `${statement} has no proof`);
  for (const { statement, file, title } of proofs) {
    if (!statements.includes(statement)) faults.push(`${statement} is no statement`);
    const source = file === '' ? null : read(file);
    if (source === null) {
      faults.push(`${statement} names no file that is there: ${file}`);
      continue;
    }
    const known = titles.get(file) ?? testTitlesOf(file, source);
    titles.set(file, known);
    if (!known.has(title)) faults.push(`${statement} names a test that ${file} does not have: ${title}`);
  }
  return faults;
}
