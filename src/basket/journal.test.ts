import { expect, test } from 'vitest';
import { sharedStorage } from '../testing/tabs.ts';
import { createJournal, JOURNAL_KEY } from './journal.ts';

function openJournal() {
  const storage = sharedStorage();
  const states = () =>
    (JSON.parse(storage.values.get(JOURNAL_KEY) ?? '[]') as Record<string, string>[]).map(
      ({ userId, courseId, state }) => `${userId} ${courseId} ${state}`,
    );
  return { journal: createJournal(storage.tab()), storage, states };
}

test('[F40] the purchase journal keeps one entry for each user and course', () => {
  const { journal, states } = openJournal();
  journal.sent('1', '1');
  journal.lost('1', '2');
  journal.lost('2', '1');
  journal.lost('1', '1');
  expect(states()).toEqual(['1 2 unknown', '2 1 unknown', '1 1 unknown']);
  expect(journal.unknown('1')).toEqual(['2', '1']);
  journal.clear('1', '1');
  expect(states()).toEqual(['1 2 unknown', '2 1 unknown']);
});

test('[F40] an unknown or doubtful result affects only its own user and course', () => {
  const { journal } = openJournal();
  journal.lost('1', '2');
  journal.doubt('1', '1');
  expect(journal.hasDoubt('1', '1')).toBe(true);
  expect(journal.hasDoubt('1', '2')).toBe(false);
  expect(journal.hasDoubt('2', '1')).toBe(false);
  expect(journal.unknown('1')).toEqual(['2']);
});

test('[F41] `settle` marks only sent purchases without a response as unknown', () => {
  const { journal, states } = openJournal();
  journal.sent('1', '1');
  journal.doubt('1', '2');
  journal.settle();
  expect(states()).toEqual(['1 1 unknown', '1 2 notBought']);
});

test('a missing or unreadable purchase journal counts as empty', () => {
  const { journal, storage, states } = openJournal();
  expect(journal.unknown('1')).toEqual([]);
  storage.values.set(JOURNAL_KEY, '{');
  journal.sent('1', '1');
  expect(states()).toEqual(['1 1 sent']);
});
