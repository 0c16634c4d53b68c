import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Filled, Flag, Id, IdList, OptionalText, Text } from './schemas.ts';

/** The roles, from the least to the most powerful (product §6). */
export const ROLES = ['student', 'instructor', 'admin'] as const;

/** A role. An unknown role counts as student. */
export const Role = v.pipe(
  v.nullish(v.string(), null),
  v.transform((role) => ROLES.find((known) => known === role) ?? 'student'),
);
export type Role = (typeof ROLES)[number];

/** The default lifetime of a token in seconds, if neither the server nor the token states one (product §9). */
const DEFAULT_EXPIRES_IN = 604_800;
/** The longest accepted lifetime of a token in seconds. Longer lifetimes are cut (product §9). */
export const LONGEST_EXPIRES_IN = 31_536_000;
const SHORTEST_EXPIRES_IN = 60;

const clamped = (seconds: number) => Math.min(Math.max(seconds, SHORTEST_EXPIRES_IN), LONGEST_EXPIRES_IN);

/** A lifetime in seconds, clamped between one minute and one year. Null for a value that is not a number. */
export const ExpiresIn = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const seconds =
      typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
    return Number.isNaN(seconds) ? null : clamped(seconds);
  }),
);

const Claims = v.object({ exp: v.pipe(v.number(), v.finite()), iat: v.optional(v.number()) });

/**
 * Returns the times at which a JWT was issued and expires, in seconds since 1970. Null for a token that is not a JWT.
 */
function claimsOf(token: string) {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return v.parse(Claims, JSON.parse(atob(base64)));
  } catch {
    return null;
  }
}

/**
 * Returns the lifetime in seconds of an access token received at `at` (milliseconds): `expires_in`, or else the JWT's
 * lifetime, or else a week. The JWT's lifetime is `exp - iat`. This value may be too long, because SimpleJWT copies
 * `iat` from the refresh token. Therefore, the value is limited to the time left until `exp`. If a new token looks
 * expired, the device's clock must be ahead, so there is no limit.
 */
export function lifetimeOf({ access, expires_in }: { access: string; expires_in: number | null }, at: number): number {
  if (expires_in !== null) return expires_in;
  const claims = claimsOf(access);
  if (!claims) return DEFAULT_EXPIRES_IN;
  const left = claims.exp - at / 1000;
  const issuedFor = claims.exp - (claims.iat ?? at / 1000);
  return clamped(left > 0 ? Math.min(left, issuedFor) : issuedFor);
}

/** The response to a log-in or registration (product §3). `purchased_courses` is optional (decision 006). */
export const SignedIn = v.object({
  user: v.object({
    id: Id,
    username: Text,
    email: Text,
    phone_number: OptionalText,
    role: Role,
    is_superuser: Flag,
    purchased_courses: IdList,
  }),
  access: Filled,
  refresh: Filled,
  expires_in: ExpiresIn,
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

/** The formats of three fields. A form also checks these formats before it is sent (product §5). */
export const Email = v.pipe(v.string(), v.regex(/^\S+@\S+$/));
export const Phone = v.pipe(v.string(), v.regex(/^\+?\d{10,15}$/));
export const Password = v.pipe(v.string(), v.minLength(6));

/** The body of a registration (product §3). The repeated password is not sent. */
export const Registration = v.object({
  username: Filled,
  email: Email,
  phone_number: Phone,
  password: Password,
  role: v.picklist(ROLES),
  is_active: v.optional(v.boolean()),
  is_staff: v.optional(v.boolean()),
});
export type Registration = v.InferInput<typeof Registration>;

/** A user's profile (product §3). The URL of the picture may be relative to the API's base. */
export const Profile = v.object({
  username: Text,
  email: Text,
  bio: OptionalText,
  phone_number: OptionalText,
  profile_picture: OptionalText,
  purchased_courses: IdList,
});
export type Profile = v.InferOutput<typeof Profile>;

/** The body of a profile update (product §7). */
export const ProfileChange = v.object({
  username: v.optional(Filled),
  email: v.optional(Email),
  bio: v.optional(v.string()),
  profile_picture: v.optional(v.instance(Blob)),
});
export type ProfileChange = v.InferInput<typeof ProfileChange>;

/** The endpoints of sessions and profiles (product §7). `mocks/handlers/user.ts` mocks them. */
export const userApi = {
  register: endpoint('POST', '/user/register/', { body: Registration, response: SignedIn }),
  login: endpoint('POST', '/user/login/', {
    body: v.object({ username: Filled, password: Filled }),
    response: SignedIn,
  }),
  profile: endpoint('GET', '/user/profile/:role/', { auth: 'required', response: Profile }),
  updateProfile: endpoint('PATCH', '/user/profile/:role/', {
    auth: 'required',
    form: ProfileChange,
    response: Profile,
  }),
  refresh: endpoint('POST', '/token/refresh/', {
    body: v.object({ refresh: v.string() }),
    response: v.object({
      access: Filled,
      refresh: v.nullish(v.string()),
      expires_in: ExpiresIn,
    }),
  }),
};
