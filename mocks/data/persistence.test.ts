import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';
import { keepWorld, sharedStore } from './persistence.ts';
import { takeSnapshot } from './snapshot.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The storage of one browser, with room for so many characters, and its locks. */
function openBrowser() {
  const values = new Map<string, string>();
  const browser = { values, room: Infinity };
  const shared = (key: string): SharedStore => ({
    async read() {
      await pause();
      return values.get(key) ?? null;
    },
    async update(change) {
      await pause();
      const text = change(values.get(key) ?? null);
      if (String(text).length > browser.room) return;
      if (typeof text === 'string') values.set(key, text);
      else values.delete(key);
    },
  });
  const lock = crypto.randomUUID();
  return Object.assign(browser, {
    async openTab() {
      const academy = openAcademy();
      const store = sharedStore(shared, (write) => navigator.locks.request(lock, write));
      await keepWorld(academy.world, store);
      return academy;
    },
  });
}

const comment = (tab: Academy, token: string, text: string) =>
  tab.ask('POST /blogs/1/comments/', { token, body: { text } });

const comments = async (tab: Academy) => (await tab.ask('GET /blogs/1/comments/')).body as { text: string }[];

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warned.push(words.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

describe('one tab', () => {
  test('finds after a reload what it wrote, session, settings and faults included', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    const { access: token } = await tab.login('demo-student');
    await comment(tab, token, 'مانده');
    await tab.ask('PATCH /__mock/state', { body: { scenario: 'expiring', seed: 3 } });
    await tab.ask('POST /__mock/override', { body: { call: 'GET /courses/', fault: '503' } });

    const later = await browser.openTab();
    expect((await comments(later)).at(-1)?.text).toBe('مانده');
    expect((await later.ask('GET /notifications/', { token })).status).toBe(200);
    expect((await later.ask('GET /courses/')).status).toBe(503);
    expect(later.world.settings).toEqual(tab.world.settings);
    expect(later.world.tokenLifetime).toBe(240);
    expect(warned).toEqual([]);
  });

  test('writes only what changed, and before it answers', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    const { access: token } = await tab.login('demo-student');
    const kept = browser.values.get('text');
    await tab.ask('GET /courses/');
    expect((await comment(tab, token, ' ')).status).toBe(400);
    expect(browser.values.get('text')).toBe(kept);
    tab.world.override(coursesApi.read, 'drop');
    const posted = comment(tab, token, 'پیش از پاسخ').then(() => browser.values.get('text'));
    expect(await posted).toContain('پیش از پاسخ');
  });
});

describe('two tabs', () => {
  let browser: ReturnType<typeof openBrowser>;
  let one: Academy;
  let two: Academy;
  beforeEach(async () => {
    browser = openBrowser();
    [one, two] = [await browser.openTab(), await browser.openTab()];
  });

  test('lose no write and issue no id twice, whatever comes at the same moment', async () => {
    const { access: token } = await one.login('demo-student');
    const before = one.world.db.comments.all().length;
    const texts = Array.from({ length: 20 }, (_, index) => `همزمان ${index}`);
    await comments(two);
    const sessions = await Promise.all(
      texts.flatMap((text, index) => {
        const tab = index % 2 === 0 ? one : two;
        return [tab.login('demo-newcomer'), comment(tab, token, text).then(() => null)];
      }),
    );
    const seen = (await comments(one)).map(({ text }) => text);
    expect(texts.filter((text) => !seen.includes(text))).toEqual([]);
    expect(await comments(two)).toEqual(await comments(one));
    const ids = one.world.db.comments.all().map(({ id }) => id);
    expect(new Set(ids).size).toBe(before + texts.length);
    const tokens = sessions.flatMap((session) => (session ? [session.access, session.refresh] : []));
    expect(new Set(tokens).size).toBe(2 * texts.length);
  });

  test('behave alike once one of them was told to', async () => {
    await one.ask('PATCH /__mock/state', { body: { scenario: 'empty', fail: 0 } });
    expect((await two.ask('GET /courses/')).body).toEqual([]);
    expect((await two.ask('GET /__mock/state')).body).toMatchObject({ scenario: 'empty' });
    await two.ask('POST /__mock/reset');
    expect((await one.ask('GET /courses/')).body).not.toEqual([]);
  });

  test('go their own ways, with one warning, where one can no longer keep what it has', async () => {
    const { access: token } = await one.login('demo-student');
    browser.room = 10;
    for (const text of ['بی‌جا', 'باز هم']) await comment(one, token, text);
    browser.room = Infinity;
    await comment(two, token, 'از دوم');
    expect(warned).toEqual([expect.stringMatching(/in memory only and no longer kept.*no room/)]);
    expect((await comments(one)).slice(-2).map(({ text }) => text)).toEqual(['بی‌جا', 'باز هم']);
    await comment(one, token, 'تنها');
    expect((await comments(two)).at(-1)?.text).toBe('از دوم');
  });

  test('do not trust each other’s text blindly', async () => {
    const before = takeSnapshot(one.world.db);
    browser.values.set('text', '{"version":4,"tables":{}}');
    browser.values.set('stamp', 'newer');
    expect((await one.ask('GET /courses/')).status).toBe(200);
    const { access: token } = await one.login('demo-student');
    await comment(one, token, 'تنها');
    expect(takeSnapshot(one.world.db).tables.courses).toEqual(before.tables.courses);
    // The newer version's text is its own; the older tab leaves it alone.
    expect(browser.values.get('text')).toBe('{"version":4,"tables":{}}');
    expect(warned).toEqual([expect.stringContaining('its version is 4')]);
    expect((await two.ask('GET /courses/')).status).toBe(200);
  });
});

