import { describe, expect, test, vi } from 'vitest';
import { blogsApi } from './blogs.ts';
import { createClient } from './client.ts';
import { coursesApi } from './courses.ts';
import { stubConnection } from '../testing/connection.ts';
import { dropped, fakeFetch, hanging, json, signedInAs } from '../testing/fakeFetch.ts';
import { stubPage } from '../testing/tabs.ts';
import { notificationsApi } from './notifications.ts';
import { userApi } from './user.ts';

type Answers = Parameters<typeof fakeFetch>[0];

function setUp(answer: Answers, options: { timeout?: number; retryDelay?: number } = {}) {
  const network = fakeFetch(answer);
  return { ...network, client: createClient({ base: '/api', fetch: network.fetch, retryDelay: 1, ...options }) };
}

const login = { body: { username: 'u', password: 'p' } };

describe('retries', () => {
  test.for([429, 503, 0])('[F36] [§7.23] a GET that meets %i is sent again, three times in all', async (status) => {
    const failing = setUp(() => (status === 0 ? dropped() : json({}, status)));
    await expect(failing.client.call(coursesApi.list, {})).rejects.toMatchObject({ status });
    expect(failing.calls).toHaveLength(3);

    const recovering = setUp((_, count) => (count < 3 ? (status === 0 ? dropped() : json({}, status)) : json([])));
    await expect(recovering.client.call(coursesApi.list, {})).resolves.toEqual([]);
  });

  test('[F77] [§7.26] one that failed with all its tries is sent once at a time, until it works or the reader asks', async () => {
    let works = false;
    const { client, calls } = setUp(() => (works ? json([]) : json({}, 503)));
    const sent = async (options = {}) => {
      const before = calls.length;
      await client.call(coursesApi.list, {}, options).catch(() => undefined);
      return calls.length - before;
    };
    expect([await sent(), await sent(), await sent({ insist: true }), await sent()]).toEqual([3, 1, 3, 1]);
    works = true;
    expect(await sent()).toBe(1);
    works = false;
    expect(await sent()).toBe(3);
  });

  test('[F77] [§7.26] what failed for one user is asked for by the next as if nothing had been', async () => {
    const { client, calls } = setUp(() => json({}, 503));
    client.connect(signedInAs('a'));
    const sent = async () => {
      await client.call(notificationsApi.list, {}).catch(() => undefined);
      return calls.splice(0).length;
    };
    expect([await sent(), await sent()]).toEqual([3, 1]);
    client.connect(signedInAs('b'));
    expect(await sent()).toBe(3);
  });

  test('[§7.23] what nobody waits for yet is sent once, and then tried like anything else', async () => {
    const { client, calls } = setUp(() => json({}, 503));
    await expect(client.call(coursesApi.list, {}, { ahead: true })).rejects.toMatchObject({ status: 503 });
    expect(calls.splice(0)).toHaveLength(1);
    await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(3);
  });

  test('[F77] [§7.26] a page in the background tries nothing again before it is looked at', async () => {
    const { document } = stubPage();
    document.visibilityState = 'hidden';
    const { client, calls } = setUp((_, count) => (count === 1 ? json({}, 503) : json([])));
    const call = client.call(coursesApi.list, {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(1);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(call).resolves.toEqual([]);
  });

  test.for([429, 503, 0])('[F36] [§7.23] a POST that meets %i is not sent again', async (status) => {
    const { client, calls } = setUp(() => (status === 0 ? dropped() : json({}, status)));
    await expect(client.call(userApi.login, login)).rejects.toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });

  test.for([400, 401, 403, 404, 405, 410, 422, 500, 501, 502])(
    '[F37] a GET that meets %i is not sent again',
    async (status) => {
      const { client, calls } = setUp(() => json({ detail: 'no' }, status));
      await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ kind: 'http', status, detail: 'no' });
      expect(calls).toHaveLength(1);
    },
  );

  test('an answer that makes no sense is not asked for again', async () => {
    const { client, calls } = setUp(() => json(null));
    await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ kind: 'malformed' });
    expect(calls).toHaveLength(1);
  });
});

describe('a server that asks to wait', () => {
  test('[F77] [§7.26] is not asked before, whichever screen wishes to; by the reader, and after that time, it is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, calls } = setUp((_, count) => (count === 1 ? json({}, 429, { 'Retry-After': '30' }) : json([])));
    const refused = expect.objectContaining({ status: 429, retryAfter: 30 });
    await expect(client.call(coursesApi.list, {})).rejects.toEqual(refused);
    await expect(client.call(coursesApi.list, {})).rejects.toEqual(refused);
    vi.setSystemTime(Date.now() + 29_000);
    await expect(client.call(coursesApi.list, {})).rejects.toEqual(refused);
    expect(calls).toHaveLength(1);
    await expect(client.call(blogsApi.list, {})).resolves.toEqual([]);
    await expect(client.call(coursesApi.list, {}, { insist: true })).resolves.toEqual([]);
    await expect(client.call(coursesApi.list, {})).resolves.toEqual([]);
    expect(calls).toHaveLength(4);
    const later = setUp((_, count) => (count === 1 ? json({}, 503, { 'Retry-After': '30' }) : json([])));
    await expect(later.client.call(coursesApi.list, {})).rejects.toMatchObject({ status: 503 });
    vi.setSystemTime(Date.now() + 30_000);
    await expect(later.client.call(coursesApi.list, {})).resolves.toEqual([]);
  });
});

