// Finds the texts of src/text that a file uses, under any local name.
import { Visitor, type ESTree } from 'vite';
import { importsOf, namesOf, type SourceFile } from '../source.ts';

/** Returns the full paths of texts by local name: after `const { auth } = fa`, `auth` is `fa.auth`. */
function namesIn({ path, program }: SourceFile): Map<string, string> {
  const imported = importsOf(path).filter(({ from }) => from.includes('src/text/'));
  const known = new Map(
    imported.flatMap(({ from, names }) =>
      names.map((name) => [name, from.includes('/text/fa/') ? `fa.${name}` : name]),
    ),
  );
  new Visitor({
    VariableDeclarator({ id, init }) {
      const [root = '', ...rest] = init ? namesOf(init) : [];
      const from = known.get(root);
      if (from === undefined) return;
      const source = [from, ...rest].join('.');
      if (id.type === 'Identifier') known.set(id.name, source);
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
        known.set(property.value.name, `${source}.${namesOf(property.key).join('.')}`);
      }
    },
  }).visit(program);
  return known;
}

/**
 * Returns the paths of a file's texts, such as `fa.basket.added`. With `call`, returns only texts in arguments of
 * matching calls.
 */
export function textsIn(file: SourceFile, call?: (name: string) => boolean): string[] {
  const known = namesIn(file);
  const calls: ESTree.CallExpression[] = [];
  const found: { path: string; start: number }[] = [];
  const add = (node: ESTree.Node) => {
    const [root = '', ...rest] = namesOf(node);
    const from = known.get(root);
    if (from !== undefined) found.push({ path: [from, ...rest].join('.'), start: node.start });
  };
  new Visitor({
    CallExpression: (node) => call?.(namesOf(node).at(-1) ?? '') && calls.push(node),
    MemberExpression: add,
    Identifier: add,
  }).visit(file.program);
  const taken = found.filter(({ start }) => !call || calls.some((node) => start > node.callee.end && start < node.end));
  return [...new Set(taken.map(({ path }) => path))];
}
