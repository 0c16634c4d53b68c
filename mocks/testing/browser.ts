import type { SharedStore } from '../../src/lib/sharedStore.ts';
import { keepWorld, sharedStore } from '../data/persistence.ts';
import { openAcademy } from './academy.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The storage of one browser, with room for so many characters, and its locks. */
export function openBrowser() {
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
      const academy = await openAcademy();
      const store = sharedStore(shared, (write) => navigator.locks.request(lock, write));
      await keepWorld(academy.world, store);
      return academy;
    },
  });
}
