// These functions use the browser's URL parser, because a comparison of prefixes would accept `httpfoo` or `//evil`.

/**
 * Returns the URL of a picture or file that the server names. An absolute http(s) URL or a `blob:` URL stays unchanged.
 * A value without a scheme is read as a path below `apiBase`. Null for an empty value or another scheme (product §3).
 */
export function resolveMedia(value: string | null | undefined, apiBase: string): string | null {
  const address = value?.trim() ?? '';
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return /^(?:https?:\/\/|blob:)/i.test(address) && URL.canParse(address) ? address : null;
  }
  // Removes leading slashes, and the characters that browsers ignore between them, so that `//host` is not read as
  // another host.
  const path = address.replace(/^[/\\\s\p{Cc}]+/u, '');
  if (path === '') return null;
  const [, host = '', base = '/'] = /^(https?:\/\/[^/]+)?(.*\/)$/i.exec(`${apiBase.replace(/\/+$/, '')}/`) ?? [];
  return host + (`/${path}`.startsWith(base) ? `/${path}` : base + path);
}

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

/** Encodes `id` as one path segment, so that slashes and dots in it do not change the path. */
export function pathSegment(id: string): string {
  // Browsers resolve `%2E%2E` like `..`, so an id that consists of dots is encoded twice.
  return encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replace(/^\.+$/, (dots) =>
    '%252E'.repeat(dots.length),
  );
}

/** Decodes an id in a path, as React Router does for `useParams`. A malformed id stays unchanged. */
export function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
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
