import { expect, test, vi } from 'vitest';
import { stubConnection } from '../testing/connection.ts';
import { onConnection } from './online.ts';

test('a listener gets online and offline events until it unsubscribes', () => {
  const connection = stubConnection(true);
  const heard = vi.fn();
  const stop = onConnection(heard);
  connection.set(false);
  connection.set(true);
  stop();
  connection.set(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
