import { afterEach, expect, test, vi } from 'vitest';
import { sha256Hex } from './digest.ts';

afterEach(() => vi.unstubAllGlobals());

test('gives the digest in hexadecimal', async () => {
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(await sha256Hex('رمز')).toHaveLength(64);
});

test('gives null where the browser has no crypto.subtle', async () => {
  vi.stubGlobal('crypto', {});
  expect(await sha256Hex('abc')).toBeNull();
});
