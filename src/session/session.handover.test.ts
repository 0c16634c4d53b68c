import { expect, test, vi } from 'vitest';
import { indexedDbShared, memoryShared } from '../lib/sharedStore.ts';
import { memoryStorage } from '../lib/storage.ts';
import { dropped, json } from '../testing/fakeFetch.ts';
import { stubConnection } from '../testing/connection.ts';
import { fakeServer, openTab, openTabs, PROFILE, profile, REFRESH, START, storedUser } from '../testing/tabs.ts';
import { createHandover } from './handover.ts';
import { USER_KEY } from './storedUser.ts';

/**
 * Opens two tabs whose `localStorage` is never synchronised. On a busy machine, browsers may synchronise it too late.
 */
function openTwo() {
  const server = fakeServer();
  const shared = memoryShared();
  const clock = { time: START };
  const open = () => {
    const store = memoryStorage();
    store.set(USER_KEY, JSON.stringify(storedUser()));
    return openTab(server, store, () => clock.time, shared);
  };
  const [a, b] = [open(), open()];
  return { server, shared, clock, a, b, told: () => [...a.told, ...b.told] };
}

const refuseLocks = () =>
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no lock for you')) } });
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

test('[F67] after a refused refresh, a tab uses tokens that another tab has recorded instead of logging out', async () => {
  const { server, shared, b } = openTwo();
  const newer = storedUser({ accessToken: 'access-9', refreshToken: 'refresh-9' });
  server.answers[REFRESH] = async () => {
    await shared.update(() => ({ user: newer, spent: ['refresh-1'], sent: null }));
    return json({ detail: 'used' }, 401);
  };
  await expect(b.session.refresh('access-1')).resolves.toBe('access-9');
  expect(b.told).toEqual([]);
});

test('[F68] a tab waits 15 s for the refresh of another tab and uses the new tokens', async () => {
  vi.useFakeTimers();
  const { server, a, b, clock, told } = openTwo();
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
  await expect(Promise.all([first, second])).resolves.toEqual(['access-2', 'access-2']);
  expect(server.count(REFRESH)).toBe(1);
  expect(told()).toEqual(['refreshed']);
});

test('[F68] a tab without the lock does not end the session when its refresh is refused', async () => {
  refuseLocks();
  const { server, a } = openTwo();
  server.answers[REFRESH] = () => json({ detail: 'used' }, 401);
  await expect(a.session.refresh('access-1')).resolves.toBeNull();
  expect(a.told).toEqual([]);
  expect(a.session.getState().user).not.toBeNull();
});

test('[F67] a tab without the lock does not resend a refresh token in use by another tab, and uses the new tokens', async () => {
  const { server, a, b, told } = openTwo();
  const answer = server.hold(PROFILE, () => json(profile));
  const first = a.session.refresh('access-1');
  await answer.arrived;
  refuseLocks();
  const second = b.session.refresh('access-1');
  await aWhile();
  expect(server.count(REFRESH)).toBe(1);
  answer.release();
  await expect(Promise.all([first, second])).resolves.toEqual(['access-2', 'access-2']);
  expect(server.count(REFRESH)).toBe(1);
  expect(told()).toEqual(['refreshed']);
});

test('[F67] if a tab closes during its refresh, the next tab refreshes the token', async () => {
  const { server, shared, b } = openTwo();
  const sent = { token: 'refresh-1', at: START, by: 'a closed tab', locked: true };
  await shared.update(() => ({ user: null, spent: [], sent }));
  await expect(b.session.refresh('access-1')).resolves.toBe('access-2');
  expect(server.count(REFRESH)).toBe(1);
});

test('[F6] a late refresh does not restore a session that ended in another tab', async () => {
  const { server, a, b } = openTwo();
  const answer = server.hold(PROFILE, () => json(profile));
  const late = a.session.refresh('access-1');
  await answer.arrived;
  b.session.logOut();
  answer.release();
  await expect(late).resolves.toBeNull();
  expect(a.session.getState().user).toBeNull();
});

test('[F6] a log-out while new tokens are passed to other tabs is not undone', async () => {
  const { shared, a } = openTwo();
  const { update } = shared;
  shared.update = async (change) => {
    await update(change);
    if (JSON.stringify(await shared.read()).includes('access-2')) a.session.logOut();
  };
  await expect(a.session.refresh('access-1')).resolves.toBeNull();
  expect(a.told).toEqual(['loggedOut']);
});

test('[F66] an offline refresh waits for the connection and is sent once for all tabs', async () => {
  const connection = stubConnection(false);
  const { server, a, b, told } = openTwo();
  const both = Promise.all([a.session.refresh('access-1'), b.session.refresh('access-1')]);
  await aWhile();
  expect(server.calls).toHaveLength(0);
  connection.set(true);
  await expect(both).resolves.toEqual(['access-2', 'access-2']);
  expect(server.count(REFRESH)).toBe(1);
  expect(told()).toEqual(['refreshed']);
});

test('[F66] a refresh that loses the connection is sent again, without a log-out', async () => {
  const connection = stubConnection(true);
  const { server, a } = openTwo();
  const lost = Promise.withResolvers<void>();
  server.answers[REFRESH] = () => {
    connection.set(false);
    delete server.answers[REFRESH];
    lost.resolve();
    return dropped();
  };
  const refreshing = a.session.refresh('access-1');
  await lost.promise;
  await aWhile();
  expect(server.count(REFRESH)).toBe(1);
  connection.set(true);
  await expect(refreshing).resolves.toBe('access-2');
  expect(a.told).toEqual(['refreshed']);
});

test('[F66] an offline start does not end the session, and requests the profile when the connection returns', async () => {
  const connection = stubConnection(false);
  const { server, a } = openTwo();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  await a.start();
  expect(server.calls).toHaveLength(0);
  expect(a.session.getState().user?.id).toBe('1');
  const { arrived, release } = server.hold(PROFILE, () => json(profile));
  connection.set(true);
  await arrived;
  release();
  expect(a.told).toEqual([]);
});

test('[F94] the session is renewed even if IndexedDB never responds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { a } = openTabs(1, {}, {}, indexedDbShared('session'));
  const renewed = a.session.extend();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(renewed).resolves.toBe(true);
});

test('[F5] the last twenty used refresh tokens are remembered', async () => {
  const handover = createHandover(memoryShared(), () => START);
  const tokens = Array.from({ length: 25 }, (_, index) => `spent-${index}`);
  for (const token of tokens) await handover.settle(token, null);
  const fates = await Promise.all(tokens.map((token) => handover.fateOf(token)));
  expect(fates.map(({ kind }) => kind)).toEqual([...Array(5).fill('unspent'), ...Array(20).fill('ended')]);
});

test('[F68] a claim on a token lasts 90 seconds or, with the lock, until another tab has the lock', async () => {
  const shared = memoryShared();
  const clock = { time: START };
  const [a, b] = [createHandover(shared, () => clock.time), createHandover(shared, () => clock.time)];
  await expect(a.claim('token', false)).resolves.toBe(true);
  await expect(b.claim('token', true)).resolves.toBe(false);
  await b.release('token');
  clock.time += 89_999;
  await expect(b.fateOf('token')).resolves.toEqual({ kind: 'pending' });
  clock.time += 1;
  await expect(b.fateOf('token')).resolves.toEqual({ kind: 'unspent' });
  await expect(b.claim('token', true)).resolves.toBe(true);
  await expect(a.claim('token', false)).resolves.toBe(false);
  await expect(a.claim('token', true)).resolves.toBe(true);
});
