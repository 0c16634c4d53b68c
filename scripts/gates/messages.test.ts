// Checks that every toast is expected in a story or browser test, and that every text is used in the code.
import { Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { fa } from '../../src/text/fa.ts';
import { importsOf, namesOf, parseFiles, type SourceFile } from '../source.ts';

/** Functions that show a toast or forward its message. */
const RAISERS = ['toast', 'useErrorToast', 'snackbar', 'enter'];

/** Texts that a form passes on to a toast. The call that shows the toast does not name these texts. */
const HANDED_ON = ['fa.profile.pictureTooLarge', 'fa.profile.pictureInvalid', 'fa.forms.imageTooLarge'];

/** Texts that are used without their path. For example, `formatPrice` uses `fa.courses.free` as the constant `FREE`. */
const WRITTEN = ['fa.courses.free'];

/** Returns the paths of all texts. A list of texts counts as one text. */
function leavesOf(value: unknown, path = 'fa'): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

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
function textsIn(file: SourceFile, call?: (name: string) => boolean): string[] {
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

const leaves = new Set(leavesOf(fa));
const code = parseFiles(['src/**/*.{ts,tsx}']).filter(({ path }) => !/\.test|text\/fa\.ts$/.test(path));
const stories = parseFiles(['stories/**/*.{ts,tsx}', 'e2e/**/*.ts']);

test('a story or browser test calls expectToast for every toast', () => {
  const raised = code.flatMap((file) => textsIn(file, (name) => RAISERS.includes(name)));
  const toasts = new Set([...raised, ...HANDED_ON].filter((path) => leaves.has(path)));
  expect(toasts.size).toBeGreaterThan(50);
  const provoked = new Set(stories.flatMap((file) => textsIn(file, (name) => name === 'expectToast')));
  const unseen = [...toasts].filter((path) => !provoked.has(path));
  expect(unseen, 'Add an expectToast for each to a story of its page in stories/pages/').toEqual([]);
});

test('the code uses every text in src/text/fa', () => {
  const named = new Set([...code.flatMap((file) => textsIn(file)), ...WRITTEN]);
  // If code looks up a text by a variable key, it contains only the group's name: `fa.filters.sortOptions[sort]`.
  const isNamed = (path: string): boolean =>
    named.has(path) || (path.split('.').length > 3 && isNamed(path.replace(/\.\w+$/, '')));
  const unused = [...leaves].filter((path) => !isNamed(path));
  expect(unused, 'Delete these from src/text/fa/').toEqual([]);
});
