import { describe, expect, test, vi } from 'vitest';
import { dropped, json } from '../testing/fakeFetch.ts';
import { notificationsApi } from '../api/notifications.ts';
import { openSignedIn, PROFILE, profile, REFRESH, signedIn, START, stubPage } from '../testing/tabs.ts';
import { KEPT_KEY } from './storedUser.ts';

const LIST = 'GET /notifications/';

function setUp(answers: Parameters<typeof openSignedIn>[0] = {}) {
  const tab = openSignedIn(answers);
  tab.server.expire();
  return { ...tab, list: () => tab.client.call(notificationsApi.list, {}) };
}

const renewable: Parameters<typeof setUp>[0] = {
  [LIST]: ({ headers }) => (headers.get('Authorization') === 'Bearer access-1' ? json({}, 401) : json([])),
};

test('[F1] [§4.6] five calls refused with 401 share one refresh, and each call is sent again once', async () => {
  const { list, server, session, told, stored } = setUp(renewable);
  await expect(Promise.all(Array.from({ length: 5 }, list))).resolves.toEqual([[], [], [], [], []]);
  expect(server.count(REFRESH)).toBe(1);
  expect(server.count(PROFILE)).toBe(1);
  expect(server.count(LIST)).toBe(10);
  const tokens = server.calls
    .filter(({ path }) => path === '/notifications/')
    .map(({ headers }) => headers.get('Authorization'));
  expect(tokens.slice(5)).toEqual(Array.from({ length: 5 }, () => 'Bearer access-2'));
  expect(told).toEqual(['refreshed']);
  expect(session.getState().user).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  expect(stored()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
});

test('[F1] a refused old token is replaced with the current token; a refused current token is refreshed', async () => {
  const { list, server, session } = setUp(renewable);
  await list();
  const [late, present] = await Promise.all([session.refresh('access-1'), session.refresh('access-2')]);
  expect([late, present]).toEqual(['access-2', 'access-3']);
  expect(server.count(REFRESH)).toBe(2);
});

test('[F2] [§4.6] if the new token is refused, too, the user is logged out without another refresh', async () => {
  const { list, server, session, told } = setUp({ [LIST]: () => json({}, 401) });
  await expect(Promise.allSettled([list(), list()])).resolves.toMatchObject([
    { reason: { status: 401 } },
    { reason: { status: 401 } },
  ]);
  expect(server.count(LIST)).toBe(4);
  expect(server.count(REFRESH)).toBe(1);
  expect(session.getState().user).toBeNull();
  expect(told).toEqual(['refreshed', 'expired']);
});

test('[F67] if the second token of a call is refused, too, the session ends without another refresh', async () => {
  const { session, told } = setUp();
  await expect(session.refresh('access-1', 1)).resolves.toBe('access-2');
  await expect(session.refresh('access-2', 2)).resolves.toBeNull();
  expect(told).toEqual(['refreshed', 'expired']);
});

test('[F8] if the token of an earlier user is refused late, the current session does not end', async () => {
  const { session, told } = setUp();
  await expect(session.refresh('access-before', 2)).resolves.toBeNull();
  expect(told).toEqual([]);
  expect(session.getState().user?.accessToken).toBe('access-1');
});

describe('a refresh that fails', () => {
  test.for([
    ['[F3] is refused', { [REFRESH]: () => json({ detail: 'no' }, 401) }, 1],
    ['[F3] gets a server error', { [REFRESH]: () => json({}, 500) }, 1],
    ['[F3] gets an invalid response', { [REFRESH]: () => json({ access: '' }) }, 1],
    ['[F4] gets tokens, but the profile is refused', { [PROFILE]: () => json({}, 403) }, 1],
    ['[F4] gets tokens, but the profile is invalid', { [PROFILE]: () => json(null) }, 1],
    ['[F4] gets tokens, but the profile has no response', { [PROFILE]: dropped }, 1],
    ['[F19] has no connection', { [REFRESH]: dropped }, 3],
  ] as const)('[§4.3] %s: the user is logged out with one message (attempts: $2)', async ([, answers, tries]) => {
    const { list, server, session, told, stored } = setUp(answers);
    await expect(Promise.all([list(), list()])).rejects.toMatchObject({ status: 401 });
    expect(server.count(REFRESH)).toBe(tries);
    expect(session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
    expect(stored()).toBeNull();
    expect(told).toEqual(['expired']);
  });

  test('[§11.6] gets tokens, but the profile has no response: a user with stored courses keeps the tokens', async () => {
    const { server, session, store, stored, told } = setUp({ [PROFILE]: dropped });
    store.set(`${KEPT_KEY}${session.getState().user?.id}`, '');
    await expect(session.extend()).resolves.toBe(true);
    expect(stored()).toMatchObject({ username: 'sara', accessToken: 'access-2', refreshToken: 'refresh-2' });
    delete server.answers[PROFILE];
    await expect(session.extend()).resolves.toBe(true);
    expect(told).toEqual(['refreshed', 'refreshed']);
  });

  test('[F67] gets tokens in a hidden tab, but the profile fails once: the profile is requested again', async () => {
    stubPage().document.visibilityState = 'hidden';
    let tries = 0;
    const { session, told } = setUp({ [PROFILE]: () => ((tries += 1) < 2 ? dropped() : json(profile)) });
    await expect(session.extend()).resolves.toBe(true);
    expect(told).toEqual(['refreshed']);
  });

  test.for([
    ['the connection fails', dropped],
    ['only a proxy responds', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ] as const)('[F19] is retried after %s, and may succeed at the third attempt', async ([, fail]) => {
    let tries = 0;
    const again = () => ((tries += 1) < 3 ? fail() : json({ access: 'access-9' }));
    const { session, told } = setUp({ [REFRESH]: again, [PROFILE]: () => json(profile) });
    await expect(session.extend()).resolves.toBe(true);
    expect(told).toEqual(['refreshed']);
  });
});

test('a refresh token that the server issues again at the next log-in can be used', async () => {
  const { session, told } = setUp();
  session.logOut();
  await session.signIn(signedIn());
  await expect(session.extend()).resolves.toBe(true);
  expect(told.at(-1)).toBe('refreshed');
});

test('a session without a refresh token ends at an attempt to extend it', async () => {
  const { session, told } = openSignedIn({}, { refreshToken: null });
  await expect(session.extend()).resolves.toBe(false);
  expect(told).toEqual(['expired']);
});

test.for([{}, { refresh: '' }])(
  '[F11] [F12] [§4.3] [§7.21] if a refresh returns no new refresh token (extra fields: %j), the old refresh token stays',
  async (added) => {
    const renewed = { access: 'access-9', expires_in: '90', ...added };
    const { session, stored } = setUp({ [REFRESH]: () => json(renewed), [PROFILE]: () => json(profile) });
    await expect(session.extend()).resolves.toBe(true);
    const expiresAt = START + 90_000;
    expect(stored()).toMatchObject({ accessToken: 'access-9', refreshToken: 'refresh-1', expiresAt });
  },
);

test.for([
  ['brings tokens', () => json({ access: 'late', refresh: 'late' })],
  ['fails', () => json({}, 401)],
] as const)('[F6] [§4.7] a refresh that %s after a log-out changes nothing', async ([, answerLate]) => {
  const answer = Promise.withResolvers<Response>();
  const { list, server, session, told, stored } = setUp({
    [REFRESH]: () => answer.promise,
    [PROFILE]: () => json(profile),
  });
  const call = list().catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.count(REFRESH)).toBe(1));
  session.logOut();
  answer.resolve(answerLate());
  await expect(call).resolves.toMatchObject({ status: 401 });
  expect(session.getState().user).toBeNull();
  expect(stored()).toBeNull();
  expect(told).toEqual(['loggedOut']);
});

test('[F8] a call is not repeated for another user who signs in before its refusal', async () => {
  const { client, server, session } = setUp({ [PROFILE]: () => json(profile) });
  server.answers[LIST] = async () => {
    await session.signIn({ ...signedIn('2'), access: 'access-omid', refresh: 'refresh-omid' });
    return json({}, 401);
  };
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(server.count(LIST)).toBe(1);
  expect(server.count(REFRESH)).toBe(0);
  expect(session.getState().user).toMatchObject({ id: '2', username: 'sara' });
});
