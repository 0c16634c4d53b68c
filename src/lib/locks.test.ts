import { beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './locks.ts';

const never = () => new Promise<never>(() => undefined);

// Locks outlive a test, so every test has a name of its own.
let name = '';

beforeEach(({ task }) => {
  name = task.id;
  vi.useFakeTimers();
});

test('gives the result and the error of the work', async () => {
  await expect(withLock(name, () => Promise.resolve(7))).resolves.toBe(7);
  const failure = new Error('work');
  await expect(withLock(name, () => Promise.reject(failure))).rejects.toBe(failure);
  await expect(withLock(name, () => Promise.resolve(8))).resolves.toBe(8);
});

test('runs one work after another, in order', async () => {
  const log: string[] = [];
  const step = (label: string) => async () => {
    log.push(`${label} in`);
    await new Promise((done) => setTimeout(done, 20));
    log.push(`${label} out`);
  };
  const all = Promise.all(['a', 'b', 'c'].map((label) => withLock(name, step(label))));
  await vi.advanceTimersByTimeAsync(30);
  const late = withLock(name, step('late'));
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([all, late]);
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out', 'late in', 'late out']);
  expect(vi.getTimerCount()).toBe(0);
});

test('does not keep works of different names apart', async () => {
  void withLock(`${name} hanging`, never);
  await expect(withLock(`${name} free`, () => Promise.resolve(1))).resolves.toBe(1);
});

test('[F9] a holder that hangs stops the others for 5 s, no longer', async () => {
  void withLock(name, never);
  const work = vi.fn(() => Promise.resolve('went on'));
  const result = withLock(name, work);
  await vi.advanceTimersByTimeAsync(4990);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  await expect(result).resolves.toBe('went on');
  expect(work).toHaveBeenCalledOnce();
});

test('with infinite patience, waits as long as it takes, also behind one that lost it', async () => {
  void withLock(name, never);
  void withLock(name, () => Promise.resolve(), { patience: 50 });
  const work = vi.fn(() => Promise.resolve());
  void withLock(name, work, { patience: Infinity });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).not.toHaveBeenCalled();
});

test('is as patient as asked, and once in, works as long as it needs', async () => {
  const slow = withLock(name, () => new Promise((done) => setTimeout(done, 900, 'slow')), { patience: 50 });
  const work = vi.fn(() => Promise.resolve());
  void withLock(name, work, { patience: 50 });
  await vi.advanceTimersByTimeAsync(60);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(900);
  await expect(slow).resolves.toBe('slow');
});

test('holds on while the writes settle, though the caller has its result', async () => {
  const first = withLock(name, () => Promise.resolve('first'), { settle: 50 });
  const second = vi.fn(() => Promise.resolve());
  void withLock(name, second);
  await vi.advanceTimersByTimeAsync(10);
  await expect(first).resolves.toBe('first');
  await vi.advanceTimersByTimeAsync(30);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(second).toHaveBeenCalledOnce();
});

test.for([
  ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ['has none', {}],
])('works where the browser %s', async ([, navigator]) => {
  vi.stubGlobal('navigator', navigator);
  await expect(withLock(name, () => Promise.resolve(1))).resolves.toBe(1);
});
