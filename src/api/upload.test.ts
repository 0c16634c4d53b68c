import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { coursesApi } from './courses.ts';
import './upload.ts';

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseURL = '';
  responseText = '{}';
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = () => void this.dispatchEvent(new Event('abort'));
  constructor() {
    super();
    sent.push(this);
  }
  send() {}
  leave(loaded: number, total = 100) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, from: string) {
    Object.assign(this, { status, responseURL: from }).dispatchEvent(new Event('load'));
  }
}

let sent: FakeRequest[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('location', { href: 'https://academy.test/add-course' });
});

/** Starts uploading a course. A stall of 60 seconds aborts it. */
async function begin(signal = new AbortController().signal) {
  const shares: number[] = [];
  const client = createClient({ base: '/api' });
  const form = { title: 'دوره', description: 'توضیح', price: 1000 };
  const outcome = client
    .call(coursesApi.create, { form }, { token: 'token', signal, onProgress: (share) => shares.push(share) })
    .catch((error: unknown) => error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return { request: sent[0] as FakeRequest, outcome, shares };
}

test('[§7.24] a slow upload continues and times out 60 seconds after its last progress', async () => {
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
  '[§7.26] a foreign answer, %s, leaves the result of the upload unknown',
  async (elsewhere) => {
    const { request, outcome } = await begin();
    request.answer(201, elsewhere);
    await expect(outcome).resolves.toMatchObject({ kind: 'network', isUncertain: true });
  },
);
