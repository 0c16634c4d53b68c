import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import { settled, sharedStorage } from '../testing/tabs.ts';
import { createLearning, learningOf } from './learning.ts';

test('a subscriber follows the other tabs until it unsubscribes, even if other subscribers unsubscribe', async () => {
  const storage = sharedStorage();
  const [learning, other] = [createLearning(storage.tab()), createLearning(storage.tab())];
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [learning.subscribe(first), learning.subscribe(second)] as const;
  learning.read('1');
  await other.update('1', { done: { a: true } });
  await settled();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  stops[0]();
  await other.update('1', { done: { b: true } });
  await settled();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  stops[1]();
  await other.update('1', { done: { c: true } });
  await settled();
  expect(second).toHaveBeenCalledTimes(2);
  expect([...learning.read('1').done.keys()]).toEqual(['a', 'b']);
});

test('[F7] clearing the storage empties the learning record', async () => {
  const storage = sharedStorage();
  const learning = createLearning(storage.tab());
  const heard = vi.fn<() => void>();
  learning.subscribe(heard);
  await learning.update('1', { done: { a: true } });
  storage.clear();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(learning.read('1').done.size).toBe(0);
});

test('a new subscriber gets the changes that other tabs made while there was no subscriber', async () => {
  const storage = sharedStorage();
  const [learning, other] = [createLearning(storage.tab()), createLearning(storage.tab())];
  await learning.update('1', { done: { a: true } });
  const marksAfter = async (change: () => unknown) => {
    await change();
    const stop = learning.subscribe(() => undefined);
    const marks = [...learning.read('1').done.keys()];
    stop();
    return marks;
  };
  expect(await marksAfter(() => other.update('1', { done: { b: true } }))).toEqual(['a', 'b']);
  expect(await marksAfter(() => other.erase('1'))).toEqual([]);
  expect(await marksAfter(() => learning.update('1', { done: { c: true } }))).toEqual(['c']);
  expect(await marksAfter(storage.clear)).toEqual([]);
});

test('a page that Back restores shows the learning record as other tabs have changed it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const store = memoryStorage();
  const learning = createLearning(store);
  const heard = vi.fn<() => void>();
  learning.subscribe(heard);
  learning.read('1');
  await createLearning(store).update('1', { done: { a: true } });
  page.dispatchEvent(new Event('pageshow'));
  expect([...learning.read('1').done.keys()]).toEqual(['a']);
  page.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledOnce();
});

test('a write does not overwrite another tab’s write whose event has not arrived', async () => {
  const store = memoryStorage();
  const [first, second] = [createLearning(store), createLearning(store)];
  second.read('1');
  await first.update('1', { done: { a: true } });
  await second.update('1', { done: { b: true } });
  expect([...second.read('1').done.keys()].toSorted()).toEqual(['a', 'b']);
  expect([...createLearning(store).read('1').done.keys()].toSorted()).toEqual(['a', 'b']);
});

test('a closing page writes only changes that are not stored yet, and nothing after it unsubscribes', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = memoryStorage();
  const set = vi.spyOn(store, 'set');
  const learning = createLearning(store);
  const stop = learning.subscribe(() => undefined);
  await learning.update('1', { done: { a: true } });
  store.remove('learning:1');
  page.dispatchEvent(new Event('pagehide'));
  expect(set).toHaveBeenCalledOnce();
  // Other `pagehide` listeners may still save notes, so a change after `pagehide` is stored at once.
  void learning.update('1', { done: { c: true } });
  expect(set).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('pageshow'));
  await learning.update('1', { done: { d: true } });
  expect(set).toHaveBeenCalledTimes(3);
  page.dispatchEvent(new Event('pagehide'));
  stop();
  void learning.update('1', { done: { b: true } });
  page.dispatchEvent(new Event('pagehide'));
  expect(set).toHaveBeenCalledTimes(3);
});

test('[F89] an edit of an older version of a note is merged with another tab’s changes and marked as merged', async () => {
  const learning = createLearning(memoryStorage());
  const noted = () => [learning.read('1').notes.get('a')?.value, learning.read('1').noteOrigins.get('a')?.value.merged];
  await learning.writeNote('1', 'a', 'one', '');
  expect(noted()).toEqual(['one', false]);
  await learning.writeNote('1', 'a', 'one\nmine', 'one');
  expect(noted()).toEqual(['one\nmine', false]);
  await learning.writeNote('1', 'a', 'one\nother', 'one');
  expect(noted()).toEqual(['one\nmine\nother', true]);
  // The second edit does not bring back the paragraph that the first edit replaced.
  await learning.writeNote('1', 'a', 'first\nmine\nother', 'one\nmine\nother');
  await learning.writeNote('1', 'a', 'one\nmine\nother\nlast', 'one\nmine\nother');
  expect(noted()).toEqual(['first\nmine\nother\nlast', true]);
});

test('[§10.10] erasing also removes the copy of the user’s unreadable record, but not the copies of other users', async () => {
  const store = memoryStorage();
  for (const user of ['1', '2']) {
    store.set(`learning:${user}`, 'broken');
    createLearning(store).read(user);
  }
  await createLearning(store).erase('1');
  expect([store.get('learningAside:1'), store.get('learningAside:2')]).toEqual([null, 'broken']);
});

test('a readable record is not copied as a backup', async () => {
  const store = memoryStorage();
  await createLearning(store).update('1', { done: { a: true } });
  createLearning(store).read('1');
  expect(store.get('learningAside:1')).toBeNull();
});

test('learningOf returns the same object for the same storage', () => {
  const store = memoryStorage();
  expect(learningOf(store)).toBe(learningOf(store));
  expect(learningOf(memoryStorage())).not.toBe(learningOf(store));
});
