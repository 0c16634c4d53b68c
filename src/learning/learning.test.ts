import { expect, test, vi } from 'vitest';
import { memoryStorage, type KeyValueStore } from '../lib/storage.ts';
import { createLearning, type Learning } from './learning.ts';
import { apply, EMPTY } from './record.ts';

const KEY = 'learning:1';
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);
const done = (learning: Learning, userId = '1') =>
  [...learning.read(userId).done].filter(([, { value }]) => value).map(([id]) => id);

/** Creates storage that several tabs share. Its events arrive late, and its reads return stale values for a while. */
function lateStorage(delay = 70) {
  const tabs = new Set<(key: string, value: string) => void>();
  return (): KeyValueStore => {
    const seen = memoryStorage();
    const listeners = new Set<(key: string) => void>();
    const unheard = new Set<string>();
    function hear(key: string, value: string) {
      if (!unheard.has(key)) seen.set(key, value);
      listeners.forEach((listener) => listener(key));
    }
    tabs.add(hear);
    return {
      ...seen,
      set(key, value) {
        unheard.add(key);
        setTimeout(() => {
          unheard.delete(key);
          tabs.forEach((tell) => tell !== hear && tell(key, value));
        }, delay);
        return seen.set(key, value);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
}

test('a change is visible immediately, and reads return the same object until the next change', () => {
  const learning = createLearning(memoryStorage());
  const heard = vi.fn();
  const stop = learning.subscribe(heard);
  const before = learning.read('1');
  void learning.update('1', { done: { a: true } });
  expect(done(learning)).toEqual(['a']);
  expect(heard).toHaveBeenCalledOnce();
  expect(learning.read('1')).toBe(learning.read('1'));
  expect(learning.read('1')).not.toBe(before);
  stop();
});

test('[F71] users do not see the learning records of other users', async () => {
  const store = memoryStorage();
  const learning = createLearning(store);
  await learning.update('1', { done: { a: true } });
  await learning.update('__proto__', { done: { b: true, constructor: true, __proto__x: true } });
  expect(done(learning, '2')).toEqual([]);
  expect(done(createLearning(store))).toEqual(['a']);
  expect(done(createLearning(store), '__proto__')).toEqual(['b', 'constructor', '__proto__x']);
  expect(createLearning(store).read('2').done.get('constructor')).toBeUndefined();
});

test('[§10.9] if two tabs mark lessons as finished at the same time, both marks are kept', async () => {
  const rounds = Array.from({ length: ROUNDS }, async (_, round) => {
    const open = lateStorage();
    const [first, second] = [createLearning(open()), createLearning(open())];
    const stops = [first.subscribe(() => undefined), second.subscribe(() => undefined)];
    const user = `round ${round}`;
    await Promise.all([first.update(user, { done: { a: true } }), second.update(user, { done: { b: true } })]);
    await vi.waitFor(() => {
      for (const learning of [first, second]) expect(done(learning, user).toSorted()).toEqual(['a', 'b']);
    }, 30_000);
    stops.forEach((stop) => stop());
  });
  await Promise.all(rounds);
});

test('if two tabs change the same lesson, the later change wins', async () => {
  const open = lateStorage();
  let time = 1000;
  const now = () => (time += 1);
  const [first, second] = [createLearning(open(), now), createLearning(open(), now)];
  [first, second].forEach((learning) => learning.subscribe(() => undefined));
  await Promise.all([first.update('1', { done: { a: true } }), second.update('1', { done: { a: false } })]);
  await vi.waitFor(() => expect(done(first)).toEqual([]));
  expect(done(second)).toEqual([]);
});

const note = (learning: Learning, user = '1') => learning.read(user).notes.get('a')?.value;

test('[F89] if the user types into the same note in two tabs, the texts of both tabs stay', async () => {
  const rounds = Array.from({ length: ROUNDS }, async (_, round) => {
    const user = `round ${round}`;
    const open = lateStorage(5);
    const tabs = [createLearning(open()), createLearning(open())] as const;
    const stops = tabs.map((learning) => learning.subscribe(() => undefined));
    // Each tab appends letters to the text that it shows.
    const type = async (learning: Learning, word: string, pause: number) => {
      for (let letters = 1; letters <= word.length; letters += 1) {
        const base = note(learning, user) ?? '';
        const line = new RegExp(`^${word.slice(0, letters - 1)}$`, 'm');
        const isBegun = letters > 1 && line.test(base);
        const text = isBegun ? base.replace(line, word.slice(0, letters)) : `${base}\n${word.slice(0, letters)}`;
        await new Promise((later) => setTimeout(later, pause));
        void learning.writeNote(user, 'a', text, base);
      }
    };
    await Promise.all([type(tabs[0], 'انار', 2), type(tabs[1], 'بادام', round % 5)]);
    await vi.waitFor(() => {
      expect(note(tabs[0], user)).toBe(note(tabs[1], user));
      for (const word of ['انار', 'بادام']) expect(note(tabs[0], user)).toContain(word);
    }, 30_000);
    stops.forEach((stop) => stop());
  });
  await Promise.all(rounds);
});

test('[F89] text of a note that is deleted in one tab is deleted in the other tab, too', async () => {
  const open = lateStorage(5);
  const [first, second] = [createLearning(open()), createLearning(open())];
  [first, second].forEach((learning) => learning.subscribe(() => undefined));
  await first.writeNote('1', 'a', 'یک\nدو', '');
  await vi.waitFor(() => expect(note(second)).toBe('یک\nدو'));
  await second.writeNote('1', 'a', 'یک', 'یک\nدو');
  await vi.waitFor(() => expect(note(first)).toBe('یک'));
  await second.writeNote('1', 'a', '', 'یک');
  await vi.waitFor(() => expect(note(first)).toBe(''));
});

test('[F88] a note that does not fit into the storage is not reported as saved', async () => {
  const store = memoryStorage();
  const learning = createLearning({ ...store, set: (key, value) => value.length < 400 && store.set(key, value) });
  expect(await learning.writeNote('1', 'a', 'کوتاه', '')).toBe(true);
  expect(await learning.writeNote('1', 'a', 'بلند '.repeat(100), 'کوتاه')).toBe(false);
  expect(note(learning)).toHaveLength(500);
});

test('[F103] imported data that the storage refused count as stored only after a later write succeeds', async () => {
  const local = memoryStorage();
  // A refused value stays in memory, as in `webStorage`.
  let isFull = true;
  const store = { ...local, set: (key: string, value: string) => local.set(key, value) && !isFull };
  const learning = createLearning(store);
  const file = apply(EMPTY, { done: { a: true } }, 1);
  expect(await learning.takeIn('1', file)).toBe(false);
  expect(await learning.takeIn('1', file)).toBe(false);
  isFull = false;
  const set = vi.spyOn(store, 'set');
  expect([await learning.takeIn('1', file), await learning.takeIn('1', file)]).toEqual([true, true]);
  expect(set).toHaveBeenCalledOnce();
});

test('closing a page writes pending changes', () => {
  vi.stubGlobal('addEventListener', vi.fn());
  const store = memoryStorage();
  const learning = createLearning(store);
  learning.subscribe(() => undefined);
  void learning.update('1', { notes: { a: 'تا همین واژه' } });
  const [[type, closes] = []] = vi.mocked(addEventListener).mock.calls;
  expect(type).toBe('pagehide');
  if (typeof closes === 'function') closes(new Event('pagehide'));
  vi.unstubAllGlobals();
  expect(createLearning(store).read('1').notes.get('a')?.value).toBe('تا همین واژه');
});

test('[§10.10] erased data stay erased, even if another tab still has them', async () => {
  const open = lateStorage();
  const [first, second] = [createLearning(open()), createLearning(open())];
  [first, second].forEach((learning) => learning.subscribe(() => undefined));
  await first.update('1', { done: { a: true } });
  await first.update('2', { done: { a: true } });
  await vi.waitFor(() => expect(done(second)).toEqual(['a']));
  await first.erase('1');
  await vi.waitFor(() => expect(done(second)).toEqual([]));
  await second.update('1', { done: { b: true } });
  expect(done(second)).toEqual(['b']);
  expect(done(first, '2')).toEqual(['a']);
});

test('[§10.10] erasing works after the clock was set back', async () => {
  let time = 1000;
  const learning = createLearning(memoryStorage(), () => time);
  await learning.update('1', { done: { a: true } });
  time = 1;
  await learning.erase('1');
  expect(done(learning)).toEqual([]);
  await learning.update('1', { done: { b: true } });
  expect(done(learning)).toEqual(['b']);
});

test('an unreadable record is copied as a backup, and the valid rows of a partly readable record are used', async () => {
  const store = memoryStorage();
  const broken = JSON.stringify({ version: 1, erasedAt: 0, done: [['a', 5, true], ['b', 5, 'yes'], 7], notes: 'none' });
  store.set(KEY, broken);
  const learning = createLearning(store);
  expect(done(learning)).toEqual(['a']);
  expect(store.get('learningAside:1')).toBe(broken);
  await learning.update('1', { done: { c: true } });
  expect(done(createLearning(store))).toEqual(['a', 'c']);

  const newer = JSON.stringify({ version: 2, lessons: [] });
  store.set(KEY, newer);
  expect(createLearning(store).read('1')).toBe(EMPTY);
  expect(store.get('learningAside:1')).toBe(newer);
});
