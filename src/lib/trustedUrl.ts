// These checks of untrusted URLs use the browser's URL parser, because a comparison of prefixes would accept `httpfoo` or
// `//evil`.

/**
 * Returns the URL for a video frame. The URL must use https or have the page's `origin`, and must match one of
 * `players`. A player is a host, or a host with a path if other pages of that host must not be embedded. Null for any
 * other URL.
 */
export function embedAddress(
  value: string | null | undefined,
  players: readonly string[],
  origin: string,
): string | null {
  const address = value?.trim() ?? '';
  if (!/^(?:https?:\/\/|\/)/i.test(address) || /[\\\s\p{Cc}]/u.test(address)) return null;
  const url = parse(address.startsWith('//') ? `https:${address}` : address, origin);
  if (!url || url.username !== '' || url.password !== '') return null;
  const safe = url.protocol === 'https:' || url.origin === parse(origin)?.origin;
  // A server may decode an encoded slash, which would change the path. The home page of a host is not a player.
  const names = url.pathname !== '/' && !/\/\/|%2f|%5c/i.test(url.pathname);
  const isPlayer = players.some((player) =>
    `${url.host}${url.pathname}`.startsWith(player.includes('/') ? player : `${player}/`),
  );
  return safe && names && isPlayer ? url.href : null;
}

/** Returns the path to open after a log-in: `from` if it is a known route, else the home page (product §5). */
export function internalPath(from: unknown, isRoute: (pathname: string) => boolean): string {
  const home = '/';
  if (typeof from !== 'string' || !from.startsWith('/')) return home;
  const base = 'https://here.invalid';
  const url = parse(from, base);
  // After parsing, `/\host` has another origin, and the path of `/.//host` begins with two slashes. Such URLs are
  // rejected.
  if (url?.origin !== base || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return home;
  return isRoute(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : home;
}

function parse(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
