// The tests of the project by their titles. A title begins with what its test proves: `[F38]` a row of docs/faults.md,
// `[§5.3]` a statement of docs/product.md.
import { Visitor, type ESTree } from 'vite';
import { readStories, type Story } from './stories.ts';
import { namesOf, parseFiles, wordsOf, type SourceFile } from '../source.ts';

const FILES = { unit: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'], e2e: ['e2e/**/*.spec.ts'] } as const;

/** A test that runs, or a story that asserts something. */
export interface Test {
  kind: keyof typeof FILES | 'stories';
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

/** The tests in a file that are not skipped; they have the marks of their `describe`, and a table's those of its rows. */
export function testsIn(kind: keyof typeof FILES, file: SourceFile): Test[] {
  const found: Test[] = [];
  const around: string[][] = [];
  // Texts that begin with marks, to be found as the rows of a table: `test.each([['[F4] …', …], …])(…)`.
  const texts: { start: number; marks: string[] }[] = [];
  const add = (words: string | null, { callee }: ESTree.CallExpression) => {
    if (words === null) return;
    const { title, marks } = splitTitle(words);
    const rows = texts.filter(({ start }) => start > callee.start && start < callee.end);
    const all = [...around, marks, ...rows.map((row) => row.marks)].flat();
    found.push({ kind, file: file.path, title, marks: [...new Set(all)] });
  };
  const ofCall = (node: ESTree.CallExpression, names: RegExp) =>
    names.test(namesOf(node).join('.')) ? wordsOf(node.arguments[0], file) : null;
  const visitor = new Visitor({
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

/** The stories that play, and the tests below stories: their names are the titles. */
function playedStories(stories: readonly Story[]): Test[] {
  return stories
    .filter(({ tags }) => tags.includes('play-fn') || tags.includes('test-fn'))
    .map(({ file, name }) => ({ kind: 'stories', file, ...splitTitle(name) }));
}

/** All tests of the project. */
export async function allTests(): Promise<Test[]> {
  const unit = parseFiles(FILES.unit).flatMap((file) => testsIn('unit', file));
  const e2e = parseFiles(FILES.e2e).flatMap((file) => testsIn('e2e', file));
  return [...unit, ...playedStories(await readStories()), ...e2e];
}
