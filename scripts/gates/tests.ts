// The tests of the project by their titles. A title begins with what its test proves: `[F38]` a row of docs/faults.md,
// `[§5.3]` a statement of docs/product.md.
import { Visitor, type ESTree } from 'vite';
import { namesOf, parseFiles, wordsOf, type SourceFile } from './source.ts';

/** Where the tests of each kind are. */
const KINDS = {
  unit: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'],
  stories: ['stories/**/*.stories.tsx'],
  e2e: ['e2e/**/*.spec.ts'],
} as const;

/** A test that runs, or a story that asserts something. */
export interface Test {
  kind: keyof typeof KINDS;
  file: string;
  /** Without its marks. */
  title: string;
  /** `F38`, `§5.3` */
  marks: readonly string[];
}

function splitTitle(words: string): { title: string; marks: string[] } {
  const marks = /^(?:\[[F§][\d.]+\] ?)*/.exec(words)?.[0] ?? '';
  return { title: words.slice(marks.length), marks: marks.match(/[F§][\d.]+/g) ?? [] };
}

const propertyOf = (object: ESTree.ObjectExpression, name: string) =>
  object.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  );

/** The title of a story: its `name`, or that of its export. Null where it asserts nothing. */
function storyTitle(node: ESTree.VariableDeclarator, file: SourceFile): string | null {
  const { id, init } = node;
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return null;
  const [story] = init.arguments;
  if (!/^(story|extend)$/.test(namesOf(init).at(-1) ?? '') || story?.type !== 'ObjectExpression') return null;
  if (!propertyOf(story, 'play')) return null;
  const name = propertyOf(story, 'name');
  return (name?.type === 'Property' ? wordsOf(name.value, file) : null) ?? id.name;
}

/** The tests in a file; they have the marks of their `describe`, and a table's those of its rows. Those that are skipped, and stories that assert nothing, do not count. */
export function testsIn(kind: Test['kind'], file: SourceFile): Test[] {
  const found: Test[] = [];
  const around: string[][] = [];
  // Texts that begin with marks, to be found as the rows of a table: `test.each([['[F4] …', …], …])(…)`.
  const texts: { start: number; marks: string[] }[] = [];
  const add = (words: string | null, { callee }: { callee?: ESTree.Node }) => {
    if (words === null) return;
    const { title, marks } = splitTitle(words);
    const rows = texts.filter(({ start }) => callee && start > callee.start && start < callee.end);
    const all = [...around, marks, ...rows.map((row) => row.marks)].flat();
    found.push({ kind, file: file.path, title, marks: [...new Set(all)] });
  };
  const ofCall = (node: ESTree.CallExpression, names: RegExp) =>
    kind !== 'stories' && names.test(namesOf(node).join('.')) ? wordsOf(node.arguments[0], file) : null;
  const visitor = new Visitor({
    VariableDeclarator: (node) => kind === 'stories' && add(storyTitle(node, file), {}),
    CallExpression(node) {
      const group = ofCall(node, /^describe\b/);
      if (group !== null) around.push(splitTitle(group).marks);
    },
    Literal: ({ start, value }) => typeof value === 'string' && texts.push({ start, marks: splitTitle(value).marks }),
    'CallExpression:exit'(node) {
      if (ofCall(node, /^describe\b/) !== null) around.pop();
      add(ofCall(node, /^(test|it)(\.(each|for))?$/), node);
    },
  });
  visitor.visit(file.program);
  return found;
}

/** All tests of the project. */
export function allTests(): Test[] {
  return (Object.keys(KINDS) as Test['kind'][]).flatMap((kind) =>
    parseFiles(KINDS[kind]).flatMap((file) => testsIn(kind, file)),
  );
}
