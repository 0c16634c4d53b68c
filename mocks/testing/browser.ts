import { expect } from 'vitest';
import { openAcademy } from './academy.ts';
import { keepWorld, sharedStore, type Texts } from '../data/persistence.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The storage of one browser, with room for so many characters, and its locks. */
export function openBrowser() {
  const values = new Map<string, string>();
  const browser = { values, room: Infinity, locked: 0, closed: false };
  const texts: Texts = {
    async read(key) {
      await pause();
      if (browser.closed) throw new Error('it was closed');
      return values.get(key) ?? null;
    },
    async write(changes) {
      await pause();
      for (const [key, text] of Object.entries(changes)) {
        if ((text?.length ?? 0) > browser.room) throw new Error('there is no room');
        if (text === null) values.delete(key);
        else values.set(key, text);
      }
    },
  };
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
      await keepWorld(academy.world, sharedStore('the browser', texts, alone));
      return academy;
    },
  });
}
