import { isObject } from '../../../lib/keys.ts';

/** The playback position in a video, in seconds. */
export interface Playback {
  seconds: number;
  /** The length in seconds. Undefined if the player does not report it. */
  duration: number | undefined;
}

interface Player {
  /** Adds the URL parameters that start playback at once, from `seconds` if the player supports that. */
  start: (url: URL, seconds: number) => void;
  /** The message that asks the player to report its position. Sent on load, and when the player reports `ready`. */
  ask?: object;
  /** Reads the position from a player's message. Returns undefined if the message contains no position. */
  read?: (message: Record<string, unknown>) => Playback | undefined;
}

const youtube: Player = {
  start(url, seconds) {
    url.searchParams.set('autoplay', '1');
    url.searchParams.set('enablejsapi', '1');
    if (seconds > 0) url.searchParams.set('start', String(seconds));
  },
  ask: { event: 'listening', id: 1, channel: 'widget' },
  read: ({ info }) => playbackOf(fieldsOf(info)?.['currentTime'], fieldsOf(info)?.['duration']),
};

const vimeo: Player = {
  start(url, seconds) {
    url.searchParams.set('autoplay', '1');
    if (seconds > 0) url.hash = `t=${seconds}s`;
  },
  ask: { method: 'addEventListener', value: 'timeupdate' },
  read: ({ data }) => playbackOf(fieldsOf(data)?.['seconds'], fieldsOf(data)?.['duration']),
};

const aparat: Player = { start: (url) => url.searchParams.set('autoplay', 'true') };

// The academy's own players use the same messages as Vimeo. The URLs of these players may be signed, so parameters go
// into the fragment.
const own: Player = {
  ...vimeo,
  start(url, seconds) {
    url.hash ||= `autoplay&t=${seconds}`;
  },
};

const PLAYERS: Readonly<Record<string, Player>> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'player.vimeo.com': vimeo,
  'aparat.com': aparat,
};

const playerOf = (url: URL): Player => PLAYERS[url.hostname.replace(/^www\./, '')] ?? own;

/**
 * Returns the URL that makes a player start playback at once, from `seconds` if the player supports that (product §10).
 */
export function playingAddress(address: string, seconds: number): string {
  const url = new URL(address);
  playerOf(url).start(url, Math.floor(seconds));
  return url.href;
}

/** Returns whether the player at `address` reports its position and can start from a position. */
export function tellsItsPlace(address: string): boolean {
  return playerOf(new URL(address)).ask !== undefined;
}

/** Calls `onPlace` with the positions that the player in `frame` reports. Returns an unsubscribe function. */
export function followPlayer(frame: HTMLIFrameElement, onPlace: (playback: Playback) => void): () => void {
  const url = new URL(frame.src);
  const { ask, read } = playerOf(url);
  if (!ask || !read) return () => undefined;
  // Without `allow-same-origin`, a sandboxed frame has the opaque origin `null`.
  const isApart = !frame.sandbox.contains('allow-same-origin');
  const request = () => frame.contentWindow?.postMessage(JSON.stringify(ask), isApart ? '*' : url.origin);

  // YouTube reports the length only when its state changes, not with each position.
  let duration: number | undefined;
  function hear({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || origin !== (isApart ? 'null' : url.origin)) return;
    const message = messageOf(data);
    if (message?.['event'] === 'ready') request();
    const playback = message && read?.(message);
    if (!playback) return;
    duration = playback.duration ?? duration;
    onPlace({ ...playback, duration });
  }
  window.addEventListener('message', hear);
  frame.addEventListener('load', request);
  return () => {
    window.removeEventListener('message', hear);
    frame.removeEventListener('load', request);
  };
}

function messageOf(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return fieldsOf(data);
  try {
    return fieldsOf(JSON.parse(data));
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown) => (isObject(value) ? value : undefined);

function playbackOf(seconds: unknown, duration: unknown): Playback | undefined {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return undefined;
  return { seconds, duration: typeof duration === 'number' && duration > 0 ? duration : undefined };
}
