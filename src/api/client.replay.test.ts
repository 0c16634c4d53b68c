import { describe, expect, test, vi } from 'vitest';
import { blogsApi } from './blogs.ts';
import type { SessionPort } from './sessionPort.ts';
import { coursesApi } from './courses.ts';
import { ApiError } from './errors.ts';
import { dropped, fakeClient, json, signedInAs, type SentCall } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { studyApi } from './study.ts';
import { userApi } from './user.ts';

const isNew = ({ headers }: SentCall) => headers.get('Authorization') === 'Bearer new';
const tokens = (calls: SentCall[]) => calls.map(({ headers }) => headers.get('Authorization'));

function setUp(answer: (call: SentCall) => Response | Promise<Response>) {
  const user = { id: '1', accessToken: 'old' };
  const refresh = vi.fn<SessionPort['refresh']>(async () => (user.accessToken = 'new'));
  const stop = vi.fn<() => void>();
  const prolong = vi.fn<SessionPort['prolong']>(async () => stop);
  const accepts = vi.fn<SessionPort['accepts']>(async () => true);
  const session = { user: () => ({ ...user }), refresh, prolong, accepts };
  return { ...fakeClient(answer, { session }), ...session, user, stop };
}

test('[F67] a call that gets a 401 is repeated with new tokens until one is accepted or none is available', async () => {
  const { client, calls, refresh } = setUp(() => json({}, 401));
  refresh.mockResolvedValueOnce('new').mockResolvedValueOnce('newest').mockResolvedValueOnce(null);
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(tokens(calls)).toEqual(['Bearer old', 'Bearer new', 'Bearer newest']);
  expect(refresh.mock.calls).toEqual([
    ['old', 0],
    ['new', 1],
    ['newest', 2],
  ]);
});

test('if a call is repeated with a new token and fails with a different error, the caller gets that error', async () => {
  const { client, refresh } = setUp((call) => json({}, isNew(call) ? 403 : 401));
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 403 });
  expect(refresh).toHaveBeenCalledOnce();
});

test('[F52] a repeated call sends the same multipart body', async () => {
  const { client, calls } = setUp((call) => (isNew(call) ? json({}, 201) : json({}, 401)));
  const cover = new File([new Uint8Array([1, 2, 3])], 'c.png', { type: 'image/png' });
  await client.call(coursesApi.create, { form: { title: 'عنوان', description: 'd', price: 5, cover } });
  const bodies = calls.map(({ form }) => [...form]);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  const sentAgain = calls[1]?.form.get('cover');
  expect(sentAgain instanceof File && (await sentAgain.text())).toBe('\u0001\u0002\u0003');
});

test('a 401 for a call with an explicit token, or without any token, does not refresh the session', async () => {
  const { client, calls, refresh } = setUp(() => json({}, 401));
  await expect(client.call(userApi.profile, { params: { role: 'student' } }, { token: 'given' })).rejects.toMatchObject(
    { status: 401 },
  );
  await expect(client.call(userApi.refresh, { body: { refresh: 'r' } })).rejects.toMatchObject({ status: 401 });
  expect(tokens(calls)).toEqual(['Bearer given', null]);
  expect(refresh).not.toHaveBeenCalled();
});

test('[F8] [F69] a call is not repeated for a user who signed in during the refresh', async () => {
  const { client, calls, refresh, user } = setUp(() => json({}, 401));
  refresh.mockImplementationOnce(async () => (user.id = '2')).mockResolvedValue(null);
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(1);
});

test('[F77] [§7.26] after all retries of a call fail, the same user’s next such call is sent once, even with a new token', async () => {
  const { client, calls, user } = setUp(() => json({}, 503));
  const sent = async () => {
    await client.call(notificationsApi.list, {}).catch(() => undefined);
    return calls.splice(0).length;
  };
  expect([await sent(), await sent()]).toEqual([3, 1]);
  user.accessToken = 'renewed';
  expect(await sent()).toBe(1);
  user.id = '2';
  expect(await sent()).toBe(3);
});

const cover = new File(['x'], 'c.png', { type: 'image/png' });
const upload = { form: { title: 'عنوان', description: 'd', price: 5, cover } };

describe('[F92] an upload that is cut off before its response', () => {
  const ways: [string, () => Response | Promise<Response>][] = [
    ['the connection is reset', dropped],
    ['a proxy responds with 502', () => json({}, 502)],
  ];
  test.for(ways)('is sent again with a new token if the old token has expired: %s', async ([, cut]) => {
    const { client, calls, accepts } = setUp((call) => (isNew(call) ? json({}, 201) : cut()));
    accepts.mockResolvedValue(false);
    await expect(client.call(coursesApi.create, upload)).resolves.toEqual({});
    expect(tokens(calls)).toEqual(['Bearer old', 'Bearer new']);
    expect(accepts).toHaveBeenCalledExactlyOnceWith('old');
  });

  test.for(ways)('fails if the token is still valid: %s', async ([, cut]) => {
    const { client, calls, refresh } = setUp(cut);
    await expect(client.call(coursesApi.create, upload)).rejects.toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(1);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('is sent at most twice', async () => {
    const { client, calls, refresh, accepts } = setUp(dropped);
    accepts.mockResolvedValue(false);
    refresh.mockResolvedValueOnce('new').mockResolvedValueOnce(null);
    await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ kind: 'network' });
    expect(calls).toHaveLength(2);
  });

  test('causes a check of the token, but a refused upload does not', async () => {
    const { client, accepts } = setUp(() => json({}, 400));
    await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ status: 400 });
    expect(accepts).not.toHaveBeenCalled();
  });

  test('causes a check of the token, but another call that is cut off does not', async () => {
    const { client, accepts } = setUp(dropped);
    await expect(client.call(blogsApi.like, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'network' });
    expect(accepts).not.toHaveBeenCalled();
  });
});

test('[F91] the session is renewed before an upload and kept alive until its end, but not for other calls', async () => {
  const { client, calls, user, stop, prolong } = setUp(() => json({}, 201));
  prolong.mockImplementation(async () => {
    user.accessToken = 'renewed';
    return stop;
  });
  await client.call(coursesApi.create, upload);
  expect(tokens(calls)).toEqual(['Bearer renewed']);
  expect(stop).toHaveBeenCalledOnce();
  await client.call(blogsApi.like, { params: { id: '1' } }).catch(() => undefined);
  expect(prolong).toHaveBeenCalledOnce();
});

test('[F8] [F91] an upload is not sent for a user who signed in during the renewal', async () => {
  const { client, calls, user, stop, prolong } = setUp(() => json({}, 201));
  prolong.mockImplementation(async () => {
    user.id = '2';
    return stop;
  });
  await expect(client.call(coursesApi.create, upload)).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(0);
  expect(stop).toHaveBeenCalledOnce();
});

test('onRenew is called once, before the first renewal of the session', async () => {
  const order: string[] = [];
  const { client, refresh } = setUp(() => json({}, 401));
  refresh.mockImplementation(async (refused) => {
    order.push(`renews ${refused}`);
    return refused === 'old' ? 'new' : null;
  });
  const call = client.call(notificationsApi.list, {}, { onRenew: () => order.push('told') });
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(order).toEqual(['told', 'renews old', 'renews new']);
});

test('a 401 for a visitor’s call does not refresh the session', async () => {
  const refresh = vi.fn<SessionPort['refresh']>(async () => null);
  const session = { ...signedInAs(), user: () => null, refresh };
  const { client } = fakeClient(() => json({}, 401), { session });
  await expect(client.call(studyApi.lesson, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
  expect(refresh).not.toHaveBeenCalled();
});
