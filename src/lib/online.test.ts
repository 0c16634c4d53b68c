import { expect, test, vi } from 'vitest';
import { stubConnection } from '../testing/connection.ts';
import { isOnline, onConnection, whenOnline } from './online.ts';

test('the connection counts as there where nobody can tell, and is heard coming and going', () => {
  expect(isOnline()).toBe(true);
  const connection = stubConnection(true);
  const heard = vi.fn();
  const stop = onConnection(heard);
  connection.set(false);
  expect(isOnline()).toBe(false);
  connection.set(true);
  stop();
  connection.set(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[F66] the connection is waited for, unless the one who waits leaves', async () => {
  await whenOnline();
  const connection = stubConnection(false);
  const waiting = whenOnline();
  const leaving = new AbortController();
  const left = whenOnline(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  connection.set(true);
  await waiting;
});
