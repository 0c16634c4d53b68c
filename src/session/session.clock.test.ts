import { beforeEach, describe, expect, test, vi } from 'vitest';
import { coursesApi } from '../api/courses.ts';
import { stubConnection } from '../testing/connection.ts';
import { dropped, json, type SentCall } from '../testing/fakeFetch.ts';
import { openSignedIn, PROFILE, profile, REFRESH, settled, START, storedUser, stubPage } from '../testing/tabs.ts';
import { KEPT_KEY, USER_KEY } from './storedUser.ts';

const MINUTE = 60_000;
const isFirst = ({ headers }: SentCall) => headers.get('Authorization') === 'Bearer access-1';
let page: ReturnType<typeof stubPage>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  page = stubPage();
});

async function setUp(left: number) {
  const tab = openSignedIn({}, { expiresAt: START + left });
  const stop = await tab.start();
  const pass = (milliseconds: number) => {
    tab.clock.time += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { ...tab, pass, stop };
}

test('[§4.1] [§4.2] [§9.2] an expired session ends within a minute, with a message', async () => {
  const { session, next, pass, stored } = await setUp(2 * MINUTE);
  pass(2 * MINUTE - 1);
  await session.check();
  expect(session.getState().user).not.toBeNull();
  const told = next();
  pass(1);
  await expect(told).resolves.toBe('expired');
  expect(session.getState().user).toBeNull();
  expect(stored()).toBeNull();
});

test('[§11.6] the session of a user with stored courses is refreshed, not ended, when it expires', async () => {
  const { session, next, pass, store } = await setUp(2 * MINUTE);
  store.set(`${KEPT_KEY}${session.getState().user?.id}`, '');
  const told = next();
  pass(3 * MINUTE);
  await expect(told).resolves.toBe('refreshed');
});

test('[§3.9] [§9.2] a session counts as about to expire during its last five minutes, until it is refreshed', async () => {
  const { session, pass } = await setUp(7 * MINUTE);
  const heard = vi.fn();
  pass(MINUTE);
  const stop = session.subscribe(heard);
  expect(session.getState().expiresSoon).toBe(false);
  pass(MINUTE);
  expect(session.getState().expiresSoon).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  pass(MINUTE);
  stop();
  await expect(session.extend()).resolves.toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(session.getState().expiresSoon).toBe(false);
});

describe('[F10] a machine that slept past the expiry', () => {
  test.for(['visibilitychange', 'focus', 'pageshow'] as const)(
    '[§4.2] is logged out on %s, before the next regular check',
    async (type) => {
      const { session, next, clock } = await setUp(10 * MINUTE);
      clock.time += 8 * 60 * MINUTE;
      page.document.visibilityState = 'hidden';
      page.document.dispatchEvent(new Event('visibilitychange'));
      expect(session.getState().user).not.toBeNull();
      page.document.visibilityState = 'visible';
      const told = next();
      (type === 'visibilitychange' ? page.document : page.window).dispatchEvent(new Event(type));
      await expect(told).resolves.toBe('expired');
      expect(session.getState().user).toBeNull();
    },
  );

  test('stays signed in if another tab has refreshed', async () => {
    const { session, storage, clock } = await setUp(10 * MINUTE);
    clock.time += 8 * 60 * MINUTE;
    storage.values.set(USER_KEY, JSON.stringify(storedUser({ accessToken: 'b', expiresAt: clock.time + MINUTE * 60 })));
    page.window.dispatchEvent(new Event('focus'));
    expect(session.getState().user?.accessToken).toBe('b');
  });

  test('waits for a refresh that is in progress', async () => {
    const { session, server, clock, told } = await setUp(10 * MINUTE);
    const answer = Promise.withResolvers<Response>();
    server.answers[REFRESH] = () => answer.promise;
    server.answers[PROFILE] = () => json({});
    const extended = session.extend();
    clock.time += 60 * MINUTE;
    page.window.dispatchEvent(new Event('pageshow'));
    answer.resolve(json({ access: 'access-2' }));
    await expect(extended).resolves.toBe(true);
    expect(told).toEqual(['refreshed']);
    await session.check();
    expect(session.getState().user).not.toBeNull();
  });
});

test('a stopped session ignores the clock, wake-ups and other tabs', async () => {
  const { session, clock, pass, storage, stop } = await setUp(10 * MINUTE);
  stop();
  clock.time += 60 * MINUTE;
  pass(MINUTE);
  page.window.dispatchEvent(new Event('focus'));
  page.document.dispatchEvent(new Event('visibilitychange'));
  storage.clear();
  await settled();
  expect(session.getState().user).not.toBeNull();
});

describe('[F91] an upload', () => {
  const upload = { form: { title: 'عنوان', description: 'd', price: 5 } };
  const CREATE = 'POST /courses/create/';

  test('renews the session first if only four minutes of the session are left', async () => {
    const { client, server, told } = await setUp(4 * MINUTE);
    await client.call(coursesApi.create, upload).catch(() => undefined);
    expect(server.lines().slice(-3)).toEqual([REFRESH, PROFILE, CREATE]);
    expect(told).toEqual(['refreshed']);
  });

  test('fails immediately without a connection, and does not renew the session', async () => {
    const { client, server } = await setUp(4 * MINUTE);
    stubConnection(false);
    await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ kind: 'offline' });
    expect(server.count(REFRESH)).toBe(0);
  });

  test('does not renew the session if six minutes are left or if the session has no refresh token', async () => {
    const { client, server } = await setUp(6 * MINUTE);
    await client.call(coursesApi.create, upload).catch(() => undefined);
    const other = openSignedIn({}, { expiresAt: START + MINUTE, refreshToken: null });
    await other.client.call(coursesApi.create, upload).catch(() => undefined);
    expect([server.count(REFRESH), other.server.count(REFRESH), other.server.count(CREATE)]).toEqual([0, 0, 1]);
  });

  test('renews the session if it would expire during the upload, and the session later ends as usual', async () => {
    const { client, server, session, pass, next, told } = await setUp(10 * MINUTE);
    const answer = server.hold(CREATE, () => json({}, 201));
    const created = client.call(coursesApi.create, upload);
    await answer.arrived;
    const renewed = next();
    pass(10 * MINUTE);
    await expect(renewed).resolves.toBe('refreshed');
    expect(session.getState().user?.accessToken).toBe('access-2');
    answer.release();
    await created;
    const ended = next();
    pass(130 * MINUTE);
    await expect(ended).resolves.toBe('expired');
    expect(told).toEqual(['refreshed', 'expired']);
  });
});

test.for([
  ['refuses the token', () => json({}, 401), 2],
  ['accepts the token', undefined, 1],
  ['fails', () => json({}, 500), 1],
] as const)(
  '[F92] if an upload is cut off and the server %s at the check, the number of attempts is $2',
  async ([, answer, times]) => {
    const { client, server } = openSignedIn();
    const CREATE = 'POST /courses/create/';
    server.answers[CREATE] = (call) => (isFirst(call) ? dropped() : json({}, 201));
    if (answer) server.answers[PROFILE] = (call) => (isFirst(call) ? answer() : json(profile));
    await client.call(coursesApi.create, { form: { title: 'a', description: 'b', price: 1 } }).catch(() => undefined);
    expect(server.count(CREATE)).toBe(times);
  },
);
