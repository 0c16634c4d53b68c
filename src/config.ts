import type { RoleDigests } from './session/role.ts';
import { listSetting, setting } from './settings.ts';

const roleDigests: RoleDigests = {
  admin: setting('VITE_ADMIN_SIGNUP_SHA256'),
  instructor: setting('VITE_INSTRUCTOR_SIGNUP_SHA256'),
};

/** What a deployment decides of how the site works (`.env.example` explains each). */
export const config = {
  /** The API's base address without a slash at its end; the same origin's `/api` unless said otherwise. */
  apiBase: (setting('VITE_API_BASE') ?? '/api').replace(/\/+$/, ''),
  /** Digests of the sign-up passwords that stand for staff (product §6). */
  roleDigests,
  /** Players that may be embedded, besides the API's own: a host, or a host and the path that they begin with (product 2.39). */
  players: [
    ...[
      'aparat.com/embed/',
      'aparat.com/video/video/embed/',
      'youtube.com/embed/',
      'youtube-nocookie.com/embed/',
    ].flatMap((player) => [player, `www.${player}`]),
    'player.vimeo.com/video/',
    ...(listSetting('VITE_VIDEO_HOSTS') ?? []),
  ],
} as const;