describe('a text that cannot be read', () => {
  const kept = async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    await tab.login('demo-student');
    return browser.values.get('text') ?? '';
  };

  test.each([
    ['cut off', (text: string) => text.slice(0, 1000)],
    ['of another version', (text: string) => text.replace('"version":3', '"version":0')],
    ['with a wrong row', (text: string) => text.replace('"role":"student"', '"role":"king"')],
    ['with a table that nobody knows', (text: string) => text.replace('"comments":', '"comment":')],
    ['with words that say nothing', (text: string) => text.replace('"words":["default"]', '"words":["sunny"]')],
    ['without words', (text: string) => text.replace('"words":["default"]', '"words":null')],
    ['that is null', () => 'null'],
  ])('%s is set aside and named, and the seed comes', async (_, spoil) => {
    const text = await kept();
    const spoiled = spoil(text);
    expect(spoiled).not.toBe(text);
    const browser = openBrowser();
    browser.values.set('text', spoiled);
    const tab = await browser.openTab();
    expect(tab.world.db.tokens.all().length).toBe(0);
    expect((await tab.ask('GET /courses/')).status).toBe(200);
    expect(browser.values.get('unreadable')).toBe(spoiled);
    expect(warned).toEqual([expect.stringMatching(/could not be read and was moved to "mock unreadable"/)]);
    expect(takeSnapshot((await browser.openTab()).world.db)).toEqual(takeSnapshot(tab.world.db));
    expect(warned).toHaveLength(1);
  });
});

test('a text of the version before is brought up to this one, with the seed of a table that it lacks', async () => {
  const [old, browser] = [openBrowser(), openBrowser()];
  const tab = await old.openTab();
  const { access: token } = await tab.login('demo-student');
  await tab.ask('PATCH /user/profile/student/', { token, body: formOf({ profile_picture: PNG }) });
  const kept = JSON.parse(old.values.get('text') ?? '') as { tables: Record<string, unknown[]> };
  // In version 1 uploads could be of any type, and in the next one, what was issued was counted.
  Object.assign(kept.tables, { counters: [{ id: 'issued', value: 4 }] });
  delete kept.tables['comments'];
  kept.tables['uploads']?.push({ id: 'page', type: 'text/html', base64: btoa('<script></script>') });
  browser.values.set('text', JSON.stringify({ ...kept, version: 1 }));
  const later = await browser.openTab();
  const { world, ask, login } = later;
  expect((await comments(later)).length).toBeGreaterThan(0);
  expect((await ask('GET /notifications/', { token })).status).toBe(200);
  expect(world.db.uploads.all().map(({ type }) => type)).toEqual(['image/png']);
  expect((await login('demo-student')).access).not.toBe(token);
  expect(JSON.parse(browser.values.get('text') ?? '')).toMatchObject({ version: 3 });
  expect(warned).toEqual([]);
});

test('a browser that keeps nothing at all is said so at the start', async () => {
  const browser = openBrowser();
  browser.room = 0;
  await expect(browser.openTab()).rejects.toThrow(/no room/);
});
