import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { openAcademy, type Academy } from '../testing/academy.ts';
import { keepWorld, sharedStore, type Kept } from './persistence.ts';

/** Simulates the storage and locks of one browser. While `full` is true, writes have no effect. */
function openBrowser() {
  const values = new Map<string, unknown>();
  const lock = crypto.randomUUID();
  const browser = {
    values,
    full: false,
    async openTab() {
      const academy = openAcademy();
      await keepWorld(
        academy.world,
        sharedStore(shared, (write) => navigator.locks.request(lock, write)),
      );
      return academy;
    },
  };
  const shared = (key: string): SharedStore => ({
    read: () => pause(0, values.get(key) ?? null),
    async update(change) {
      await pause(0);
      const value = structuredClone(change(values.get(key) ?? null));
      if (!browser.full) values.set(key, value);
    },
  });
  return browser;
}

const comment = (tab: Academy, token: string, text: string) =>
  tab.ask('POST /blogs/1/comments/', { token, body: { text } });
const comments = async (tab: Academy) =>
  ((await tab.ask('GET /blogs/1/comments/')).body as { text: string }[]).map(({ text }) => text);

let browser: ReturnType<typeof openBrowser>;
let one: Academy;
let token: string;
beforeEach(async () => {
  browser = openBrowser();
  one = await browser.openTab();
  ({ access: token } = await one.login('demo-student'));
});

test('data, session, settings and faults survive a reload', async () => {
  await comment(one, token, 'مانده');
  await one.ask('PATCH /__mock/state', { body: { scenario: 'expiring', seed: 3 } });
  await one.ask('POST /__mock/override', { body: { call: 'GET /courses/', fault: '503' } });
  const later = await browser.openTab();
  expect((await comments(later)).at(-1)).toBe('مانده');
  expect(await later.statusOf('GET /notifications/', token)).toBe(200);
  expect(await later.statusOf('GET /courses/')).toBe(503);
  expect(later.world.settings).toEqual(one.world.settings);
  expect(console.warn).not.toHaveBeenCalled();
});

test('only changes are stored, each before its response is sent', async () => {
  const kept = browser.values.get('content');
  await one.ask('GET /courses/');
  expect((await comment(one, token, ' ')).status).toBe(400);
  expect(browser.values.get('content')).toBe(kept);
  const written = comment(one, token, 'پیش از پاسخ').then(() => JSON.stringify(browser.values.get('content')));
  expect(await written).toContain('پیش از پاسخ');
});

describe('two tabs', () => {
  let two: Academy;
  beforeEach(async () => {
    two = await browser.openTab();
  });

  test('share the settings of the mock', async () => {
    await one.ask('PATCH /__mock/state', { body: { scenario: 'empty' } });
    expect((await two.ask('GET /courses/')).body).toEqual([]);
    await two.ask('POST /__mock/reset');
    expect((await one.ask('GET /courses/')).body).not.toEqual([]);
  });

  test('have different data after the writes of one tab fail, and that tab warns once', async () => {
    browser.full = true;
    for (const text of ['بی‌جا', 'باز هم']) await comment(one, token, text);
    browser.full = false;
    await comment(two, token, 'از دوم');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/only in memory and no longer stored.*is full/),
    );
    expect((await comments(one)).slice(-2)).toEqual(['بی‌جا', 'باز هم']);
    expect((await comments(two)).at(-1)).toBe('از دوم');
  });

  test('do not overwrite content that another version of the mock stored', async () => {
    const newer = { version: Infinity, tables: {} };
    browser.values.set('content', newer).set('stamp', 'newer');
    await comment(one, token, 'تنها');
    expect(browser.values.get('content')).toEqual(newer);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no longer stored.*version/));
    expect(await two.statusOf('GET /courses/')).toBe(200);
  });
});

test.each<[what: string, spoil: (kept: Kept) => unknown]>([
  ['of another version', (kept) => ({ ...kept, version: 0 })],
  ['with a wrong row', (kept) => ({ ...kept, tables: { ...kept.tables, users: [{ id: 'x' }] } })],
  ['with an unknown table', (kept) => ({ ...kept, tables: { ...kept.tables, comment: [] } })],
  ['with an invalid setting', (kept) => ({ ...kept, words: ['sunny'] })],
  ['without settings', ({ words: _, ...kept }) => kept],
  ['that is a string', () => 'text'],
])('stored content %s is replaced with the seed data, with a warning', async (_, spoil) => {
  const other = openBrowser();
  other.values.set('content', spoil(browser.values.get('content') as Kept));
  const tab = await other.openTab();
  expect(tab.world.db.tokens.all()).toEqual([]);
  expect(await tab.statusOf('GET /courses/')).toBe(200);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/could not be read, so the seed data are used/),
  );
  await other.openTab();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a browser that refuses to store data causes an error at startup', async () => {
  const other = openBrowser();
  other.full = true;
  await expect(other.openTab()).rejects.toThrow(/is full/);
});
