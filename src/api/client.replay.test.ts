import { expect, test, vi } from 'vitest';
import type { SessionPort } from './client.ts';
import { coursesApi } from './courses.ts';
import { fakeClient, json, type SentCall } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { userApi } from './user.ts';

const isNew = ({ headers }: SentCall) => headers.get('Authorization') === 'Bearer new';
const tokens = (calls: SentCall[]) => calls.map(({ headers }) => headers.get('Authorization'));

function setUp(answer: (call: SentCall) => Response) {
  const user = { id: '1', accessToken: 'old' };
  const refresh = vi.fn<SessionPort['refresh']>(async () => (user.accessToken = 'new'));
  return { ...fakeClient(answer, { session: { user: () => user, refresh } }), refresh, user };
}

test('[F67] a call asks for tokens until it has one that is taken, or there are no more', async () => {
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

test('another failure of the second try is told as it is', async () => {
  const { client, refresh } = setUp((call) => json({}, isNew(call) ? 403 : 401));
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 403 });
  expect(refresh).toHaveBeenCalledOnce();
});

test('[F52] the same multipart body is sent again', async () => {
  const { client, calls } = setUp((call) => (isNew(call) ? json({}, 201) : json({}, 401)));
  const cover = new File([new Uint8Array([1, 2, 3])], 'c.png', { type: 'image/png' });
  await client.call(coursesApi.create, { form: { title: 'عنوان', description: 'd', price: 5, cover } });
  const bodies = calls.map(({ form }) => [...form]);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  const sentAgain = calls[1]?.form.get('cover');
  expect(sentAgain instanceof File && (await sentAgain.text())).toBe('\u0001\u0002\u0003');
});

test('a call with a token of its own, or without one, refreshes nothing', async () => {
  const { client, calls, refresh } = setUp(() => json({}, 401));
  await expect(client.call(userApi.profile, { params: { role: 'student' } }, { token: 'given' })).rejects.toMatchObject(
    { status: 401 },
  );
  await expect(client.call(userApi.refresh, { body: { refresh: 'r' } })).rejects.toMatchObject({ status: 401 });
  expect(tokens(calls)).toEqual(['Bearer given', null]);
  expect(refresh).not.toHaveBeenCalled();
});

test('[F77] [§7.26] what failed is remembered for its user, whatever their token is, and not for the next one', async () => {
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
