import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { coursesApi } from './courses.ts';
import { uploadFetch } from './upload.ts';

/** A fake XMLHttpRequest. The test itself fires the events. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseURL = '';
  responseText = '{}';
  withCredentials = false;
  headers: Record<string, string> = {};
  open = vi.fn<(method: string, address: string) => void>();
  body: unknown;
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    sent.push(this);
    arrival.resolve(this);
  }
  // As in browsers, a request that was not sent does not fire events.
  abort = () => sent.includes(this) && this.dispatchEvent(new Event('abort'));
  leave(loaded: number, total = 100) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, from = CREATE, responseText = '{}') {
    Object.assign(this, { status, responseURL: from, responseText }).dispatchEvent(new Event('load'));
  }
}

const CREATE = 'https://academy.test/api/courses/create/';
let sent: FakeRequest[];
let arrival: PromiseWithResolvers<FakeRequest>;

beforeEach(() => {
  sent = [];
  arrival = Promise.withResolvers();
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('location', { href: 'https://academy.test/add-course' });
});

/** Starts to upload a course. The upload times out after 60 seconds without progress. */
async function begin(signal = new AbortController().signal) {
  const shares: number[] = [];
  const client = createClient({ base: '/api' });
  const form = { title: 'دوره', description: 'توضیح', price: 1000 };
  const outcome = client
    .call(coursesApi.create, { form }, { token: 'token', signal, onProgress: (share) => shares.push(share) })
    .catch((error: unknown) => error);
  return { request: await arrival.promise, outcome, shares };
}

test('[§7.24] a slow upload continues, and times out 60 seconds after its last progress', async () => {
  const { request, outcome, shares } = await begin();
  const ended = vi.fn();
  void outcome.then(ended);
  for (let share = 1; share <= 5; share += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    request.leave(share);
  }
  expect(shares).toEqual([0.01, 0.02, 0.03, 0.04, 0.05]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toMatchObject({ kind: 'timeout' });
});

test('[§7.24] an upload can be cancelled', async () => {
  const leaving = new AbortController();
  const { outcome } = await begin(leaving.signal);
  leaving.abort();
  await expect(outcome).resolves.toMatchObject({ kind: 'aborted' });
});

test.for(['https://academy.test/api/courses/', 'https://other.test/api/courses/create/'])(
  '[§7.26] a response from another URL, %s, leaves the result of the upload unknown',
  async (elsewhere) => {
    const { request, outcome } = await begin();
    request.answer(201, elsewhere);
    await expect(outcome).resolves.toMatchObject({ kind: 'network', isUncertain: true });
  },
);

test('[§7.24] an upload whose signal is already aborted is never sent', async () => {
  const left = AbortSignal.abort(new Error('left'));
  await expect(uploadFetch(() => undefined)('/api/', { signal: left })).rejects.toThrow('left');
  expect(sent).toEqual([]);
});

test('an upload has the method, headers and body that the client sets', async () => {
  const { request, outcome } = await begin();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/courses/create/');
  expect(request.headers).toEqual({ accept: 'application/json', authorization: 'Bearer token' });
  expect(request.withCredentials).toBe(false);
  expect(Object.fromEntries(request.body as FormData)).toEqual({ title: 'دوره', description: 'توضیح', price: '1000' });
  request.answer(201);
  await expect(outcome).resolves.toEqual({});
});

test('an upload with `credentials: include` sends cookies', () => {
  void uploadFetch(() => undefined)('/api/', { credentials: 'include' });
  expect(sent[0]?.withCredentials).toBe(true);
  expect(sent[0]?.open).toHaveBeenCalledWith('GET', '/api/');
});

test.for([204, 304])('an upload’s response with the status %i has no body', async (status) => {
  const answered = uploadFetch(() => undefined)('/api/', {});
  sent[0]?.answer(status, 'https://academy.test/api/', '');
  await expect(answered).resolves.toMatchObject({ status, body: null });
});

test('the response of a redirected upload is read if redirects are allowed', async () => {
  const answered = uploadFetch(() => undefined)('/api/', {});
  sent[0]?.answer(200, 'https://other.test/', '"text"');
  await expect((await answered).json()).resolves.toBe('text');
});

test('the error for a refused upload has the server’s message', async () => {
  const { request, outcome } = await begin();
  request.answer(400, CREATE, '{"detail":"بزرگ است"}');
  await expect(outcome).resolves.toMatchObject({ kind: 'http', status: 400, detail: 'بزرگ است' });
});

test('an upload fails with a network error if the connection fails', async () => {
  const { request, outcome } = await begin();
  request.dispatchEvent(new Event('error'));
  await expect(outcome).resolves.toMatchObject({ kind: 'network' });
});

test('the progress of an upload is not reported if the total length is unknown', async () => {
  const { request, shares } = await begin();
  request.leave(5, 0);
  expect(shares).toEqual([]);
});
