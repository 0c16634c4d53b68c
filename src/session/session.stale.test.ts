import { describe, expect, test, vi } from 'vitest';
import { coursesApi } from '../api/courses.ts';
import { memoryShared } from '../lib/sharedStore.ts';
import { memoryStorage } from '../lib/storage.ts';
import { stubConnection } from '../testing/connection.ts';
import { dropped, json } from '../testing/fakeFetch.ts';
import {
  fakeServer,
  openSignedIn,
  openTab,
  openTabs,
  otherUser,
  PROFILE,
  profile,
  REFRESH,
  settled,
  START,
  storedUser,
  stubPage,
} from '../testing/tabs.ts';
import { readPurchased } from './purchased.ts';
import { USER_KEY } from './storedUser.ts';

const CREATE = 'POST /courses/create/';
const upload = { form: { title: 'عنوان', description: 'd', price: 5 } };
const newer = storedUser({ accessToken: 'access-9', refreshToken: 'refresh-9' });

/** Opens a tab with its own storage, and a shared store with the refreshes that other tabs have recorded. */
async function openAlone(heard?: object) {
  const server = fakeServer();
  const shared = memoryShared();
  if (heard) await shared.update(() => ({ sent: null, ...heard }));
  const open = () => {
    const store = memoryStorage();
    store.set(USER_KEY, JSON.stringify(storedUser()));
    return openTab(server, store, () => START, shared);
  };
  return { server, shared, open, ...open() };
}

describe('[F6] a log-out', () => {
  test('ends a session that another tab has just renewed, even if the event has not arrived yet', () => {
    const { a, b, storage, stored } = openTabs(2);
    storage.hold();
    b.store.set(USER_KEY, JSON.stringify(newer));
    a.session.logOut();
    expect(stored()).toBeNull();
    expect(a.told).toEqual(['loggedOut']);
  });

  test('does not emit an event if no user is signed in', () => {
    const { a, storage } = openTabs(1);
    storage.clear();
    a.session.reload();
    a.session.logOut();
    expect(a.told).toEqual([]);
  });

  test('is not undone by a refresh in progress, even for tabs that missed its event', async () => {
    const { server, open, session } = await openAlone();
    const answer = Promise.withResolvers<Response>();
    server.answers[PROFILE] = () => answer.promise;
    const late = session.refresh('access-1');
    await vi.waitFor(() => expect(server.count(PROFILE)).toBe(1));
    session.logOut();
    answer.resolve(json(profile));
    await expect(late).resolves.toBeNull();
    const other = open();
    await expect(other.session.refresh('access-1')).resolves.toBeNull();
    expect(other.session.getState().user).toBeNull();
  });
});

describe('[F5] a tab that missed a renewal of the session by another tab', () => {
  test('uses the new tokens and leaves the list of owned courses unchanged', async () => {
    const { session, server } = await openAlone({ user: newer, spent: ['refresh-1'] });
    await expect(session.refresh('access-1')).resolves.toBe('access-9');
    expect(session.getState().purchased).toEqual([]);
    expect(server.count(REFRESH)).toBe(0);
  });

  test('does not use the tokens of another user', async () => {
    const { session } = await openAlone({ user: otherUser(), spent: ['refresh-1'] });
    await expect(session.refresh('access-1')).resolves.toBeNull();
    expect(session.getState().user?.id).toBe('1');
  });

  test('does not replace another user who signed in meanwhile', async () => {
    const { session, server, shared, store } = await openAlone();
    server.answers[REFRESH] = async () => {
      await shared.update(() => ({ user: newer, spent: ['refresh-1'], sent: null }));
      store.set(USER_KEY, JSON.stringify(otherUser()));
      return json({ detail: 'used' }, 401);
    };
    await session.refresh('access-1');
    expect(session.getState().user?.id).toBe('2');
  });

  test('does not renew the session again before an upload', async () => {
    const { a, b, server, storage } = openTabs(2, {}, { expiresAt: START + 60_000 });
    storage.hold();
    b.store.set(USER_KEY, JSON.stringify(storedUser()));
    await a.client.call(coursesApi.create, upload).catch(() => undefined);
    expect(server.count(REFRESH)).toBe(0);
  });
});

