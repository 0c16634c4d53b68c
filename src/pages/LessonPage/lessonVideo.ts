import { embedAddress } from '../../lib/url.ts';

/** Where players may come from. */
export interface VideoHosts {
  /** Hosts of others whose players are trusted; with the port where it is not the usual one. */
  allowed: readonly string[];
  /** The API's base address, which may serve players too. */
  apiBase: string;
  /** The page's origin. */
  origin: string;
}

/** The player that a lesson names, if it may be embedded; `ownHost` where it is the API's or the page's own (docs/decisions). */
export function lessonVideo(video: string | null, { allowed, apiBase, origin }: VideoHosts) {
  const apiHost = new URL(apiBase, origin).host;
  const address = embedAddress(video, [...allowed, apiHost], origin);
  if (address === null) return null;
  const { host } = new URL(address);
  return { address, ownHost: host === apiHost || host === new URL(origin).host };
}
