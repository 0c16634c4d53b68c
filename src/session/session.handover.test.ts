import { beforeEach, expect, test, vi } from 'vitest';
import { memoryShared } from '../lib/sharedStore.ts';
import { memoryStorage, type KeyValueStore } from '../lib/storage.ts';
import { json } from '../testing/fakeFetch.ts';
import { stubConnection } from '../testing/connection.ts';
import { fakeServer, openTab, otherUser, PROFILE, profile, REFRESH, START, storedUser } from '../testing/tabs.ts';
import { USER_KEY } from './storedUser.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** A tab whose copy of the storage never hears of the others, as a busy machine's may not for a while. */
function deafStorage(user = storedUser()): KeyValueStore {
  const store = memoryStorage();
  store.set(USER_KEY, JSON.stringify(user));
  return store;
}

function openTwo(server = fakeServer()) {
  const shared = memoryShared();
  const clock = { time: START };
  const open = () => openTab(server, deafStorage(), () => clock.time, shared);
  return { server, shared, clock, a: open(), b: open() };
}

test('[F67] a tab that still reads the spent tokens takes the new ones, without a second refresh', async () => {
  const { server, a, b } = openTwo();
  await expect(a.session.refresh('access-1')).resolves.toBe('access-2');
  await expect(b.session.refresh('access-1')).resolves.toBe('access-2');
  expect(server.count(REFRESH)).toBe(1);
  expect(b.session.getState().user?.refreshToken).toBe('refresh-2');
  expect([...a.told, ...b.told]).toEqual(['refreshed']);
});

test('[F67] a refusal is believed only after a look at what the other tabs did', async () => {
  const { server, shared, b } = openTwo();
  const newer = storedUser({ accessToken: 'access-9', refreshToken: 'refresh-9' });
  server.answers[REFRESH] = async () => {
    await shared.update(() => ({ user: newer, spent: ['refresh-1'], sent: null }));
    return json({ detail: 'used' }, 401);
  };
  await expect(b.session.refresh('access-1')).resolves.toBe('access-9');
  expect(b.told).toEqual([]);
});

test('[F68] a refresh and profile of 15 s: the other tab waits, is not logged out, and takes the new tokens', async () => {
  vi.useFakeTimers();
  const { server, a, b, clock } = openTwo();
  server.answers[PROFILE] = async () => {
    await new Promise((done) => setTimeout(done, 15_000));
    return json(profile);
  };
  clock.time = START + 3_600_000;
  const first = a.session.refresh('access-1');
  await vi.advanceTimersByTimeAsync(1000);
  await b.session.check();
  const second = b.session.refresh('access-1');
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(first).resolves.toBe('access-2');
  await expect(second).resolves.toBe('access-2');
  expect(server.count(REFRESH)).toBe(1);
  expect([...a.told, ...b.told]).toEqual(['refreshed']);
});

test('[F68] a tab without the lock does not end the session when its refresh is refused', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no lock for you')) } });
  const server = fakeServer({ [REFRESH]: () => json({ detail: 'used' }, 401) });
  const { session, told } = openTab(server, deafStorage());
  await expect(session.refresh('access-1')).resolves.toBeNull();
  expect(told).toEqual([]);
  expect(session.getState().user).not.toBeNull();
});

test('[F67] a tab that does not get the lock sends no token that another one is sending, and takes what that gets', async () => {
  const { server, shared, a } = openTwo();
  const answer = Promise.withResolvers<Response>();
  server.answers[PROFILE] = () => answer.promise;
  const first = a.session.refresh('access-1');
  await vi.waitFor(() => expect(server.count(PROFILE)).toBe(1));
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no lock for you')) } });
  const late = openTab(server, deafStorage(), () => START, shared);
  const second = late.session.refresh('access-1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.count(REFRESH)).toBe(1);
  answer.resolve(json(profile));
  await expect(Promise.all([first, second])).resolves.toEqual(['access-2', 'access-2']);
  expect(server.count(REFRESH)).toBe(1);
  expect([...a.told, ...late.told]).toEqual(['refreshed']);
});

test('[F67] a tab that closed in the middle of its refresh leaves the lock to the next one, which goes on', async () => {
  const { server, shared, b } = openTwo();
  const sent = { token: 'refresh-1', at: START, by: 'a closed tab', locked: true };
  await shared.update(() => ({ user: null, spent: [], sent }));
  await expect(b.session.refresh('access-1')).resolves.toBe('access-2');
  expect(server.count(REFRESH)).toBe(1);
});

test('[F6] a session that was ended in another tab is not brought back by a late refresh', async () => {
  const { server, a, b } = openTwo();
  let answer = () => undefined as void;
  server.answers[PROFILE] = () =>
    new Promise((resolve) => {
      answer = () => resolve(json(profile));
    });
  const late = a.session.refresh('access-1');
  await vi.waitFor(() => expect(server.count(PROFILE)).toBe(1));
  b.session.logOut();
  answer();
  await expect(late).resolves.toBeNull();
  expect(a.session.getState().user).toBeNull();
});

test('[F69] a profile saved slowly is not written into the user who has signed in meanwhile', () => {
  const store = deafStorage();
  const { session } = openTab(fakeServer(), store);
  store.set(USER_KEY, JSON.stringify(otherUser()));
  session.applyProfile({ ...profile, username: 'sara', bio: 'of the first', purchased_courses: ['7'] }, '1');
  const { user, purchased } = session.getState();
  expect(user?.username).toBe('omid');
  expect(user?.bio).toBeNull();
  expect(purchased).toEqual([]);
});

test('[F69] an ended session leaves a fresh log-in of another user alone', () => {
  const store = deafStorage();
  const { session, told } = openTab(fakeServer(), store);
  store.set(USER_KEY, JSON.stringify(otherUser()));
  session.logOut();
  expect(session.getState().user?.username).toBe('omid');
  expect(store.get(USER_KEY)).toContain('omid');
  expect(told).toEqual([]);
});

test('[F66] a refresh waits for the connection, with all tabs, and is then sent once', async () => {
  const connection = stubConnection(false);
  const { server, a, b } = openTwo();
  const both = Promise.all([a.session.refresh('access-1'), b.session.refresh('access-1')]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.calls).toHaveLength(0);
  connection.set(true);
  await expect(both).resolves.toEqual(['access-2', 'access-2']);
  expect(server.count(REFRESH)).toBe(1);
  expect([...a.told, ...b.told]).toEqual(['refreshed']);
});

test('[F66] a refresh that loses the connection is tried again when it is back, and nobody is logged out', async () => {
  const connection = stubConnection(true);
  const { server, a } = openTwo();
  let lost = 0;
  server.answers[REFRESH] = () => {
    connection.set(false);
    lost += 1;
    delete server.answers[REFRESH];
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const refreshing = a.session.refresh('access-1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(lost).toBe(1);
  connection.set(true);
  await expect(refreshing).resolves.toBe('access-2');
  expect(a.told).toEqual(['refreshed']);
});

test('[F66] a start without a connection keeps the session, and reads the profile when it is back', async () => {
  const connection = stubConnection(false);
  const { server, a } = openTwo();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const stop = a.session.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.calls).toHaveLength(0);
  expect(a.session.getState().user?.id).toBe('1');
  connection.set(true);
  await vi.waitFor(() => expect(server.count(PROFILE)).toBe(1));
  expect(a.told).toEqual([]);
  stop();
});
