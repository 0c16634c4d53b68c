import type { RoleDigests } from './session/role.ts';
import { listSetting, setting } from './settings.ts';

const roleDigests: RoleDigests = {
  admin: setting('VITE_ADMIN_SIGNUP_SHA256'),
  instructor: setting('VITE_INSTRUCTOR_SIGNUP_SHA256'),
};

/** The deployment's settings. `.env.example` explains them. */
export const config = {
  /** The API's base URL without a trailing slash. Default: `/api` on the same origin. */
  apiBase: (setting('VITE_API_BASE') ?? '/api').replace(/\/+$/, ''),
  /** The digests of the sign-up passwords for staff (product §6). */
  roleDigests,
  /** Embeddable players besides the API's own. Each is a host, optionally with a path (product 2.39). */
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
