import { expect, test } from 'vitest';
import { memoryShared } from '../lib/sharedStore.ts';
import { START, storedUser } from '../testing/tabs.ts';
import { createHandover } from './handover.ts';

function openTwo() {
  const shared = memoryShared();
  return [createHandover(shared, () => START), createHandover(shared, () => START)] as const;
}

test('[F67] only the tab that claimed a refresh token may claim the token again', async () => {
  const [a, b] = openTwo();
  await expect(a.claim('token', false)).resolves.toBe(true);
  await expect(a.claim('token', false)).resolves.toBe(true);
  await expect(b.claim('token', false)).resolves.toBe(false);
});

test('[F67] a used refresh token cannot be claimed, not even by the tab that used it', async () => {
  const [a] = openTwo();
  await a.settle('old', storedUser());
  await a.claim('new', true);
  await expect(a.claim('old', true)).resolves.toBe(false);
});

test('[F67] a tab can release only its own claim on a refresh token', async () => {
  const [a, b] = openTwo();
  await a.release('none');
  await a.settle('old', null);
  await a.claim('token', false);
  await b.release('token');
  await a.release('old');
  await expect(b.claim('token', false)).resolves.toBe(false);
  await a.release('token');
  await expect(b.claim('token', false)).resolves.toBe(true);
  await expect(b.fateOf('old')).resolves.toEqual({ kind: 'ended' });
});

test('[F5] a token that is recorded twice counts once among the last twenty used tokens', async () => {
  const [a] = openTwo();
  const tokens = Array.from({ length: 20 }, (_, index) => `used-${index}`);
  for (const token of ['used-0', 'used-1', ...tokens.slice(1)]) await a.settle(token, null);
  await expect(a.fateOf('used-0')).resolves.toEqual({ kind: 'ended' });
});
