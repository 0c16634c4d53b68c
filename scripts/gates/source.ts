// The project's sources as syntax trees: what the gates know of a file, they know from here.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

const root = join(import.meta.dirname, '../..');

/** A parsed file of the project. */
export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  program: ESTree.Program;
}

/** The text of a file of the project. Throws where there is none. */
export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8');

/** `text` as the file `path`, parsed. Throws where it cannot be. */
export function parseText(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, program };
}

/** The files that match, parsed. */
export function parseFiles(patterns: readonly string[]): SourceFile[] {
  return globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => parseText(path, readProjectFile(path)));
}

/** The names that an expression is made of, calls left out: `test.each(…)(…)` is `test`, `each`. Empty for anything else. */
export function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type !== 'MemberExpression') return [];
  const object = namesOf(node.object);
  return object.length > 0 && !node.computed ? [...object, ...namesOf(node.property)] : object;
}

/** The words of a text or a template; of a template as they are written. Null for anything else. */
export function wordsOf(node: ESTree.Node | undefined, { text }: SourceFile): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : null;
}
