import { expect, test } from 'vitest';
import { mergeNotes } from './mergeNotes.ts';

test.for([
  ['الف\nب', 'الف\nج', 'الف\nب\nج'],
  ['الف', 'الف\nج', 'الف\nج'],
  ['سلا', 'سلام', 'سلام'],
  ['سلام', 'سلا', 'سلام'],
  ['الف\nب\nپ', 'الف\nت\nپ\nث', 'الف\nب\nت\nپ\nث'],
  ['', 'تازه', 'تازه'],
  ['تازه', '', 'تازه'],
  ['همان', 'همان', 'همان'],
  // Common paragraphs stay in order, and added paragraphs keep their positions between the common ones.
  ['a\n1\nb\n2\nc', 'a\n3\nb\n4\nc', 'a\n1\n3\nb\n2\n4\nc'],
  ['—\na\n—\nb', '—\nc\n—\nd', '—\na\nc\n—\nb\nd'],
  ['b\na', 'a\nb\na', 'a\nb\na'],
  ['a\nb\na', 'b\na', 'a\nb\na'],
  // The longest common sequence appears once. If two sequences are equally long, the one that comes later in the older
  // note is used.
  ['a\nb\nc\nd', 'd\na\nb\nc', 'd\na\nb\nc\nd'],
  ['a\nb', 'b\na', 'a\nb\na'],
] as const)('[F89] the notes %j and %j are merged into %j', ([older, newer, both]) => {
  expect(mergeNotes(older, newer)).toBe(both);
});

test.for([
  ['a\nb', 'A\nb', 'a\nb\nc', 'A\nb\nc'],
  ['a\nb\nc', 'a\nb\nc\nd', 'a\nc', 'a\nc\nd'],
  ['a', 'a1', 'a2', 'a1\na2'],
  ['a', 'a1', '', 'a1'],
] as const)(
  '[F89] if %j is the common origin, the notes %j and %j are merged into %j',
  ([base, older, newer, both]) => {
    expect(mergeNotes(older, newer, base)).toBe(both);
  },
);

test('[F89] long notes are merged without the loss of a line', () => {
  const lines = (name: string) => Array.from({ length: 1200 }, (_, line) => `${name} ${line};`);
  const [older, newer] = [
    ['same', ...lines('a')],
    [...lines('b'), 'same'],
  ];
  const merged = mergeNotes(older.join('\n'), newer.join('\n')).split('\n');
  expect(merged.toSorted()).toEqual(['same', ...lines('a'), ...lines('b')].toSorted());
});
