import { expect, test, vi } from 'vitest';
import { blogsApi } from './blogs.ts';
import { coursesApi } from './courses.ts';
import { stubConnection } from '../testing/connection.ts';
import { dropped, fakeClient, hanging, json, signedInAs, type SentCall } from '../testing/fakeFetch.ts';
import { settled, stubPage } from '../testing/tabs.ts';
import type { Tries } from './retries.ts';
import { userApi } from './user.ts';

const login = { body: { username: 'u', password: 'p' } };
const fail = (status: number) => (status === 0 ? dropped() : json({}, status));

/** Creates a client, and functions that request the courses through the client. */
function setUp(...[answer, options]: Parameters<typeof fakeClient>) {
  const network = fakeClient(answer, options);
  const { client, calls } = network;
  const ask = (tries: Tries = {}) => client.call(coursesApi.list, {}, tries);
  /** Makes one call and returns the number of requests that were sent, even if the call fails. */
  async function count(tries: Tries = {}) {
    const before = calls.length;
    await ask(tries).catch(() => undefined);
    return calls.length - before;
  }
  return { ...network, ask, count };
}

test.for([429, 502, 503, 504, 0])(
  '[F36] [§7.23] after the status %i (0: connection lost), a GET is sent three times, and a POST once',
  async (status) => {
    const { client, calls } = setUp(() => fail(status));
    await expect(client.call(userApi.login, login)).rejects.toMatchObject({ status });
    expect(calls).toHaveLength(1);
    await expect(setUp(() => fail(status)).count()).resolves.toBe(3);
    await expect(setUp((_, count) => (count < 3 ? fail(status) : json([]))).ask()).resolves.toEqual([]);
  },
);

test('[F77] [§7.26] after all retries of a GET fail, only a manual call has retries until the GET succeeds', async () => {
  let works = false;
  const { count } = setUp(() => (works ? json([]) : json({}, 503)));
  expect([await count(), await count(), await count({ insist: true }), await count()]).toEqual([3, 1, 3, 1]);
  works = true;
  expect(await count()).toBe(1);
  works = false;
  expect(await count()).toBe(3);
});

test('[§7.23] a failed prefetch is not retried, but a later call of the same endpoint is retried as usual', async () => {
  const { count } = setUp(() => json({}, 503));
  expect([await count({ ahead: true }), await count()]).toEqual([1, 3]);
});

test('[F77] [§7.26] a hidden page does not retry a failed call until the page is visible', async () => {
  const { document } = stubPage();
  document.visibilityState = 'hidden';
  const { ask, calls } = setUp((_, count) => (count === 1 ? json({}, 503) : json([])));
  const asked = ask();
  await settled();
  expect(calls).toHaveLength(1);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(asked).resolves.toEqual([]);
});

test('[F67] a hidden page retries a call for which other tabs wait', async () => {
  stubPage().document.visibilityState = 'hidden';
  const { ask } = setUp((_, count) => (count === 1 ? json({}, 503) : json([])));
  await expect(ask({ hidden: true })).resolves.toEqual([]);
});

test.for([200, 400, 401, 403, 404, 405, 410, 422, 500, 501, 505])(
  '[F37] a GET is not retried after the status %i (with 200, the body is invalid)',
  async (status) => {
    const { ask, calls } = setUp(() => json({ detail: 'no' }, status));
    await expect(ask()).rejects.toMatchObject({ kind: status === 200 ? 'malformed' : 'http', status });
    expect(calls).toHaveLength(1);
  },
);

test('[F77] [§7.26] Retry-After delays the same call on every screen, except a manual retry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { client, ask, lines } = setUp(({ path }, count) =>
    path === '/courses/' && count < 4 ? json({}, 429, { 'Retry-After': '30' }) : json([]),
  );
  const refused = expect.objectContaining({ status: 429, retryAfter: 30 });
  await expect(ask()).rejects.toEqual(refused);
  vi.setSystemTime(Date.now() + 29_999);
  await expect(ask()).rejects.toEqual(refused);
  await expect(client.call(blogsApi.list, {})).resolves.toEqual([]);
  await expect(ask({ insist: true })).rejects.toEqual(refused);
  expect(lines()).toEqual(['GET /courses/', 'GET /blogs/', 'GET /courses/']);
  vi.setSystemTime(Date.now() + 30_000);
  await expect(ask()).resolves.toEqual([]);
});

