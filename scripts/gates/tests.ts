// Tests whose titles start with a mark: `[F38]` a row of docs/faults.md, `[§5.3]` a statement of docs/product.md.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFile } from '../source.ts';
import { readStories } from './stories.ts';

const FILES = { unit: '{src,mocks,scripts}/**/*.test.{ts,tsx}', e2e: 'e2e/**/*.spec.ts' } as const;
const MARKED = /(\.skip\(\s*)?(['"`])((?:\[[F§][\d.]+\] ?)+)((?:\\.|(?!\2).)*)\2/g;

export interface Test {
  kind: keyof typeof FILES | 'stories';
  file: string;
  /** Without its marks. */
  title: string;
  /** `F38`, `§5.3` */
  marks: readonly string[];
}

/** The marked titles in a file, without skipped tests and comments. */
export function testsIn(kind: Test['kind'], file: string, text: string): Test[] {
  const code = text.replaceAll(/(?<!:)\/\/.*/g, '');
  return [...code.matchAll(MARKED)].flatMap(([, skipped, , marks = '', title = '']) =>
    skipped ? [] : [{ kind, file, title, marks: marks.match(/[F§][\d.]+/g) ?? [] }],
  );
}

const testsOf = (kind: keyof typeof FILES) =>
  globSync(FILES[kind], { cwd: join(import.meta.dirname, '../..') })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => testsIn(kind, path, readProjectFile(path)));

/** All marked tests and stories with plays. */
export async function allTests(): Promise<Test[]> {
  const played = (await readStories()).filter(({ tags }) => tags.includes('play-fn') || tags.includes('test-fn'));
  const stories = played.flatMap(({ file, name }) => testsIn('stories', file, JSON.stringify(name)));
  return [...testsOf('unit'), ...stories, ...testsOf('e2e')];
}
