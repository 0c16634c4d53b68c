import { expect, test, vi } from 'vitest';
import { registerWorker } from './register.ts';

test('if the browser is set to save data, the worker is registered only when the user stores a course', async () => {
  vi.useFakeTimers();
  const register = vi.fn(async () => ({}));
  const serviceWorker = { getRegistrations: async () => [], register };
  vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  await registerWorker(true);
  expect(register).toHaveBeenCalledOnce();
});
