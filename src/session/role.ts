import type { Role } from '../api/user.ts';

/**
 * The SHA-256 digests, in hex, of the sign-up passwords for staff. A role without a digest cannot be requested (product
 * §6).
 */
export interface RoleDigests {
  admin?: string | undefined;
  instructor?: string | undefined;
}

/**
 * Returns the role that a sign-up password requests: admin, instructor or, for any other password, student (product
 * §6).
 */
export async function roleForPassword(password: string, digests: RoleDigests): Promise<Role> {
  const digest = await sha256Hex(password);
  return (['admin', 'instructor'] as const).find((role) => digests[role]?.toLowerCase() === digest) ?? 'student';
}

/**
 * Returns the SHA-256 digest of `text` in lower-case hex. Null in an insecure context, such as http on a host other
 * than localhost, where `crypto.subtle` is missing.
 */
export async function sha256Hex(text: string): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
