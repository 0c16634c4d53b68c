import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { dropped, json } from '../testing/fakeFetch.ts';
import { memoryStorage } from '../lib/storage.ts';
import {
  fakeServer,
  openSignedIn,
  openTab,
  PROFILE,
  profile,
  REFRESH,
  signedIn,
  START,
  stubPage,
} from '../testing/tabs.ts';
import { KEPT_KEY, USER_KEY } from './storedUser.ts';

beforeEach(() => void stubPage());

describe('at startup', () => {
  test('[§3.14] [§3.15] [§4.4] the stored user is signed in immediately, and the profile is revalidated', async () => {
    const { session, start, stored } = openSignedIn({
      [PROFILE]: () => json({ ...profile, bio: 'نو', profile_picture: '/media/a.png', purchased_courses: [7] }),
    });
    expect(session.getState().user?.username).toBe('sara');
    await start();
    expect(session.getState()).toMatchObject({
      user: { bio: 'نو', profilePicture: '/api/media/a.png' },
      purchased: ['7'],
    });
    expect(stored()).toMatchObject({ bio: 'نو', accessToken: 'access-1' });
  });

  test('[§4.5] an unchanged profile is not stored again, but a new purchase in the profile is', async () => {
    const { server, session, store, start } = openSignedIn();
    const set = vi.spyOn(store, 'set');
    await start();
    expect(server.count(PROFILE)).toBe(1);
    expect(set).not.toHaveBeenCalled();
    server.answers[PROFILE] = () => json({ ...profile, purchased_courses: ['7'] });
    await session.readProfile();
    expect(session.getState().purchased).toEqual(['7']);
  });

  test.for([
    ['there is no refresh token', {}, { refreshToken: null }],
    ['the profile is refused', { [PROFILE]: () => json({}, 403) }, {}],
    ['the profile has no response', { [PROFILE]: dropped }, {}],
    ['[F15] [§6.4] the stored role is wrong', { 'GET /user/profile/admin/': () => json({}, 403) }, { role: 'admin' }],
    ['[F14] the expiry is invalid and the refresh fails', { [REFRESH]: () => json({}, 401) }, { expiresAt: 'never' }],
  ] as const)('[§4.4] the user is logged out if %s', async ([, answers, changes]) => {
    const { session, start, stored, told } = openSignedIn(answers, changes);
    await start();
    await vi.waitFor(() => expect(told).toEqual(['expired']));
    expect(session.getState().user).toBeNull();
    expect(stored()).toBeNull();
  });

  test.for([
    ['the connection fails', dropped],
    ['the server does not respond', () => Promise.reject<Response>(new ApiError('timeout'))],
    ['a proxy responds in place of the server', () => json({}, 502)],
    ['a CDN cannot connect to the server', () => new Response('<h1>Web server is down</h1>', { status: 521 })],
    ['a firewall responds', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['the log-in page of a Wi-Fi network responds', () => new Response('<h1>Log in</h1>')],
  ] as const)(
    '[§11.6] a user with stored courses stays signed in if %s, until the server refuses the profile',
    async ([, answer]) => {
      const { server, session, store, start, told } = openSignedIn({ [PROFILE]: answer });
      store.set(`${KEPT_KEY}${session.getState().user?.id}`, '');
      await start();
      await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
      expect(told).toEqual([]);
      expect(session.getState().user?.username).toBe('sara');
      server.answers[PROFILE] = () => json({ detail: 'بسته' }, 403);
      await start();
      await vi.waitFor(() => expect(told).toEqual(['expired']));
    },
  );

  test('[§11.6] a user with stored courses stays signed in if a refused token cannot be refreshed', async () => {
    const { session, store, start, told } = openSignedIn({ [PROFILE]: () => json({}, 401), [REFRESH]: dropped });
    store.set(`${KEPT_KEY}${session.getState().user?.id}`, '');
    await start();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
    expect(session.getState().user?.username).toBe('sara');
    expect(told).toEqual([]);
  });

  test('[§11.6] a user with stored courses stays signed in if an expired token cannot be refreshed', async () => {
    const { server, session, store, start, told } = openSignedIn({ [REFRESH]: dropped }, { expiresAt: START });
    store.set(`${KEPT_KEY}${session.getState().user?.id}`, '');
    await start();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(session.getState().user?.username).toBe('sara');
    server.answers[REFRESH] = () => json({}, 401);
    await session.check();
    await vi.waitFor(() => expect(told).toEqual(['expired']));
  });

  test('[F14] a session with an invalid expiry is refreshed', async () => {
    const { start, told } = openSignedIn({}, { expiresAt: 'tomorrow' });
    await start();
    await vi.waitFor(() => expect(told).toEqual(['refreshed']));
  });

  test.for(['{"username":"sara"', '[]', 'null', '"text"', '{"accessToken":""}', '{"accessToken":"a","id":{}}'])(
    '[F13] if the stored user is %s, there is no signed-in user, and only the console reports the problem',
    async (text) => {
      const server = fakeServer();
      const { session, store, start, told } = openTab(server, memoryStorage());
      store.set(USER_KEY, text);
      await start();
      session.reload();
      expect(session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
      expect(store.get(USER_KEY)).toBeNull();
      expect(server.calls).toHaveLength(0);
      expect(told).toEqual([]);
      expect(console.warn).toHaveBeenCalledOnce();
    },
  );
});

describe('signing in', () => {
  test('[§3.8] [§3.9] [§3.13] [§4.1] stores the user and reads the profile without a toast', async () => {
    const server = fakeServer({ [PROFILE]: () => json({ ...profile, bio: 'b' }) });
    const { session, store, told } = openTab(server, memoryStorage());
    await session.signIn(signedIn('1', ['3']));
    const stored: unknown = JSON.parse(store.get(USER_KEY) ?? '');
    expect(stored).toMatchObject({ id: '1', userId: '1', bio: 'b', expiresAt: START + 3_600_000 });
    expect(session.getState().purchased).toEqual(['3']);
    expect(told).toEqual([]);
  });

  test('succeeds even if the profile cannot be read', async () => {
    const { session } = openTab(fakeServer({ [PROFILE]: () => json({}, 500) }), memoryStorage());
    await session.signIn(signedIn());
    expect(session.getState().user?.username).toBe('sara');
  });
});
