// Every toast of the code is provoked by a test, which says what it is and where it belongs; and no text is kept that nothing shows.
import { Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { fa } from '../../src/text/fa.ts';
import { namesOf, parseFiles, parseText, type SourceFile } from './source.ts';

/** What raises a toast: `toast` itself, and what hands its message on to it. */
const RAISERS = ['toast', 'useErrorToast', 'snackbar', 'enter'];

/** Toasts whose texts a form finds and hands to the page that says them. */
const HANDED_ON = ['fa.profile.pictureTooLarge', 'fa.profile.pictureInvalid', 'fa.forms.imageTooLarge'];

/** Texts that no file of the code names: `formatPrice` writes it. */
const WRITTEN = ['fa.courses.free'];

/** A name of a part of the deck, `{ auth: 'fa.auth' }`, from `const { auth } = fa` or `const text = fa.about`. */
function aliasesIn({ program }: SourceFile): Map<string, string> {
  const aliases = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const source = init ? namesOf(init) : [];
      if (source[0] !== 'fa') return;
      if (id.type === 'Identifier') aliases.set(id.name, source.join('.'));
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
        aliases.set(property.value.name, [...source, ...namesOf(property.key)].join('.'));
      }
    },
  }).visit(program);
  return aliases;
}

/** The texts that a file names, as `fa.basket.added`; with `call`, only those in the arguments of calls that it takes. */
function textsIn(file: SourceFile, call?: (name: string) => boolean): string[] {
  const aliases = aliasesIn(file);
  const calls: ESTree.CallExpression[] = [];
  const found: { path: string; start: number }[] = [];
  const add = (node: ESTree.Node) => {
    const [root = '', ...rest] = namesOf(node);
    const from = root === 'fa' ? root : aliases.get(root);
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

/** The deck's texts by their paths; a list of texts is one. */
function leavesOf(value: unknown, path = 'fa'): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

const leaves = new Set(leavesOf(fa));
const code = parseFiles(['src/**/*.{ts,tsx}']).filter(({ path }) => !/\.test|text\/fa\.ts$/.test(path));
const stories = parseFiles(['stories/**/*.{ts,tsx}', 'e2e/**/*.ts']);

test('every toast is provoked by an expectToast', () => {
  const raised = code.flatMap((file) => textsIn(file, (name) => RAISERS.includes(name)));
  const toasts = new Set([...raised, ...HANDED_ON].filter((path) => leaves.has(path)));
  expect(toasts.size).toBeGreaterThan(50);
  const provoked = new Set(stories.flatMap((file) => textsIn(file, (name) => name === 'expectToast')));
  expect([...toasts].filter((path) => !provoked.has(path))).toEqual([]);
});

test('every text is shown by the code', () => {
  const named = new Set([...code.flatMap((file) => textsIn(file)), ...WRITTEN]);
  // A text that is chosen by a key is named by its group: `fa.courses.sortOptions[sort]`.
  const isNamed = (path: string): boolean =>
    named.has(path) || (path.split('.').length > 3 && isNamed(path.replace(/\.\w+$/, '')));
  expect([...leaves].filter((path) => !isNamed(path))).toEqual([]);
});

test('texts are found under whatever name', () => {
  const file = parseText(
    'a.ts',
    "const { basket: b } = fa; toast('info', 'x',\n yes ? b.added : fa.auth.loggedIn(1)); b.title;",
  );
  expect(textsIn(file)).toEqual(expect.arrayContaining(['fa.basket.added', 'fa.auth.loggedIn', 'fa.basket.title']));
  const toasts = textsIn(file, (name) => name === 'toast');
  expect(toasts).toEqual(expect.arrayContaining(['fa.basket.added', 'fa.auth.loggedIn']));
  expect(toasts).not.toContain('fa.basket.title');
});
