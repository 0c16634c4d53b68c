import type { Role } from '../api/user.ts';

/** SHA-256 digests, in hex, of the sign-up passwords for staff. An unset digest matches no password (product §6). */
export interface RoleDigests {
  admin?: string | undefined;
  instructor?: string | undefined;
}

/** The role that a sign-up password requests: admin, instructor, or student for any other (product §6). */
export async function roleForPassword(password: string, digests: RoleDigests): Promise<Role> {
  const digest = await sha256Hex(password);
  return (['admin', 'instructor'] as const).find((role) => digests[role]?.toLowerCase() === digest) ?? 'student';
}

/** The SHA-256 digest of `text` in lower-case hex. Null over http, where browsers offer no digests. */
export async function sha256Hex(text: string): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
