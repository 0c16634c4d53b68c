import type { RoleDigests } from './session/role.ts';

const env = import.meta.env;

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const roleDigests: RoleDigests = {
  admin: env['VITE_ADMIN_SIGNUP_SHA256'],
  instructor: env['VITE_INSTRUCTOR_SIGNUP_SHA256'],
};

/** What a deployment decides at build time (`.env.example` explains each). */
export const config = {
  /** The API's base address without a slash at its end; the same origin's `/api` unless said otherwise. */
  apiBase: (env['VITE_API_BASE'] || '/api').replace(/\/+$/, ''),
  /** Digests of the sign-up passwords that stand for staff (product §6). */
  roleDigests,
  /** Players that may be embedded, besides the API's own: a host, or a host and the path that they begin with (decision 021). */
  players: [
    ...[
      'aparat.com/embed/',
      'aparat.com/video/video/embed/',
      'youtube.com/embed/',
      'youtube-nocookie.com/embed/',
    ].flatMap((player) => [player, `www.${player}`]),
    'player.vimeo.com/video/',
    ...list(env['VITE_VIDEO_HOSTS']),
  ],
} as const;
