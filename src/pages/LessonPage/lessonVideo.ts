import { embedAddress } from '../../lib/url.ts';

/** Where players may come from. */
export interface VideoHosts {
  /** Players of others that are trusted, as `lib/url.ts` takes them. */
  allowed: readonly string[];
  /** The API's base address, which may serve players too. */
  apiBase: string;
  /** The page's origin. */
  origin: string;
}

/**
 * The player that a lesson names, if it may be embedded; `ownHost` where it is the API's or the page's own (product 2.39).
 * `id` stays the same where only the signature of its address changes.
 */
export function lessonVideo(video: string | null, { allowed, apiBase, origin }: VideoHosts) {
  const api = new URL(apiBase, origin);
  // Where the API shares the page's host, most paths there are pages.
  const own =
    api.origin === new URL(origin).origin ? [`${api.host}${api.pathname}/`, `${api.host}/media/`] : [api.host];
  const address = embedAddress(video, [...allowed, ...own], origin);
  if (address === null) return null;
  const { host, pathname } = new URL(address);
  return { id: host + pathname, address, ownHost: host === api.host || host === new URL(origin).host };
}
