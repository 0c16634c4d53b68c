import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryShared } from '../lib/sharedStore.ts';
import { json } from '../testing/fakeFetch.ts';
import { notificationsApi } from '../api/notifications.ts';
import { addPurchased } from './purchased.ts';
import { openTabs, otherUser, PROFILE, profile, REFRESH, settled, storedUser, stubPage } from '../testing/tabs.ts';
import { USER_KEY } from './storedUser.ts';

beforeEach(() => {
  stubPage();
});

async function openStarted(...[count, answers, , shared]: Parameters<typeof openTabs>) {
  const site = openTabs(count, answers, {}, shared);
  await Promise.all(site.tabs.map(({ start }) => start()));
  return site;
}

const other = otherUser();
const newer = storedUser({ accessToken: 'access-b', refreshToken: 'refresh-b' });

describe.for(['Web Locks', 'the hand-over'])('[F5] three tabs whose tokens expire together, with only %s', (means) => {
  test.for(['immediately', 'late'])(
    '[§4.6] refresh once and stay signed in if storage events arrive %s',
    async (news) => {
      if (means === 'the hand-over') vi.stubGlobal('navigator', {});
      const answers: Parameters<typeof openTabs>[1] = {
        'GET /notifications/': ({ headers }) =>
          headers.get('Authorization') === 'Bearer access-1' ? json({}, 401) : json([]),
      };
      const site = await openStarted(3, answers, {}, means === 'the hand-over' ? memoryShared() : undefined);
      site.server.expire();
      if (news === 'late') site.storage.hold();
      await Promise.all(site.tabs.map(({ client }) => client.call(notificationsApi.list, {})));
      site.storage.release();
      await settled();
      expect(site.server.count(REFRESH)).toBe(1);
      const tokens = site.tabs.map(({ session }) => session.getState().user?.accessToken);
      expect(tokens).toEqual(['access-2', 'access-2', 'access-2']);
      expect(site.told()).toEqual(['refreshed']);
    },
  );
});

test('[F5] if another tab has used the refresh token, a tab uses the new tokens of that tab', async () => {
  const { a, server, storage, stored } = openTabs(2);
  server.answers[REFRESH] = () => {
    storage.values.set(USER_KEY, JSON.stringify(newer));
    return json({ detail: 'used' }, 401);
  };
  await expect(a.session.refresh('access-1')).resolves.toBe('access-b');
  expect(a.told).toEqual([]);
  expect(stored()).toEqual(newer);
});

test('[F6] tokens that arrive after a log-out in another tab are dropped', async () => {
  const answer = Promise.withResolvers<Response>();
  const { a, b, storage, stored } = await openStarted(2, { [REFRESH]: () => answer.promise });
  const refreshed = a.session.refresh('access-1');
  await settled();
  storage.hold();
  b.session.logOut();
  answer.resolve(json({ access: 'late', refresh: 'late' }));
  await expect(refreshed).resolves.toBeNull();
  expect(stored()).toBeNull();
  expect(a.session.getState().user).toBeNull();
  expect(a.told).toEqual([]);
});

test('[F7] [§4.7] a log-out immediately ends the session in the other tab', async () => {
  const { a, b, server } = await openStarted(2);
  addPurchased(a.store, '1', ['7']);
  await settled();
  expect(b.session.getState().purchased).toEqual(['7']);
  const heard = vi.fn();
  b.session.subscribe(heard);
  a.session.logOut();
  await settled();
  expect(heard).toHaveBeenCalled();
  expect(b.session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
  expect([a.told, b.told]).toEqual([['loggedOut'], []]);
  await expect(b.client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(server.count('GET /notifications/')).toBe(0);
});

test('[F7] clearing the whole storage logs every tab out', async () => {
  const { a, storage } = await openStarted(1);
  storage.clear();
  expect(a.session.getState().user).toBeNull();
});

test('[F8] [§4.7] a sign-in by another user in one tab replaces the session in the other tab', async () => {
  const { a, b } = await openStarted(2);
  addPurchased(a.store, '1', ['7']);
  b.store.set(USER_KEY, JSON.stringify(other));
  await settled();
  expect(a.session.getState()).toMatchObject({ user: { id: '2', username: 'omid' }, purchased: [] });
});

test.for(['immediately', 'late'])(
  '[F8] a late profile of the first user does not overwrite the second user if storage events arrive %s',
  async (news) => {
    const answer = Promise.withResolvers<Response>();
    const { a, b, server, storage, stored } = await openStarted(2);
    server.answers[PROFILE] = () => answer.promise;
    const read = a.session.readProfile();
    if (news === 'late') storage.hold();
    b.store.set(USER_KEY, JSON.stringify(other));
    answer.resolve(json({ ...profile, bio: 'private', purchased_courses: [7] }));
    await read;
    expect(stored()).toEqual(other);
    expect(a.session.getState()).toMatchObject({ user: { id: '2', bio: null }, purchased: [] });
  },
);

test('[F69] a log-out in one tab does not end the newer session of another user', () => {
  const { a, b, storage, stored } = openTabs(2);
  storage.hold();
  b.store.set(USER_KEY, JSON.stringify(other));
  a.session.logOut();
  expect(a.session.getState().user?.username).toBe('omid');
  expect(stored()).toEqual(other);
  expect(a.told).toEqual([]);
});

test('[F5] storing a profile does not overwrite tokens that another tab has refreshed', () => {
  const { a, b, storage, stored } = openTabs(2);
  storage.hold();
  b.store.set(USER_KEY, JSON.stringify(newer));
  a.session.applyProfile({ ...profile, bio: 'new', purchased_courses: [] }, '1');
  expect(stored()).toMatchObject({ bio: 'new', refreshToken: 'refresh-b' });
});

test('[F9] a tab that hangs while it holds the lock delays other tabs by 5 s', async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  vi.stubGlobal('navigator', { locks: { request } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { a, server } = openTabs(1);
  const refreshed = a.session.refresh('access-1');
  await vi.advanceTimersByTimeAsync(4999);
  expect(server.count(REFRESH)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await expect(refreshed).resolves.toBe('access-2');
});
