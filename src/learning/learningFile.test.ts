import { expect, test } from 'vitest';
import { changesOf, mergeFile, readFile, writeFile } from './learningFile.ts';
import { purchasesOf } from './purchases.ts';
import { apply, EMPTY, type LearningRecord } from './record.ts';

const read = (text: string, user = 'sara') => readFile(text, user) as LearningRecord;
const here = apply(EMPTY, { done: { 1: true }, notes: { 1: 'خط یک\nاینجا' }, saved: { 5: true } }, 1000, { tab: 'a' });
const there = apply(EMPTY, { done: { 1: false, 2: true }, notes: { 1: 'خط یک\nآنجا', 2: 'تازه' } }, 2000, { tab: 'b' });

test('[§11.8] a learning record survives being written to a file and read on another device', () => {
  expect(read(writeFile(there, 'sara'))).toEqual(there);
  expect(mergeFile(EMPTY, read(writeFile(there, 'sara')))).toEqual(there);
});

test('[§11.8] [F111] when a file is merged, the later value of a mark wins, and both versions of a note stay', () => {
  const merged = mergeFile(here, there);
  expect(merged.done.get('1')?.value).toBe(false);
  expect(merged.saved.get('5')?.value).toBe(true);
  expect(merged.notes.get('1')?.value).toBe('خط یک\nاینجا\nآنجا');
  expect(changesOf(here, merged)).toEqual({ marks: 2, notes: 2, places: 0, hearts: 0, purchases: 0, created: 0 });
  // The order of merging does not matter, and a second merge does not change the result.
  expect(mergeFile(there, here).notes.get('1')?.value).toBe('خط یک\nاینجا\nآنجا');
  expect(mergeFile(merged, there)).toBe(merged);
});

test('[§11.8] replacing a missing value with its default does not count as a change', () => {
  const empty = { done: { 1: false }, notes: { 1: '' }, watched: { 1: 0 }, read: { 1: 0 }, saved: { 1: false } };
  const none = { marks: 0, notes: 0, places: 0, hearts: 0, purchases: 0, created: 0 };
  expect(changesOf(EMPTY, apply(EMPTY, empty, 1))).toEqual(none);
  const full = apply(EMPTY, { done: { 1: true }, notes: { 1: 'متن' }, watched: { 1: 9 }, saved: { 1: true } }, 1);
  expect(changesOf(full, apply(full, empty, 2))).toEqual({ ...none, marks: 1, notes: 1, places: 1, hearts: 1 });
  // A lesson with a position in the video and another position in the text counts once.
  expect(changesOf(EMPTY, apply(EMPTY, { watched: { 1: 9 }, read: { 1: 3 } }, 1))).toEqual({ ...none, places: 1 });
});

test('[§11.8] in the count of changes, each lesson’s positions count once; opened lessons and private courses count, too', () => {
  const places = { watched: { 1: 9 }, read: { 1: 2 }, opened: { 7: '1', 8: '2' } };
  const after = apply(EMPTY, { ...places, created: { 9: 'خصوصی' } }, 1);
  expect(changesOf(EMPTY, after)).toMatchObject({ places: 2, created: 1 });
});

test('[F111] a note that was merged with a file is not marked as merged with another tab’s version', () => {
  expect(mergeFile(here, there).noteOrigins.get('1')?.value.merged).toBe(false);
});

test('[F111] an import keeps and restores data that either device has erased', () => {
  expect(mergeFile(here, { ...there, erasedAt: 5000 }).saved.get('5')?.value).toBe(true);
  expect(mergeFile({ ...EMPTY, erasedAt: 5000 }, there).notes.get('2')?.value).toBe('تازه');
});

test('[§10.8] [§10.15] after an erasure, imported purchases keep their dates, and imported courses keep their order', () => {
  const bought = apply(EMPTY, { bought: { 1: { title: 'الف', amount: 1 } }, opened: { 8: 'a' } }, 1000);
  const file = apply(bought, { bought: { 2: { title: 'ب', amount: 2 } }, opened: { 7: 'b' } }, 2000);
  const erased = { ...EMPTY, erasedAt: 5000 };
  const merged = mergeFile(erased, file);
  expect(purchasesOf(merged).map(({ courseId, at }) => [courseId, at])).toEqual([
    ['2', 2000],
    ['1', 1000],
  ]);
  expect(Number(merged.opened.get('7')?.at)).toBeGreaterThan(Number(merged.opened.get('8')?.at));
  expect(read(writeFile(merged, 'sara')).bought).toEqual(merged.bought);
  // The dates of the purchases survive another erasure and import.
  expect(purchasesOf(mergeFile({ ...EMPTY, erasedAt: 9000 }, merged))).toEqual(purchasesOf(merged));
});

test.for([
  ['broken', ''],
  ['broken', '{"format":"academy-learning"}'],
  ['broken', writeFile(here, 'sara').slice(0, -9)],
  ['broken', writeFile(here, 'sara').replace('"1",1000,true', '"1",1000,"yes"')],
  ['broken', writeFile(here, 'sara').replace('academy-learning', 'other')],
  ['broken', writeFile(here, 'sara').replace('"1",1000,', '"1",8640000000000000,')],
  ['newer', writeFile(here, 'sara').replace('"version":1', '"version":2')],
  ['anothers', writeFile(here, 'ali')],
] as const)('[§11.8] [F110] an unusable file is refused with the reason «%s»', ([refusal, text]) => {
  expect(readFile(text, 'sara')).toBe(refusal);
});

test('[§11.8] a file with 5,000 marks and 200 long notes is read and merged in at most two seconds', () => {
  const note = (device: string) => Array.from({ length: 100 }, (_, line) => `${device} ${line} `.repeat(20)).join('\n');
  const big = (device: string, at: number) => {
    const done = Object.fromEntries(Array.from({ length: 5000 }, (_, id) => [id, true]));
    const notes = Object.fromEntries(
      Array.from({ length: 200 }, (_, id) => [id, note(`${device}${id}`).slice(0, 20_000)]),
    );
    return apply(EMPTY, { done, notes }, at, { tab: device });
  };
  const [ours, file] = [big('a', 1), writeFile(big('b', 2), 'sara')];
  const start = performance.now();
  expect(mergeFile(ours, read(file)).notes.size).toBe(200);
  expect(performance.now() - start).toBeLessThan(2000);
});
