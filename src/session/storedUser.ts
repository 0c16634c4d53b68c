import * as v from 'valibot';
import { ApiError } from '../api/errors.ts';
import { Filled, Flag, Id, OptionalText, Text } from '../api/schemas.ts';
import { lifetimeOf, Role, type Profile, type SignedIn } from '../api/user.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { resolveMedia } from '../lib/url.ts';

/** The signed-in user, stored on this device under `authUser` (product §3). */
export const StoredUser = v.pipe(
  v.object({
    id: v.optional(Id),
    userId: v.optional(Id),
    username: Text,
    email: Text,
    bio: OptionalText,
    profilePicture: OptionalText,
    phone_number: OptionalText,
    role: Role,
    is_superuser: Flag,
    accessToken: Filled,
    refreshToken: OptionalText,
    expiresAt: v.optional(v.unknown()),
  }),
  v.transform(({ id, userId, expiresAt, ...user }) => ({
    ...user,
    id: id ?? userId ?? user.username,
    userId: userId ?? id ?? user.username,
    /** The time of expiry in milliseconds. An invalid stored value becomes 0, which counts as expired. */
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : 0,
  })),
);
export type StoredUser = v.InferOutput<typeof StoredUser>;

/** The key of the stored user in local storage (product §3). */
export const USER_KEY = 'authUser';

/**
 * The prefix of a storage key that ends in a user's id. The key exists if that user has stored courses on this device
 * (product §11).
 */
export const KEPT_KEY = 'kept:';

/** Returns whether the user has stored courses on this device, and can therefore study offline. */
export const hasStoredCourses = (store: KeyValueStore, userId: string): boolean =>
  store.get(KEPT_KEY + userId) !== null;

/**
 * Returns whether the user stays signed in after `error`. True if the user has stored courses and the server did not
 * respond itself (product §11). A firewall responds with 403 but without a message, and the log-in page of a Wi-Fi
 * network is a malformed response.
 */
export function staysAfter(error: unknown, store: KeyValueStore, userId: string): boolean {
  if (!(error instanceof ApiError) || !hasStoredCourses(store, userId)) return false;
  const isFirewall = error.status === 403 && error.detail === null;
  return error.isUnreachable || isFirewall || error.kind === 'malformed';
}

/** Parses a stored user. Null if the value is invalid. */
export function parseStoredUser(value: unknown): StoredUser | null {
  const { success, output } = v.safeParse(StoredUser, value);
  return success ? output : null;
}

/**
 * Returns the user to store after a log-in or registration at the time `at` (milliseconds). The profile is added later.
 */
export function newUser(answer: SignedIn, at: number): StoredUser {
  return v.parse(StoredUser, {
    ...answer.user,
    accessToken: answer.access,
    refreshToken: answer.refresh,
    expiresAt: at + lifetimeOf(answer, at) * 1000,
  });
}

/** Merges a profile into `user`. A relative picture URL is resolved against `apiBase` (product §3). */
export function withProfile(user: StoredUser, profile: Profile, apiBase: string): StoredUser {
  return {
    ...user,
    username: profile.username || user.username,
    email: profile.email || user.email,
    bio: profile.bio,
    phone_number: profile.phone_number ?? user.phone_number,
    profilePicture: resolveMedia(profile.profile_picture, apiBase),
  };
}

/** Returns whether the user is an instructor or admin, who may add courses (product §6). */
export function mayAddCourses(user: Pick<StoredUser, 'role'> | null): boolean {
  return user?.role === 'instructor' || user?.role === 'admin';
}

/**
 * Returns whether the user is an instructor, admin or superuser, who may add articles and see private courses (product
 * §6).
 */
export function isStaff(user: Pick<StoredUser, 'role' | 'is_superuser'> | null): boolean {
  return mayAddCourses(user) || user?.is_superuser === true;
}
