import { expect, test, vi } from 'vitest';
import { installOffer, keepInstallOffer } from './install.ts';

test('[§11.7] an install prompt event that arrived before the app started is used once', () => {
  const prompt = vi.fn(async () => undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('installPrompt', Object.assign(new Event('beforeinstallprompt'), { prompt }));
  keepInstallOffer();
  installOffer.getState()?.();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installOffer.getState()).toBeNull();
  vi.unstubAllGlobals();
});
