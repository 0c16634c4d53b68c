import { expect, test, vi } from 'vitest';
import { blogsApi, type Comment } from '../api/blogs.ts';
import { ApiError } from '../api/errors.ts';
import { memoryStorage } from '../lib/storage.ts';
import { stubConnection } from '../testing/connection.ts';
import { sendUnlessArrived, type LostCalls } from './lostCalls.ts';

const input = { params: { id: '1' }, body: { text: 'ممنون' } };
const comment: Comment = { user: 'sara', text: 'ممنون' };

/** Sets up a user who resends a comment, and a server that already has `before` equal comments. */
function setUp(before: number) {
  const lost: LostCalls = new Map();
  const tab = memoryStorage();
  const server = { there: Array.from({ length: before }, () => comment) };
  const known = vi.fn<() => Comment[] | null>(() => [...server.there]);
  const find = vi.fn(async () => server.there);
  const send = vi.fn<() => Promise<Comment>>();
  const go = (viewer = '1', text = 'ممنون') =>
    sendUnlessArrived(
      { endpoint: blogsApi.comment, input: { ...input, body: { text } }, viewer },
      { lost, tab },
      { known, find },
      send,
    );
  return { server, known, find, send, go, lost };
}

test('[F96] after a call that got a response, the next call is sent without a search for the earlier one', async () => {
  const { find, send, go, lost } = setUp(1);
  send
    .mockResolvedValueOnce(comment)
    .mockRejectedValueOnce(new ApiError('http', { status: 400 }))
    .mockResolvedValue(comment);
  await go();
  await expect(go()).rejects.toMatchObject({ status: 400 });
  await go();
  expect(find).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(3);
  expect(lost.size).toBe(0);
});

test.for([0, 1])(
  '[F96] a comment whose response was lost is not sent again if the server has it, beside %i identical older ones',
  async (before) => {
    const { server, send, go } = setUp(before);
    send.mockRejectedValueOnce(new ApiError('network'));
    await expect(go()).rejects.toMatchObject({ kind: 'network' });
    const own = { ...comment, user: 'own' };
    server.there.push(own);
    await expect(go()).resolves.toBe(own);
    expect(send).toHaveBeenCalledOnce();
    send.mockResolvedValue(comment);
    await go();
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('[F96] a lost call is still known after a reload of the tab', async () => {
  const { server, send, go, lost } = setUp(1);
  send.mockRejectedValueOnce(new ApiError('network'));
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  lost.clear();
  const own = { ...comment, user: 'own' };
  server.there.push(own);
  await expect(go()).resolves.toBe(own);
  expect(send).toHaveBeenCalledOnce();
});

test('[F96] a lost call whose item is not found is sent again', async () => {
  const { server, send, go } = setUp(1);
  send.mockRejectedValueOnce(new ApiError('network')).mockRejectedValueOnce(new ApiError('http', { status: 504 }));
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await expect(go()).rejects.toMatchObject({ status: 504 });
  expect(send).toHaveBeenCalledTimes(2);
  server.there.push(comment);
  await expect(go()).resolves.toBe(comment);
  expect(send).toHaveBeenCalledTimes(2);
});

test('[F96] if no list is cached, an identical older item is not mistaken for the item of the lost call', async () => {
  const { known, send, go } = setUp(1);
  known.mockReturnValue(null);
  send.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(comment);
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await go();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[F96] if no list is cached and the list fails to load, a new call is still sent', async () => {
  const { known, find, send, go } = setUp(0);
  known.mockReturnValue(null);
  find.mockRejectedValue(new ApiError('http', { status: 500 }));
  send.mockResolvedValue(comment);
  await expect(go()).resolves.toBe(comment);
});

test('[F96] if identical older items cannot be counted, none of them is mistaken for the item of the lost call', async () => {
  const { known, find, send, go } = setUp(1);
  known.mockReturnValue(null);
  find.mockRejectedValueOnce(new ApiError('http', { status: 500 }));
  send.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(comment);
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await go();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[F96] an item that arrives only after the check for it is found at the next attempt', async () => {
  const { server, find, send, go } = setUp(1);
  send.mockRejectedValue(new ApiError('network'));
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  find.mockImplementationOnce(async () => {
    const found = [...server.there];
    server.there.push(comment);
    return found;
  });
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await expect(go()).resolves.toBe(comment);
  expect(send).toHaveBeenCalledTimes(2);
});

test('[F96] a lost call is not sent again if the check for its item fails', async () => {
  const { find, send, go } = setUp(0);
  send.mockRejectedValue(new ApiError('network'));
  find.mockRejectedValue(new ApiError('timeout'));
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await expect(go()).rejects.toMatchObject({ kind: 'timeout' });
  expect(send).toHaveBeenCalledOnce();
});

test('[F96] after a lost response, a call with different text or from a different user is sent without a search for the lost call', async () => {
  const { find, send, go } = setUp(0);
  send.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(comment);
  await expect(go()).rejects.toMatchObject({ kind: 'network' });
  await go('2');
  await go('1', 'باز هم ممنون');
  expect(find).not.toHaveBeenCalled();
});

test.for([false, true])('[F66] [§7.28] offline, a call fails immediately (after a lost call: %s)', async (isLost) => {
  const { known, find, send, go, lost } = setUp(0);
  send.mockRejectedValueOnce(new ApiError('network'));
  if (isLost) await expect(go()).rejects.toMatchObject({ kind: 'network' });
  known.mockReturnValue(null);
  stubConnection(false);
  await expect(go()).rejects.toMatchObject({ kind: 'offline' });
  expect(find).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(lost.size);
  expect(lost.size).toBe(isLost ? 1 : 0);
});
