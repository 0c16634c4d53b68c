import { expect, test, vi } from 'vitest';
import { roleForPassword } from './role.ts';

async function sha256(text: string) {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}

test('[§6.2] a password gives the role whose digest it matches, even if the digest is in upper case', async () => {
  const set = { admin: (await sha256('رمز مدیر')).toUpperCase(), instructor: await sha256('teach') };
  await expect(roleForPassword('رمز مدیر', set)).resolves.toBe('admin');
  await expect(roleForPassword('teach', set)).resolves.toBe('instructor');
  await expect(roleForPassword('Teach', set)).resolves.toBe('student');
  await expect(roleForPassword('', set)).resolves.toBe('student');
});

test('[§6.3] without a configured digest, no password gives a staff role', async () => {
  for (const unset of [{}, { admin: undefined, instructor: undefined }, { admin: '', instructor: '' }]) {
    await expect(roleForPassword('', unset)).resolves.toBe('student');
    await expect(roleForPassword('undefined', unset)).resolves.toBe('student');
  }
  const set = { admin: '', instructor: await sha256('teach') };
  await expect(roleForPassword('teach', set)).resolves.toBe('instructor');
  vi.stubGlobal('crypto', {});
  await expect(roleForPassword('teach', set)).resolves.toBe('student');
});
