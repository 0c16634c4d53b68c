import { expect, test, vi } from 'vitest';
import { memoryShelf } from '../lib/shelf.ts';
import { clearViews, storeView, type LastView } from './lastView.ts';

const viewOf = (at: number, change: Partial<LastView> = {}): LastView => ({
  userId: 'sara',
  entry: '/a.js',
  html: `<h1>${at}</h1>`,
  css: '',
  at,
  ...change,
});

async function setUp(...views: readonly LastView[]) {
  const shelf = memoryShelf<LastView>();
  for (const view of views) await shelf.set(`/${view.at}`, view);
  const stored = async () => (await shelf.startingWith('')).map(([path]) => path);
  return { shelf, stored };
}

test('[§11.9] each page has only one stored view, as it was last seen', async () => {
  const { shelf, stored } = await setUp(...Array.from({ length: 10 }, (_, index) => viewOf(index)));
  const before = await stored();
  await storeView('/9', viewOf(10), shelf);
  expect((await stored()).toSorted()).toEqual(before);
  expect(await shelf.get('/9')).toEqual(viewOf(10));
});

test('[§11.9] only the ten newest views are stored', async () => {
  const { shelf, stored } = await setUp(...Array.from({ length: 10 }, (_, index) => viewOf(20 - index)));
  await storeView('/21', viewOf(21), shelf);
  expect(await stored()).toHaveLength(10);
  expect(await stored()).not.toContain('/11');
  expect(await stored()).toContain('/21');
});

test.for([{ userId: 'ali' }, { entry: '/b.js' }])(
  '[F107] [§11.9] storing a view removes views of another user or version: %o',
  async (change) => {
    const { shelf, stored } = await setUp(viewOf(1, change), viewOf(2));
    await storeView('/3', viewOf(3), shelf);
    expect(await stored()).toEqual(['/2', '/3']);
  },
);

test('clearViews removes all stored views without loading them', async () => {
  const { shelf, stored } = await setUp(viewOf(1), viewOf(2));
  const read = vi.spyOn(shelf, 'startingWith');
  await clearViews(shelf);
  expect(read).not.toHaveBeenCalled();
  expect(await stored()).toEqual([]);
});
