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
] as const)('[F89] %j and %j become %j', ([older, newer, both]) => {
  expect(mergeNotes(older, newer)).toBe(both);
});

test('[F89] long notes are merged without loss', () => {
  const lines = (name: string) => Array.from({ length: 1200 }, (_, line) => `${name} ${line};`);
  const merged = mergeNotes(lines('a').join('\n'), lines('b').join('\n')).split('\n');
  expect(new Set(merged)).toEqual(new Set([...lines('a'), ...lines('b')]));
});
