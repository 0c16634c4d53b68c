import { expect, test, vi } from 'vitest';

test('chunks are preloaded in idle time after the first input, unless the browser is set to save data', async () => {
  // Other tests may have added chunks to the module.
  vi.resetModules();
  const { preloadForSomebody, preloadWhenIdle } = await import('./preloading.ts');
  const idle: (() => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const preload = vi.fn();
  preloadWhenIdle({ preload });
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  preloadForSomebody();
  page.dispatchEvent(new Event('pointermove'));
  expect(idle).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  preloadForSomebody();
  expect(idle).toEqual([]);
  page.dispatchEvent(new Event('pointermove'));
  page.dispatchEvent(new Event('keydown'));
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(preload).toHaveBeenCalledOnce();
});
