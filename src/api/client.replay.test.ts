import { expect, test, vi } from 'vitest';
import { createClient, type SessionPort } from './client.ts';
import { coursesApi } from './courses.ts';
import { fakeFetch, json, type SentCall } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { userApi } from './user.ts';

const isNew = ({ headers }: SentCall) => headers.get('Authorization') === 'Bearer new';
const tokens = (calls: SentCall[]) => calls.map(({ headers }) => headers.get('Authorization'));

function setUp(answer: (call: SentCall) => Response, renewed: string | null = 'new') {
  let token = 'old';
  const port = {
    accessToken: () => token,
    refresh: vi.fn<SessionPort['refresh']>(async () => {
      token = renewed ?? token;
      return renewed;
    }),
    isFresh: vi.fn<SessionPort['isFresh']>(() => true),
    reject: vi.fn<SessionPort['reject']>(),
  };
  const network = fakeFetch(answer);
  const client = createClient({ base: '/api', fetch: network.fetch, session: port, retryDelay: 1 });
  return { ...network, client, port, use: (next: string) => void (token = next) };
}

test('[F67] a token that another tab put in the place of the refused one may be old, too, and is renewed', async () => {
  const { client, calls, port } = setUp((call) =>
    call.headers.get('Authorization') === 'Bearer newest' ? json([]) : json({}, 401),
  );
  port.isFresh.mockReturnValue(false);
  port.refresh.mockResolvedValueOnce('new').mockResolvedValueOnce('newest');
  await expect(client.call(notificationsApi.list, {})).resolves.toEqual([]);
  expect(tokens(calls)).toEqual(['Bearer old', 'Bearer new', 'Bearer newest']);
  expect(port.reject).not.toHaveBeenCalled();
});

test('[F2] tokens that others bring are not tried for ever', async () => {
  const { client, calls, port } = setUp(() => json({}, 401));
  port.isFresh.mockReturnValue(false);
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(3);
  expect(port.reject).toHaveBeenCalledOnce();
});

test('[F8] a late refusal does not end the session that somebody else began meanwhile', async () => {
  const { client, port, use } = setUp((call) => {
    if (isNew(call)) use('theirs');
    return json({}, 401);
  });
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 401 });
  expect(port.reject).not.toHaveBeenCalled();
});

test('another failure of the second try does not end the session', async () => {
  const { client, port } = setUp((call) => json({}, isNew(call) ? 403 : 401));
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({ status: 403 });
  expect(port.reject).not.toHaveBeenCalled();
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
  const { client, calls, port } = setUp(() => json({}, 401));
  await expect(client.call(userApi.profile, { params: { role: 'student' } }, { token: 'given' })).rejects.toMatchObject(
    { status: 401 },
  );
  await expect(client.call(userApi.refresh, { body: { refresh: 'r' } })).rejects.toMatchObject({ status: 401 });
  expect(tokens(calls)).toEqual(['Bearer given', null]);
  expect(port.refresh).not.toHaveBeenCalled();
});
