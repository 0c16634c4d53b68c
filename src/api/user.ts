import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Flag, Id, IdList, OptionalText, Text } from './schemas.ts';

/** What a user may be, the least first (product §6). */
export const ROLES = ['student', 'instructor', 'admin'] as const;

/** A user’s role; an unknown one counts as student. */
export const Role = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((role) => ROLES.find((known) => known === role) ?? 'student'),
);
export type Role = (typeof ROLES)[number];

/** Seconds that a token lives when the server does not say (product §9). */
export const DEFAULT_EXPIRES_IN = 604_800;
const LONGEST_EXPIRES_IN = 31_536_000;
const SHORTEST_EXPIRES_IN = 60;

/** Seconds that a token lives, from whatever the server sends: a number or its text, clamped to a minute … a year. */
export const ExpiresIn = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const seconds =
      typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
    if (Number.isNaN(seconds)) return DEFAULT_EXPIRES_IN;
    return Math.min(Math.max(seconds, SHORTEST_EXPIRES_IN), LONGEST_EXPIRES_IN);
  }),
);

/** Log-in's and registration's answer (product §3). `purchased_courses` is optional and ours (docs/decisions/007). */
export const SignedIn = z.object({
  user: z.object({
    id: Id,
    username: Text,
    email: Text,
    phone_number: OptionalText,
    role: Role,
    is_superuser: Flag,
    purchased_courses: IdList,
  }),
  access: z.string().check(z.minLength(1)),
  refresh: z.string().check(z.minLength(1)),
  expires_in: ExpiresIn,
});
export type SignedIn = z.output<typeof SignedIn>;

/** What registration sends; the confirmation stays on the client (product §3). */
export const Registration = z.object({
  username: z.string().check(z.minLength(1)),
  email: z.string().check(z.regex(/^\S+@\S+$/)),
  phone_number: z.string().check(z.regex(/^\+?\d{10,15}$/)),
  password: z.string().check(z.minLength(6)),
  role: z.enum(ROLES),
  is_active: z.optional(z.boolean()),
  is_staff: z.optional(z.boolean()),
});
export type Registration = z.input<typeof Registration>;

/** A user's profile (product §3); a relative picture is joined to the API's base by whoever shows it. */
export const Profile = z.object({
  username: Text,
  email: Text,
  bio: OptionalText,
  phone_number: OptionalText,
  profile_picture: OptionalText,
  purchased_courses: IdList,
});
export type Profile = z.output<typeof Profile>;

/** What the profile form sends (product §7). */
export const ProfileChange = z.object({
  username: z.optional(z.string().check(z.minLength(1))),
  email: z.optional(z.string().check(z.regex(/^\S+@\S+$/))),
  bio: z.optional(z.string()),
  profile_picture: z.optional(z.instanceof(Blob)),
});
export type ProfileChange = z.input<typeof ProfileChange>;

/** product §7; answered for development by `mocks/handlers/user.ts`. */
export const userApi = {
  register: endpoint('POST', '/user/register/', { body: Registration, response: SignedIn }),
  login: endpoint('POST', '/user/login/', {
    body: z.object({ username: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) }),
    response: SignedIn,
  }),
  profile: endpoint('GET', '/user/profile/:role/', { auth: 'required', response: Profile }),
  updateProfile: endpoint('PATCH', '/user/profile/:role/', {
    auth: 'required',
    form: ProfileChange,
    response: Profile,
  }),
  refresh: endpoint('POST', '/token/refresh/', {
    body: z.object({ refresh: z.string() }),
    response: z.object({
      access: z.string().check(z.minLength(1)),
      refresh: z.optional(z.nullable(z.string())),
      expires_in: ExpiresIn,
    }),
  }),
};
