import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { Course } from '../api/courses.ts';
import { fakeServer, openTab, sharedStorage, storedUser } from '../testing/tabs.ts';
import { webStorage } from '../lib/storage.ts';
import { USER_KEY } from '../session/storedUser.ts';
import { BASKET_KEY, createBasket } from './basket.ts';

const course = (id: string, price = 10) => v.parse(Course, { id, title: `دوره ${id}`, price });
const ids = (basket: ReturnType<typeof createBasket>) => basket.getState().map(({ id }) => id);

function openBaskets() {
  const storage = sharedStorage();
  const [a, b] = [createBasket(storage.tab()), createBasket(storage.tab())];
  a.start();
  b.start();
  return {
    storage,
    a,
    b,
    kept: () => (JSON.parse(storage.values.get(BASKET_KEY) ?? '[]') as { id: string }[]).map(({ id }) => id),
  };
}

test('[§4.13] a page that Back restores shows the basket as other tabs have changed it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { a, storage } = openBaskets();
  storage.values.set(BASKET_KEY, JSON.stringify([course('1')]));
  page.dispatchEvent(new Event('pageshow'));
  expect(ids(a)).toEqual(['1']);
});

test('[§3.11] [§4.13] an added course is appended to the basket once and stored', async () => {
  const { a, storage } = openBaskets();
  await expect(a.add(course('1'))).resolves.toBe('added');
  await expect(a.add(course('2'))).resolves.toBe('added');
  await expect(a.add(course('1', 99))).resolves.toBe('present');
  expect(a.getState()).toEqual([course('1'), course('2')]);
  expect(createBasket(storage.tab()).getState()).toEqual(a.getState());
});

test('a course that is removed and restored returns to its former position', async () => {
  const { a } = openBaskets();
  for (const id of ['1', '2', '3']) await a.add(course(id));
  await a.remove(['2']);
  await a.add(course('2'), 1);
  expect(ids(a)).toEqual(['1', '2', '3']);
});

test('[§4.13] removing one or several courses keeps the other courses', async () => {
  const { a, kept } = openBaskets();
  for (const id of ['1', '2', '3']) await a.add(course(id));
  await a.remove(['2', 'unknown']);
  expect(ids(a)).toEqual(['1', '3']);
  await a.remove(['1', '3']);
  expect(ids(a)).toEqual([]);
  expect(kept()).toEqual([]);
});

describe('[F43] two tabs', () => {
  test('[§4.13] keep each course once if both add courses before an event arrives', async () => {
    const { storage, a, b, kept } = openBaskets();
    storage.hold();
    const adding = [a.add(course('1')), b.add(course('2')), a.add(course('3')), b.add(course('1'))];
    expect((await Promise.all(adding)).toSorted()).toEqual(['added', 'added', 'added', 'present']);
    expect(kept().toSorted()).toEqual(['1', '2', '3']);
    storage.release();
    expect(ids(a).toSorted()).toEqual(['1', '2', '3']);
    expect(ids(b)).toEqual(ids(a));
  });

  test('wait for each other, so that neither overwrites the other’s change', async () => {
    const { storage, a, kept } = openBaskets();
    let adding: Promise<unknown> = Promise.resolve();
    await navigator.locks.request('academy-basket', async () => {
      adding = a.add(course('1'));
      await new Promise((done) => setTimeout(done, 10));
      expect(kept()).toEqual([]);
      storage.values.set(BASKET_KEY, JSON.stringify([course('2')]));
    });
    await adding;
    expect(kept()).toEqual(['2', '1']);
  });

  test('show each other’s changes of the basket', async () => {
    const { a, b } = openBaskets();
    await a.add(course('1'));
    await vi.waitFor(() => expect(ids(b)).toEqual(['1']));
    await b.remove(['1']);
    await vi.waitFor(() => expect(ids(a)).toEqual([]));
  });
});

