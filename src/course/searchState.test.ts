import { expect, test } from 'vitest';
import { WHOLE_LIST } from './search.ts';
import { searchReducer, searchStateOf, shownSearch, type SearchEvent } from './searchState.ts';

const from = (...events: SearchEvent[]) => events.reduce(searchReducer, searchStateOf(WHOLE_LIST));
const free = { ...WHOLE_LIST, free: true };
const chosen: SearchEvent = { type: 'changed', part: { free: true }, isApplied: true };
const words = (q: string): SearchEvent => ({ type: 'changed', part: { q } });
const moves = (...to: string[]): SearchEvent[] => to.map((q) => ({ type: 'moved', to: { ...WHOLE_LIST, q } }));

test('typed words are written into the URL immediately, all in one history entry', () => {
  const state = from(words('ر'), words('ری'));
  expect(state.wish).toBeNull();
  expect(state.next).toEqual({ search: { ...WHOLE_LIST, q: 'ری' }, replace: true });
  expect(shownSearch(state).q).toBe('ری');
});

test('the search field keeps words typed after the last change of the URL', () => {
  const behind = from(words('ر'), words('ری'), { type: 'moved', to: { ...WHOLE_LIST, q: 'ر' } });
  expect(shownSearch(behind).q).toBe('ری');
  const closer = from(words('ر'), words('ری'), words('ریا'), ...moves('ر', 'ری'));
  expect(shownSearch(closer).q).toBe('ریا');
  const there = searchReducer(behind, { type: 'moved', to: { ...WHOLE_LIST, q: 'ری' } });
  expect(there).toMatchObject({ typed: null, next: null });
});

test('a sort order chosen right after typing stays pending while the URL takes over the words', () => {
  const sorted: SearchEvent = { type: 'changed', part: { sort: 'cheapest' } };
  const wanted = { search: { ...WHOLE_LIST, q: 'ری', sort: 'cheapest' } };
  expect(from(words('ری'), sorted, ...moves('ری')).wish).toMatchObject(wanted);
  expect(from(words('ر'), words('ری'), sorted, ...moves('ر', 'ری')).wish).toMatchObject(wanted);
  expect(from(words('ری'), sorted, { type: 'moved', to: free }).wish).toBeNull();
});

test('[§2.23] Back drops words that were typed while a list was loading', () => {
  const waiting = [chosen, words('ری')].reduce(searchReducer, searchStateOf({ ...WHOLE_LIST, department: '2' }));
  expect(searchReducer(waiting, { type: 'moved', to: WHOLE_LIST })).toEqual(searchStateOf(WHOLE_LIST));
});

test('[§2.23] Back clears typed words even if they equal the words in the URL', () => {
  const held = { ...WHOLE_LIST, q: 'ری' };
  const unchanged = searchReducer(searchStateOf(held), words('ری'));
  expect(searchReducer(unchanged, { type: 'moved', to: WHOLE_LIST })).toEqual(searchStateOf(WHOLE_LIST));
});

test('when the list for new filters has loaded, the filters are added to the history and announced', () => {
  const asked = from(chosen);
  expect(asked).toMatchObject({ held: WHOLE_LIST, wish: { search: free }, next: null, notice: null });
  expect(shownSearch(asked)).toEqual(free);
  const answered = searchReducer(asked, { type: 'answered' });
  expect(answered).toMatchObject({
    wish: null,
    next: { search: free, replace: false },
    notice: { outcome: 'applied' },
  });
  expect(shownSearch(answered)).toEqual(free);
  expect(searchReducer(answered, { type: 'moved', to: free })).toEqual(searchStateOf(free));
});

test('the result is announced only for filters that are applied in the panel', () => {
  const byHand: SearchEvent = { type: 'changed', part: { free: true } };
  const noticeAfter = (...events: SearchEvent[]) => from(...events, { type: 'answered' }).notice;
  expect(noticeAfter(byHand)).toBeNull();
  expect(noticeAfter(byHand, words('آ'))).toBeNull();
  expect(noticeAfter(chosen, words('آ'))).toEqual({ outcome: 'applied' });
  expect(noticeAfter(byHand, chosen)).toEqual({ outcome: 'applied' });
  expect(from(chosen, words('آ'), { type: 'answered' }).next?.replace).toBe(false);
});

test('filters that do not change the list are applied without a request', () => {
  const { wish, notice } = from({ type: 'changed', part: {}, isApplied: true });
  expect({ wish, notice }).toEqual({ wish: null, notice: { outcome: 'applied' } });
});

test('[§2.23] an unchanged search adds no history entry, so that Back works', () => {
  const unchanged: SearchEvent[] = [
    { type: 'changed', part: {} },
    { type: 'changed', part: { free: false }, isApplied: true },
    { type: 'cleared' },
  ];
  for (const event of unchanged) expect(from(event).next, event.type).toEqual({ search: WHOLE_LIST, replace: true });
});

test('[§8.7] after a list fails to load, the previous list and the typed words stay', () => {
  const failed = from(chosen, words('آمار'), { type: 'failed' });
  expect(failed).toMatchObject({
    wish: null,
    next: { search: { ...WHOLE_LIST, q: 'آمار' }, replace: true },
    notice: { outcome: 'failed' },
  });
  expect(shownSearch(failed).free).toBe(false);
  expect(from(chosen, { type: 'failed' }).next).toBeNull();
});

test('[F34] a new search replaces a pending search, and a URL with another search drops the pending search', () => {
  expect(from(chosen, { type: 'changed', part: { sort: 'title' } }).wish?.search).toEqual({ ...free, sort: 'title' });
  expect(from(chosen, { type: 'changed', part: { free: false } }).wish).toBeNull();
  expect(from(chosen, { type: 'moved', to: { ...WHOLE_LIST, q: 'x' } }).wish).toBeNull();
  for (const type of ['answered', 'failed'] as const) expect(from({ type })).toEqual(searchStateOf(WHOLE_LIST));
});

test('[§2.27] clearing the search shows the whole list and announces the result', () => {
  expect(from({ type: 'moved', to: free }, words('آمار'), { type: 'cleared' })).toMatchObject({
    wish: null,
    typed: null,
    next: { search: WHOLE_LIST, replace: false },
    notice: { outcome: 'cleared' },
  });
});
