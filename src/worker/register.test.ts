import { expect, test, vi } from 'vitest';
import { registerWorker } from './register.ts';

test('if the browser is set to save data, the service worker is registered only when the user stores a course', async () => {
  vi.useFakeTimers();
  const register = vi.fn(async () => ({}));
  const serviceWorker = { getRegistration: async () => undefined, register };
  vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  await registerWorker(true);
  expect(register).toHaveBeenCalledOnce();
});

test.for([
  ['a leftover service worker of the site is removed', 'https://host.example/', 1],
  ['a service worker of another application stays', 'https://host.example/wiki/', 0],
] as const)('%s', async ([, scope, removals]) => {
  const unregister = vi.fn();
  const other = { active: { scriptURL: `${scope}mockServiceWorker.js` }, scope, unregister };
  const register = vi.fn(async () => ({}));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => other, register } });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  await registerWorker();
  expect(unregister).toHaveBeenCalledTimes(removals);
  expect(register).toHaveBeenCalledTimes(1 - removals);
});
