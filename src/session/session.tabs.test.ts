import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fakeFetch.ts';
import { notificationsApi } from '../api/notifications.ts';
import { addPurchased } from './purchased.ts';
import {
  fakeServer,
  openTab,
  otherUser,
  PROFILE,
  profile,
  REFRESH,
  sharedStorage,
  START,
  storedUser,
  stubPage,
} from '../testing/tabs.ts';
import { USER_KEY } from './storedUser.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubPage();
});

const settled = () => new Promise((done) => setTimeout(done, 5));

function openTabs(count: number, answers: Parameters<typeof fakeServer>[0] = {}) {
  const storage = sharedStorage();
  storage.values.set(USER_KEY, JSON.stringify(storedUser()));
  const server = fakeServer(answers);
  const tabs = Array.from({ length: count }, () => openTab(server, storage.tab()));
  const stops = tabs.map(({ session }) => session.start());
  const [a, b] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  return { storage, server, tabs, a, b, stop: () => stops.forEach((stop) => stop()) };
}

const users = ({ tabs }: ReturnType<typeof openTabs>) =>
  tabs.map(({ session }) => session.getState().user?.accessToken ?? null);
const other = otherUser();

describe.for(['with', 'without'])('[F5] three tabs that expire together, %s Web Locks', (kind) => {
  test.for(['at once', 'late'])(
    '[§4.6] refresh once and stay signed in, though they hear of each other %s',
    async (news) => {
      if (kind === 'without') vi.stubGlobal('navigator', {});
      const answers = {
        'GET /notifications/': ({ headers }: { headers: Headers }) =>
          headers.get('Authorization') === 'Bearer access-1' ? json({}, 401) : json([]),
      };
      const site = openTabs(3, answers);
      await settled();
      site.server.expire();
      if (news === 'late') site.storage.hold();
      await Promise.all(site.tabs.map(({ client }) => client.call(notificationsApi.list, {})));
      site.storage.release();
      await settled();
      expect(site.server.count(REFRESH)).toBe(1);
      expect(users(site)).toEqual(['access-2', 'access-2', 'access-2']);
      expect(site.tabs.flatMap(({ told }) => told)).toEqual(['refreshed']);
      site.stop();
    },
  );
});

test('[F5] a tab whose refresh token was used by another one meanwhile takes its tokens over', async () => {
  const site = openTabs(2);
  await settled();
  site.server.answers[REFRESH] = () => {
    site.storage.values.set(
      USER_KEY,
      JSON.stringify(storedUser({ accessToken: 'access-b', refreshToken: 'refresh-b' })),
    );
    return json({ detail: 'used' }, 401);
  };
  await expect(site.a.session.refresh('access-1')).resolves.toBe('access-b');
  expect(site.a.told).toEqual([]);
  expect(site.storage.values.get(USER_KEY)).toContain('access-b');
  site.stop();
});

test('[F6] tokens that come after a log-out in another tab are dropped, though the news is not there yet', async () => {
  const answer = Promise.withResolvers<Response>();
  const site = openTabs(2, { [REFRESH]: () => answer.promise, [PROFILE]: () => json(profile) });
  await settled();
  const refreshed = site.a.session.refresh('access-1');
  await settled();
  site.storage.hold();
  site.b.session.logOut();
  answer.resolve(json({ access: 'late', refresh: 'late' }));
  await expect(refreshed).resolves.toBeNull();
  expect(site.storage.values.has(USER_KEY)).toBe(false);
  expect(site.a.session.getState().user).toBeNull();
  expect(site.a.told).toEqual([]);
  site.stop();
});

test('[F7] [§4.7] a log-out reaches the other tab at once, which shows nothing of the user', async () => {
  const site = openTabs(2);
  addPurchased(site.a.store, '1', ['7']);
  await settled();
  expect(site.b.session.getState().purchased).toEqual(['7']);
  const heard = vi.fn();
  site.b.session.subscribe(heard);
  site.a.session.logOut();
  await settled();
  expect(heard).toHaveBeenCalled();
  expect(site.b.session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
  expect([site.a.told, site.b.told]).toEqual([['loggedOut'], []]);
  await expect(site.b.client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(site.server.count('GET /notifications/')).toBe(0);
  site.stop();
});

test('[F7] clearing the whole storage logs every tab out', async () => {
  const site = openTabs(1);
  await settled();
  let heard: (key: string | null) => void = () => undefined;
  const store = { ...site.storage.tab(), subscribe: (listener: typeof heard) => ((heard = listener), () => undefined) };
  const { session } = openTab(site.server, store);
  const stop = session.start();
  site.storage.values.clear();
  heard(null);
  expect(session.getState().user).toBeNull();
  stop();
  site.stop();
});

test('[F8] [§4.7] another user’s sign-in in another tab replaces everything of the first', async () => {
  const site = openTabs(2);
  addPurchased(site.a.store, '1', ['7']);
  await settled();
  site.b.store.set(USER_KEY, JSON.stringify(other));
  await settled();
  expect(site.a.session.getState()).toMatchObject({ user: { id: '2', username: 'omid' }, purchased: [] });
  site.stop();
});

test.for(['at once', 'late'])(
  '[F8] a profile of the first user is not written over the second, heard of %s',
  async (news) => {
    const answer = Promise.withResolvers<Response>();
    const site = openTabs(2);
    await settled();
    site.server.answers[PROFILE] = () => answer.promise;
    const read = site.a.session.readProfile();
    if (news === 'late') site.storage.hold();
    site.b.store.set(USER_KEY, JSON.stringify(other));
    answer.resolve(json({ ...profile, bio: 'private', purchased_courses: [7] }));
    await read;
    expect(JSON.parse(site.storage.values.get(USER_KEY) ?? '')).toEqual(other);
    expect(site.a.session.getState()).toMatchObject({ user: { id: '2', bio: null }, purchased: [] });
    site.stop();
  },
);

test('[F5] a profile that is stored does not bring back the tokens from before another tab’s refresh', async () => {
  const site = openTabs(2);
  await settled();
  site.storage.hold();
  site.b.store.set(USER_KEY, JSON.stringify(storedUser({ accessToken: 'access-b', refreshToken: 'refresh-b' })));
  site.a.session.applyProfile({ ...profile, bio: 'new', purchased_courses: [] }, '1');
  expect(JSON.parse(site.storage.values.get(USER_KEY) ?? '')).toMatchObject({ bio: 'new', refreshToken: 'refresh-b' });
  site.stop();
});

test('[F9] a tab that hangs with the lock holds the others up for 5 s', async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  vi.stubGlobal('navigator', { locks: { request } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = sharedStorage();
  storage.values.set(USER_KEY, JSON.stringify(storedUser()));
  const server = fakeServer();
  const { session } = openTab(server, storage.tab(), () => START);
  const refreshed = session.refresh('access-1');
  await vi.advanceTimersByTimeAsync(4999);
  expect(server.count(REFRESH)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect(refreshed).resolves.toBe('access-2');
});