test('[F11] a refresh token that the server does not replace can be used again', async () => {
  let count = 1;
  const renewed = () => json({ access: `access-${(count += 1)}`, expires_in: 90 });
  const { session } = openSignedIn({ [REFRESH]: renewed, [PROFILE]: () => json(profile) });
  await expect(session.extend()).resolves.toBe(true);
  await expect(session.extend()).resolves.toBe(true);
  expect(session.getState().user).toMatchObject({ accessToken: 'access-3', refreshToken: 'refresh-1' });
});

test('[F8] a session is not extended if another user signs in meanwhile, or if nobody is signed in', async () => {
  const { session, server, storage } = openSignedIn();
  server.answers[PROFILE] = () => {
    storage.values.set(USER_KEY, JSON.stringify(otherUser()));
    return json(profile);
  };
  await expect(session.extend()).resolves.toBe(false);
  storage.values.delete(USER_KEY);
  session.reload();
  await expect(session.extend()).resolves.toBe(false);
});

describe('[F92] an upload that is cut off', () => {
  test('does not check the token without a connection', async () => {
    const connection = stubConnection(true);
    const { client, server } = openSignedIn();
    server.answers[CREATE] = () => {
      connection.set(false);
      return dropped();
    };
    await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ status: 0 });
    connection.set(true);
    await settled();
    expect(server.lines()).toEqual([CREATE]);
  });

  test('does not check the token after a log-out', async () => {
    const { client, server, session } = openSignedIn();
    server.answers[CREATE] = () => {
      session.logOut();
      return dropped();
    };
    await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ status: 0 });
    expect(server.count(PROFILE)).toBe(0);
  });
});

describe('a profile that arrives after a newer one was saved', () => {
  const saved = { ...profile, bio: 'new', purchased_courses: [] };
  const late = { ...profile, bio: 'old', purchased_courses: ['7'] };
  const extend = (tab: ReturnType<typeof openSignedIn>) => tab.session.extend();
  const read = (tab: ReturnType<typeof openSignedIn>) => tab.session.readProfile();

  test.for([
    ['adds its purchases and changes no other data', read, 'access-1'],
    ['adds its purchases after a refresh and changes no other data of the profile', extend, 'access-2'],
  ] as const)('%s', async ([, send, accessToken]) => {
    const answer = Promise.withResolvers<Response>();
    const tab = openSignedIn({ [PROFILE]: () => answer.promise });
    const call = send(tab);
    await vi.waitFor(() => expect(tab.server.count(PROFILE)).toBe(1));
    tab.session.applyProfile(saved, '1');
    answer.resolve(json(late));
    await call;
    expect(tab.stored()).toMatchObject({ bio: 'new', accessToken });
    expect(tab.session.getState().purchased).toEqual(['7']);
  });
});

test('[§4.19] a purchase is stored for its buyer, even after a log-out', () => {
  const { session, store } = openSignedIn();
  session.own(['1']);
  expect(session.getState().purchased).toEqual(['1']);
  session.logOut();
  session.own(['2'], '1');
  session.own(['3']);
  expect(readPurchased(store, '1')).toEqual(['1', '2']);
  expect(readPurchased(store, 'undefined')).toEqual([]);
});

describe('a started session', () => {
  test('is checked on visibilitychange only if the page is visible', async () => {
    const page = stubPage();
    const { start, session, clock, told } = openSignedIn();
    await start();
    clock.time += 3_600_000;
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(session.getState().user).not.toBeNull();
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(told).toEqual(['expired']);
  });

  test('is renewed immediately if it has just expired', async () => {
    stubPage();
    const { start, server, told } = openSignedIn({}, { expiresAt: START });
    await start();
    expect(server.lines()).toEqual([REFRESH, PROFILE]);
    expect(told).toEqual(['refreshed']);
  });
});

test('a removed listener of session events is not called', () => {
  const { session } = openSignedIn();
  const listener = vi.fn<() => void>();
  session.onEvent(listener)();
  session.logOut();
  expect(listener).not.toHaveBeenCalled();
});
