import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, EMPTY, latestOf, merge, parse, write, type LearningRecord } from './record.ts';

/** Generates random tables in which equal times and values are likely. */
const tableOf = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 5 }), value), {
    selector: ([id]) => id,
  });
/** Generates random records. Every value is newer than the erasure. */
const records = fc
  .tuple(fc.integer({ min: 0, max: 3 }), tableOf(fc.boolean()), tableOf(fc.constantFrom('x', 'y')))
  .map(([erasedAt, ...tables]) => {
    const [done, opened] = tables.map((rows) => rows.filter(([, at]) => at > erasedAt));
    return parse(JSON.stringify({ version: 1, erasedAt, done, opened })).record;
  });

const rowsOf = (record: LearningRecord) => {
  const { erasedAt, ...tables } = JSON.parse(write(record)) as Record<string, unknown>;
  return [erasedAt, ...Object.values(tables).map((rows) => (Array.isArray(rows) ? rows.map(String).toSorted() : rows))];
};

test('[§10.9] tabs that merge the same records get the same result in any order', () => {
  fc.assert(
    fc.property(records, records, (ours, theirs) => {
      const merged = merge(ours, theirs);
      expect(rowsOf(merge(theirs, ours))).toEqual(rowsOf(merged));
      expect(merge(merged, theirs)).toBe(merged);
      expect(merge(merged, ours)).toBe(merged);
      expect(merge(ours, ours)).toBe(ours);
    }),
  );
});

test('[§10.10] a merged record contains no value that was set before the later erasure', () => {
  fc.assert(
    fc.property(records, records, (ours, theirs) => {
      const { erasedAt, done, opened } = merge(ours, theirs);
      expect(erasedAt).toBe(Math.max(ours.erasedAt, theirs.erasedAt));
      for (const { at } of [...done.values(), ...opened.values()]) expect(at).toBeGreaterThan(erasedAt);
    }),
  );
});

const typed = (text: string, at: number, tab: string, over = EMPTY) => apply(over, { notes: { a: text } }, at, { tab });
const noteOf = (record: LearningRecord) => record.notes.get('a');

test('[F89] a note that two tabs wrote independently is merged once, with the same result in both tabs', () => {
  const base = typed('base', 10, 'first');
  const [first, second] = [typed('base\none', 20, 'first', base), typed('base\ntwo', 30, 'second', base)];
  const merged = merge(first, second);
  expect(noteOf(merged)).toEqual({ at: 31, value: 'base\none\ntwo' });
  expect(noteOf(merge(second, first))).toEqual(noteOf(merged));
  expect(merged.noteOrigins.get('a')).toEqual({ at: 31, value: { merged: true, seen: { first: 20, second: 30 } } });
  expect(merge(merged, first)).toBe(merged);
  expect(merge(merged, second)).toBe(merged);
});

test('[F89] if a tab has seen another tab’s note before writing, the new note replaces the seen note', () => {
  const first = typed('one', 10, 'first');
  const second = typed('two', 20, 'second', first);
  expect(noteOf(merge(first, second))).toEqual({ at: 20, value: 'two' });
  expect(merge(second, first)).toBe(second);
});

test('[F89] if one of two merged notes has no stored origin, only the later note is kept', () => {
  const old = parse(JSON.stringify({ version: 1, erasedAt: 0, notes: [['a', 5, 'one']] })).record;
  const first = typed('two', 9, 'first');
  expect(noteOf(merge(old, first))).toEqual({ at: 9, value: 'two' });
  expect(noteOf(merge(first, old))).toEqual({ at: 9, value: 'two' });
});

test('[§10.10] an erased note is not merged into a later note', () => {
  const [erased, later] = [typed('one', 10, 'first'), typed('two', 20, 'second')];
  expect(noteOf(merge({ ...erased, erasedAt: 10 }, later))).toEqual({ at: 20, value: 'two' });
});

test('a new value gets a later time than the value that it replaces, even if the clock was set back', () => {
  const before = apply({ ...EMPTY, erasedAt: 50 }, { done: { a: true }, notes: { a: 'x' } }, 1, { tab: 'first' });
  expect(before.done.get('a')).toEqual({ at: 51, value: true });
  const after = apply(before, { done: { a: false }, notes: { a: 'y' } }, 1, { tab: 'first', merged: true });
  expect(after.done.get('a')).toEqual({ at: 52, value: false });
  expect(after.noteOrigins.get('a')).toEqual({ at: 52, value: { merged: true, seen: { first: 52 } } });
  expect(latestOf(after)).toBe(52);
});

test('the origin of a note has the time of the note, even if the former note had no origin', () => {
  const old = parse(JSON.stringify({ version: 1, erasedAt: 0, notes: [['a', 5, 'one']] })).record;
  const record = typed('two', 1, 'first', old);
  expect(noteOf(record)).toEqual({ at: 6, value: 'two' });
  expect(record.noteOrigins.get('a')).toEqual({ at: 6, value: { merged: false, seen: { first: 6 } } });
});

test('[F89] a note that one tab after another has written is never merged with its former text', () => {
  let record = EMPTY;
  for (let tab = 1; tab <= 12; tab += 1) {
    const former = record;
    record = typed(`${tab}`, tab * 10, `${tab}`, former);
    expect(merge(record, former)).toBe(record);
  }
});

test('the last opened lesson has the latest time, even if the clock was ahead before', () => {
  const ahead = apply(EMPTY, { opened: { a: '1' } }, 1000);
  expect(apply(ahead, { opened: { b: '2' } }, 10).opened.get('b')).toEqual({ at: 1001, value: '2' });
});

test('a record survives writing and reading; an unreadable part is reported, but a missing part is not', () => {
  const record = typed('one', 10, 'first', apply(EMPTY, { done: { a: true } }, 5));
  expect(parse(write(record))).toEqual({ record, intact: true });
  const without = parse('{"version":1,"erasedAt":0}');
  expect(without).toEqual({ record: EMPTY, intact: true });
  expect(parse('{"version":1,"erasedAt":0,"done":[["a",1,"yes"]]}').intact).toBe(false);
});
