import * as z from 'zod/mini';
import { Flag, Id, OptionalText, Text } from '../api/schemas.ts';
import { Role } from '../api/user.ts';

/** The signed-in user as kept on this device under `authUser` (product §3). */
export const StoredUser = z.pipe(
  z.object({
    id: z.optional(Id),
    userId: z.optional(Id),
    username: Text,
    email: Text,
    bio: OptionalText,
    profilePicture: OptionalText,
    phone_number: OptionalText,
    role: Role,
    is_superuser: Flag,
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: OptionalText,
    expiresAt: z.optional(z.unknown()),
  }),
  z.transform(({ id, userId, expiresAt, ...user }) => ({
    ...user,
    id: id ?? userId ?? user.username,
    userId: userId ?? id ?? user.username,
    /** Milliseconds; 0, which is long past, where the stored value is not a moment. */
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : 0,
  })),
);
export type StoredUser = z.output<typeof StoredUser>;

/** The key of the stored user in local storage (product §3). */
export const USER_KEY = 'authUser';

/** Reads a stored user from whatever was in the storage; null where it is none. */
export function parseStoredUser(value: unknown): StoredUser | null {
  return StoredUser.safeParse(value).data ?? null;
}

/** May this user add courses? Instructors and admins (product §6). */
export function mayAddCourses(user: Pick<StoredUser, 'role'> | null): boolean {
  return user?.role === 'instructor' || user?.role === 'admin';
}

/** May this user add articles? Instructors, admins and superusers (product §6). */
export function mayAddBlogs(user: Pick<StoredUser, 'role' | 'is_superuser'> | null): boolean {
  return mayAddCourses(user) || user?.is_superuser === true;
}
