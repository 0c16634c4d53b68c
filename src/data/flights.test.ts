import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlights } from './flights.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function takeOff(flights = createFlights(), key = 'k') {
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const flight = flights.fly(key, (signal) => {
    signals.push(signal);
    return promise;
  });
  return { flights, flight, land: resolve, isAborted: () => signals[0]?.aborted };
}

test('[F33] the last one to leave takes the request along', () => {
  const { flights, isAborted } = takeOff();
  const leave = flights.board('k');
  const alsoLeave = flights.board('k');
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
  alsoLeave();
  vi.runAllTimers();
  expect(isAborted()).toBe(true);
});

test('[F33] a screen that is drawn again at once keeps its request', () => {
  const { flights, isAborted } = takeOff();
  flights.board('k')();
  const leave = flights.board('k');
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(true);
});

test('[F33] leaving one request leaves the others alone', () => {
  const flights = createFlights();
  const mine = takeOff(flights, 'mine');
  const other = takeOff(flights, 'other');
  flights.board('other');
  flights.board('mine')();
  vi.runAllTimers();
  expect([mine.isAborted(), other.isAborted()]).toEqual([true, false]);
});

test('an answer that came is given, and its request no longer aborted', async () => {
  const { flights, flight, land, isAborted } = takeOff();
  const leave = flights.board('k');
  land('answer');
  await expect(flight).resolves.toBe('answer');
  leave();
  vi.runAllTimers();
  expect(isAborted()).toBe(false);
});
