import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { mockFetch } from '../../mocks/hosts/direct.ts';
import { browserStore } from '../../mocks/hosts/browserStore.ts';
import { keepWorld } from '../../mocks/data/persistence.ts';
import { indexedDbShared } from '../../src/lib/sharedStore.ts';
import { World } from '../../mocks/server/world.ts';

// Tests for the demo's database in a real browser, where tabs share it. Not shown in Storybook.
const meta = preview.meta({
  tags: ['!dev', '!autodocs'],
  render: () => <main />,
  async beforeEach() {
    for (const key of ['content', 'stamp']) await indexedDbShared(`mock ${key}`).update(() => null);
  },
});

/** Starts a mock server on the shared database. In the demo, each tab starts its own server. */
async function openTab() {
  const world = new World();
  await keepWorld(world, browserStore());
  const fetch = mockFetch(world);
  async function send<T>(method: string, path: string, body?: object, token = ''): Promise<T> {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return response.json() as Promise<T>;
  }
  return {
    logIn: () =>
      send<{ access: string }>('POST', '/user/login/', { username: 'demo-student', password: 'student-123' }),
    say: (text: string, token: string) => send('POST', '/blogs/1/comments/', { text }, token),
    comments: () => send<{ text: string }[]>('GET', '/blogs/1/comments/'),
  };
}

const ROUNDS = 10;

export const TabsThatWriteAtOnceLoseNothing = meta.story({
  async play() {
    const tabs = [await openTab(), await openTab(), await openTab()];
    // A token from one server must be valid on all servers.
    const token = (await tabs[0]?.logIn())?.access ?? '';
    const texts = tabs.flatMap((_, tab) => Array.from({ length: ROUNDS }, (__, round) => `${tab}-${round}`));
    await Promise.all(texts.map(async (text) => tabs[Number(text[0])]?.say(text, token)));
    for (const tab of [...tabs, await openTab()]) {
      const said = (await tab.comments()).map(({ text }) => text).filter((text) => texts.includes(text));
      await expect(said.toSorted()).toEqual(texts.toSorted());
    }
  },
});