describe('without a connection', () => {
  test('[F66] [§7.28] nothing is asked for before it is back, then once', async () => {
    const connection = stubConnection(false);
    const { client, lines } = setUp(() => json([]));
    const asked = [client.call(coursesApi.list, {}), client.call(blogsApi.list, {})];
    const leaving = new AbortController();
    const left = client.call(blogsApi.list, {}, { signal: leaving.signal });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines()).toEqual([]);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    connection.set(true);
    await Promise.all(asked);
    expect(lines()).toEqual(['GET /courses/', 'GET /blogs/']);
  });

  test('[F66] a try that lost the connection waits for it with the next one', async () => {
    const connection = stubConnection(true);
    const { client, calls } = setUp((_, count) => {
      if (count > 1) return json([]);
      connection.set(false);
      return dropped();
    });
    const asked = client.call(coursesApi.list, {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(1);
    connection.set(true);
    await expect(asked).resolves.toEqual([]);
    expect(calls).toHaveLength(2);
  });

  test('[F66] [§7.28] what changes something is not sent, and that is certain', async () => {
    stubConnection(false);
    const { client, calls } = setUp(() => json({}));
    await expect(client.call(userApi.login, login)).rejects.toMatchObject({ kind: 'offline', isUncertain: false });
    expect(calls).toHaveLength(0);
  });
});

describe('the time between tries', () => {
  async function waits(retryAfter: string | null) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-01-01T00:00:00Z') });
    const at: number[] = [];
    const started = Date.now();
    const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
    const answer = () => {
      at.push(Date.now() - started);
      return json({}, 503, headers);
    };
    const result = setUp(answer, { retryDelay: 400 })
      .client.call(coursesApi.list, {})
      .catch(() => undefined);
    await vi.runAllTimersAsync();
    await result;
    return at;
  }

  test('[F36] grows, where the server does not name one', async () => {
    expect(await waits(null)).toEqual([0, 400, 1600]);
    expect(await waits('soon')).toEqual([0, 400, 1600]);
  });

  test('[F36] [§7.23] is what the server asks for, in seconds or as a date', async () => {
    expect(await waits('2')).toEqual([0, 2000, 4000]);
    expect(await waits('Thu, 01 Jan 2026 00:00:03 GMT')).toEqual([0, 3000, 3000]);
    expect(await waits('0')).toEqual([0, 0, 0]);
  });

  test('[F36] a longer one than a user would wait ends the tries', async () => {
    expect(await waits('11')).toEqual([0]);
    expect(await waits('99999999999999999999')).toEqual([0]);
  });
});

describe('giving up', () => {
  test('[§7.24] a call without an answer times out, and is not sent again', async () => {
    const { client, calls } = setUp(hanging, { timeout: 15 });
    await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({
      kind: 'timeout',
      status: 0,
      isUncertain: true,
    });
    expect(calls).toHaveLength(1);
  });

  test('a body that does not end times out too', async () => {
    const network = fakeFetch(({ init }) => {
      const body = new ReadableStream({
        start: (stream) => init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const client = createClient({ base: '/api', fetch: network.fetch, timeout: 15 });
    await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  test.for([
    ['an upload', true, 60_000],
    ['any other call', false, 20_000],
  ] as const)('[§7.24] %s is given up when nothing comes', async ([, isUpload, limit]) => {
    vi.useFakeTimers();
    const client = createClient({ base: '/api', fetch: fakeFetch(hanging).fetch, session: signedInAs() });
    const call = isUpload
      ? client.call(blogsApi.create, { form: { title: 't', content: 'c', cover_image: new Blob() } })
      : client.call(userApi.profile, { params: { role: 'student' } });
    const failed = vi.fn();
    const settled = call.catch(failed);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await settled;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  test.for([
    ['before', () => json([]), 0],
    ['during', hanging, 1],
    ['while it changes something,', hanging, 1],
    ['between tries of', dropped, 1],
  ] as const)('[F33] a caller who leaves %s a call ends it at once', async ([when, answer, sent]) => {
    const { client, calls } = setUp(answer, { retryDelay: 9000 });
    const leaving = new AbortController();
    if (when === 'before') leaving.abort();
    const { signal } = leaving;
    const call = when.startsWith('while')
      ? client.call(userApi.login, login, { signal })
      : client.call(coursesApi.list, {}, { signal });
    setTimeout(() => leaving.abort(), 5);
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(calls).toHaveLength(sent);
  });
});
