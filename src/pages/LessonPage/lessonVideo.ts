import type { Playback } from '../../components/syllabus/LessonVideo/player.ts';
import { embedAddress } from '../../lib/trustedUrl.ts';

// A position within this many seconds of the end counts as the end of the video.
const END = 10;

export interface VideoHosts {
  /** The trusted players on other hosts, in the format that `lib/url.ts` expects. */
  allowed: readonly string[];
  /** The API's base URL. Players that the API serves are also trusted. */
  apiBase: string;
  /** The page's origin. */
  origin: string;
}

/**
 * Returns a lesson's player, or null if the video must not be embedded. `ownHost` is true if the player is on the API's
 * or the page's host (product 2.39). `id` identifies the video. It omits the query string, because a signature in the
 * query string may change.
 */
export function lessonVideo(video: string | null, { allowed, apiBase, origin }: VideoHosts) {
  const api = new URL(apiBase, origin);
  // If the API has the same origin as the page, only the paths of the API and of media files can be players. Other
  // paths are pages.
  const own =
    api.origin === new URL(origin).origin ? [`${api.host}${api.pathname}/`, `${api.host}/media/`] : [api.host];
  const address = embedAddress(video, [...allowed, ...own], origin);
  if (address === null) return null;
  const { host, pathname } = new URL(address);
  return { id: host + pathname, address, ownHost: host === api.host || host === new URL(origin).host };
}

/**
 * Returns the position to store for the next visit, in whole seconds. At the end of the video, it is 0 (product §10).
 */
export const positionToKeep = ({ seconds, duration = Infinity }: Playback) =>
  seconds > duration - END ? 0 : Math.floor(seconds);
