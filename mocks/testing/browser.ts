import { expect } from 'vitest';
import { openAcademy } from './academy.ts';
import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { keepWorld, sharedStore } from '../data/persistence.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The storage of one browser, with room for so many characters, and its locks. */
export function openBrowser() {
  const values = new Map<string, string>();
  const browser = { values, room: Infinity, locked: 0, closed: false };
  const shared = (key: string): SharedStore => ({
    async read() {
      await pause();
      return browser.closed ? null : (values.get(key) ?? null);
    },
    async update(change) {
      await pause();
      const text = change(values.get(key) ?? null);
      if (browser.closed || String(text).length > browser.room) return;
      if (typeof text === 'string') values.set(key, text);
      else values.delete(key);
    },
  });
  const texts = { text: shared('text'), stamp: shared('stamp'), unreadable: shared('unreadable') };
  let last: Promise<unknown> = Promise.resolve();
  async function alone<T>(write: () => Promise<T>): Promise<T> {
    const turn = last.then(async () => {
      browser.locked += 1;
      expect(browser.locked).toBe(1);
      return write().finally(() => (browser.locked -= 1));
    });
    last = turn.catch(() => undefined);
    return turn;
  }
  return Object.assign(browser, {
    async openTab(options: Parameters<typeof openAcademy>[0] = {}) {
      const academy = await openAcademy(options);
      await keepWorld(academy.world, sharedStore(texts, alone));
      return academy;
    },
  });
}
