import { expect, test, vi } from 'vitest';
import { fetchPicture } from './picture.ts';

const { signal } = new AbortController();
const address = 'https://cdn.test/a.png';
const answer = (type: string, status = 200) => new Response(new Blob(['12345'], { type }), { status });

function setUp(reply: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(reply);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('[F75] a picture is fetched without a referrer', async () => {
  const fetch = setUp(async () => answer('image/png'));
  const picture = await fetchPicture(address, signal);
  expect([picture?.type, picture?.size]).toEqual(['image/png', 5]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ referrerPolicy: 'no-referrer' }));
});

test('if the host of a picture does not respond, the result is null', async () => {
  setUp(async () => answer('image/png')).mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return answer('image/png');
  });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(fetchPicture(address, signal)).resolves.toBeNull();
  timeout.mockRestore();
});

test.for<[string, () => Promise<Response>]>([
  ['is missing', async () => answer('image/png', 404)],
  ['is no picture', async () => answer('text/html')],
  ['the browser may not read', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file that %s gives null', async ([, reply]) => {
  setUp(reply);
  await expect(fetchPicture(address, signal)).resolves.toBeNull();
});
