import { expect, test } from 'vitest';
import { justBought, purchasesOf } from './purchases.ts';
import { apply, EMPTY } from './record.ts';

const bought = (id: string) => ({ bought: { [id]: { title: `دوره ${id}`, amount: Number(id) * 100 } } });
const record = ['1', '3', '2'].reduce((all, id, index) => apply(all, bought(id), (index + 1) * 1000), EMPTY);

test('[§10.15] purchases are listed with title, amount and time, newest first', () => {
  expect(purchasesOf(record)).toEqual([
    { courseId: '2', title: 'دوره 2', amount: 200, at: 3000 },
    { courseId: '3', title: 'دوره 3', amount: 300, at: 2000 },
    { courseId: '1', title: 'دوره 1', amount: 100, at: 1000 },
  ]);
});

test('justBought returns the courses that the router’s state lists, in the same order', () => {
  expect(justBought(record, { bought: ['1', '2', 'unknown'] }).map(({ courseId }) => courseId)).toEqual(['1', '2']);
  for (const state of [null, undefined, 'bought', 5, {}, { bought: '1' }, { from: ['1'] }])
    expect(justBought(record, state)).toEqual([]);
});