test('[F66] [§7.28] a GET without a connection waits, and is sent once when the connection returns', async () => {
  const connection = stubConnection(false);
  const { client, lines } = setUp(() => json([]));
  const ask = (signal?: AbortSignal) => client.call(blogsApi.likes, { params: { id: '1' } }, signal && { signal });
  const leaving = new AbortController();
  const [asked, left] = [ask(), ask(leaving.signal)];
  await settled();
  expect(lines()).toEqual([]);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ kind: 'aborted' });
  connection.set(true);
  await asked;
  expect(lines()).toEqual(['GET /blogs/1/like/']);
});

test('[§7.28] [§11.1] a public GET without a connection waits only if the service worker has no response', async () => {
  const connection = stubConnection(false);
  const { ask, calls } = setUp((_, count) => (count === 2 ? dropped() : json([])));
  await expect(ask()).resolves.toEqual([]);
  const asked = ask();
  await settled();
  connection.set(true);
  await expect(asked).resolves.toEqual([]);
  expect(calls).toHaveLength(3);
});

test('[§7.28] if the browser wrongly reports no connection, a refusal of a public GET counts', async () => {
  stubConnection(false);
  const { ask } = setUp(() => json({}, 404));
  await expect(ask()).rejects.toMatchObject({ status: 404 });
});

test('[F66] a retry waits until a lost connection returns', async () => {
  const connection = stubConnection(true);
  const { ask, calls } = setUp((_, count) => {
    if (count > 1) return json([]);
    connection.set(false);
    return dropped();
  });
  const asked = ask();
  await settled();
  expect(calls).toHaveLength(1);
  connection.set(true);
  await expect(asked).resolves.toEqual([]);
  expect(calls).toHaveLength(2);
});

test('[F66] [§7.28] a write without a connection fails immediately, and the error shows that nothing was sent', async () => {
  stubConnection(false);
  const { client, calls } = setUp(() => json({}));
  await expect(client.call(userApi.login, login)).rejects.toMatchObject({ kind: 'offline', isUncertain: false });
  expect(calls).toHaveLength(0);
});

test.for([
  [null, [0, 400, 1600]],
  ['soon', [0, 400, 1600]],
  ['0', [0, 0, 0]],
  ['2', [0, 2000, 4000]],
  ['Thu, 01 Jan 2026 00:00:03 GMT', [0, 3000, 3000]],
  // A user would not wait this long, so there is no retry.
  ['11', [0]],
  ['99999999999999999999', [0]],
] as const)(
  '[F36] [§7.23] with Retry-After: %s in every 503, requests are sent after %j ms',
  async ([retryAfter, moments]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-01-01T00:00:00Z') });
    const started = Date.now();
    const at: number[] = [];
    const answer = () => {
      at.push(Date.now() - started);
      return json({}, 503, retryAfter === null ? {} : { 'Retry-After': retryAfter });
    };
    const counted = setUp(answer, { retryDelay: 400 }).count();
    await vi.runAllTimersAsync();
    await counted;
    expect(at).toEqual(moments);
  },
);

test('a response whose body never ends times out', async () => {
  const endless = ({ init }: SentCall) => {
    const fail = (stream: ReadableStreamDefaultController) => stream.error(init.signal?.reason);
    return new Response(
      new ReadableStream({ start: (stream) => init.signal?.addEventListener('abort', () => fail(stream)) }),
    );
  };
  await expect(setUp(endless, { timeout: 15 }).ask()).rejects.toMatchObject({ kind: 'timeout' });
});

test.for([
  ['an upload', true, 60_000],
  ['any other call', false, 20_000],
] as const)('[§7.24] %s without a response times out and is not retried', async ([, isUpload, limit]) => {
  vi.useFakeTimers();
  const { client, calls } = setUp(hanging, { session: signedInAs() });
  const call = isUpload
    ? client.call(blogsApi.create, { form: { title: 't', content: 'c', cover_image: new Blob() } })
    : client.call(userApi.profile, { params: { role: 'student' } });
  const failed = vi.fn();
  const settled = call.catch(failed);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await settled;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', status: 0, isUncertain: true }));
  expect(calls).toHaveLength(1);
});

test.for([
  ['before', () => json([]), 0],
  ['during', hanging, 1],
  ['while writing', hanging, 1],
  ['between attempts', dropped, 1],
] as const)('[F33] a call ends immediately when the caller aborts it (moment: %s)', async ([when, answer, sent]) => {
  const { client, ask, calls } = setUp(answer, { retryDelay: 9000 });
  const leaving = new AbortController();
  if (when === 'before') leaving.abort();
  const { signal } = leaving;
  const call = when.startsWith('while') ? client.call(userApi.login, login, { signal }) : ask({ signal });
  setTimeout(() => leaving.abort(), 5);
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(calls).toHaveLength(sent);
});
