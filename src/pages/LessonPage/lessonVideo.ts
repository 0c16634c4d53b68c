import type { Playback } from '../../components/syllabus/LessonVideo/player.ts';
import { embedAddress } from '../../lib/url.ts';

// Seconds before the end that count as the end.
const END = 10;

export interface VideoHosts {
  /** Other trusted players, as for `lib/url.ts`. */
  allowed: readonly string[];
  /** The API's base address. It may serve players, too. */
  apiBase: string;
  /** The page's origin. */
  origin: string;
}

/**
 * A lesson's player if it may be embedded. `ownHost`: it is on the API's or the page's host (product 2.39). `id`
 * ignores the signature of the address.
 */
export function lessonVideo(video: string | null, { allowed, apiBase, origin }: VideoHosts) {
  const api = new URL(apiBase, origin);
  // If the API shares the page's host, most paths of that host are pages.
  const own =
    api.origin === new URL(origin).origin ? [`${api.host}${api.pathname}/`, `${api.host}/media/`] : [api.host];
  const address = embedAddress(video, [...allowed, ...own], origin);
  if (address === null) return null;
  const { host, pathname } = new URL(address);
  return { id: host + pathname, address, ownHost: host === api.host || host === new URL(origin).host };
}

/** The whole seconds from which a video continues at the next visit. 0 after its end (product §10). */
export const positionToKeep = ({ seconds, duration = Infinity }: Playback) =>
  seconds > duration - END ? 0 : Math.floor(seconds);