describe('a basket', () => {
  const told = (basket: ReturnType<typeof createBasket>) => {
    const listener = vi.fn<() => void>();
    basket.subscribe(listener);
    return listener;
  };

  test('does not follow other tabs after it is closed', async () => {
    const { storage, a } = openBaskets();
    const closed = createBasket(storage.tab());
    const listener = told(closed);
    closed.start()();
    await a.add(course('1'));
    storage.clear();
    expect(listener).not.toHaveBeenCalled();
  });

  test('becomes empty when the storage is cleared, and ignores changes of other keys', async () => {
    const { storage, a, b } = openBaskets();
    await a.add(course('1'));
    await vi.waitFor(() => expect(ids(b)).toEqual(['1']));
    const listener = told(b);
    storage.tab().set('search', '');
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
    storage.clear();
    expect([ids(a), ids(b)]).toEqual([[], []]);
  });

  test('does not change when another tab adds the same course again', async () => {
    const { a, b } = openBaskets();
    await a.add(course('1'));
    await vi.waitFor(() => expect(ids(b)).toEqual(['1']));
    const listener = told(b);
    await a.add(course('1', 99));
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('[F48] a stored basket', () => {
  test('keeps each valid course once if it is partly corrupt', () => {
    const storage = sharedStorage();
    storage.values.set(
      BASKET_KEY,
      JSON.stringify([null, { id: 1, price: '5' }, { title: 'no id' }, [], { id: '1', price: 7 }, { id: 2 }]),
    );
    expect(ids(createBasket(storage.tab()))).toEqual(['1', '2']);
  });
});

describe('[F71] [§4.13] the owner of a basket', () => {
  function openSite(storage = sharedStorage(), tab = storage.tab()) {
    const { session } = openTab(fakeServer(), tab);
    const basket = createBasket(tab, session);
    basket.start();
    const become = (id: string | null) => {
      if (id === null) storage.values.delete(USER_KEY);
      else storage.values.set(USER_KEY, JSON.stringify(storedUser({ id, userId: id, accessToken: `access-${id}` })));
      session.reload();
    };
    return { storage, basket, become };
  }

  test('a user’s basket is hidden after the log-out and returns at the next log-in', async () => {
    const { basket, become } = openSite();
    become('1');
    await basket.add(course('1'));
    become(null);
    expect(ids(basket)).toEqual([]);
    become('2');
    expect(ids(basket)).toEqual([]);
    await basket.add(course('2'));
    become('1');
    expect(ids(basket)).toEqual(['1']);
    become('2');
    expect(ids(basket)).toEqual(['2']);
  });

  test('a visitor’s basket is merged into the user’s basket at the log-in', async () => {
    const { basket, become, storage } = openSite();
    become('1');
    await basket.add(course('1'));
    become(null);
    await basket.add(course('1', 99));
    await basket.add(course('2'));
    become('1');
    expect(basket.getState().map(({ id, price }) => [id, price])).toEqual([
      ['1', 10],
      ['2', 10],
    ]);
    await vi.waitFor(() => expect(storage.values.has(BASKET_KEY)).toBe(false));
    expect(JSON.parse(storage.values.get(`${BASKET_KEY}:1`) ?? '')).toMatchObject([{ id: '1' }, { id: '2' }]);
    become(null);
    expect(ids(basket)).toEqual([]);
    become('2');
    expect(ids(basket)).toEqual([]);
  });

  test('[F17] a visitor’s basket stays stored if the storage refuses the user’s basket at the log-in', async () => {
    const storage = sharedStorage();
    const area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => storage.values.get(key) ?? null,
      setItem(key, value) {
        if (key !== BASKET_KEY) throw new DOMException('', 'QuotaExceededError');
        storage.values.set(key, value);
      },
      removeItem: (key) => void storage.values.delete(key),
    };
    const tab = { ...webStorage(() => area as Storage), subscribe: storage.tab().subscribe };
    const { basket, become } = openSite(storage, tab);
    for (const id of ['1', '2']) await basket.add(course(id));
    become('1');
    await basket.remove(['1']);
    expect(ids(basket)).toEqual(['2']);
    // A reload discards the changes that are only in memory.
    expect(ids(openSite(storage).basket)).toEqual(['1', '2']);
  });

  test('a user’s basket follows only other tabs of the same user', async () => {
    const { basket, become, storage } = openSite();
    become('1');
    const tab = storage.tab();
    const listener = vi.fn<() => void>();
    basket.subscribe(listener);
    tab.set(`${BASKET_KEY}:2`, JSON.stringify([course('2')]));
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
    tab.set(`${BASKET_KEY}:1`, JSON.stringify([course('1')]));
    await vi.waitFor(() => expect(ids(basket)).toEqual(['1']));
  });

  test('[F82] removing a signed-out user’s courses does not change the visitor’s basket', async () => {
    const { basket, become, storage } = openSite();
    become('1');
    await basket.add(course('1'));
    await basket.add(course('2'));
    become(null);
    await basket.add(course('8'));
    await basket.remove(['1'], '1');
    expect(ids(basket)).toEqual(['8']);
    expect(JSON.parse(storage.values.get(`${BASKET_KEY}:1`) ?? '')).toMatchObject([{ id: '2' }]);
  });

  test('[F82] a tab that missed a log-out does not add the visitor’s courses to the user’s basket', async () => {
    const { basket, become, storage } = openSite();
    become('1');
    await basket.add(course('1'));
    storage.values.delete(USER_KEY);
    storage.values.set(BASKET_KEY, JSON.stringify([course('8')]));
    await basket.add(course('2'));
    expect(ids(basket)).toEqual(['8']);
    expect(JSON.parse(storage.values.get(`${BASKET_KEY}:1`) ?? '')).toMatchObject([{ id: '1' }, { id: '2' }]);
  });
});
