// Parses URLs as the browser does, never by prefix.

/**
 * The URL of a picture or file that the server names. An absolute http(s) address stays, as does a picture in memory;
 * anything else is a path below `apiBase`. Null for nothing and for other schemes (product §3).
 */
export function resolveMedia(value: string | null | undefined, apiBase: string): string | null {
  const address = value?.trim() ?? '';
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return /^(?:https?:\/\/|blob:)/i.test(address) && URL.canParse(address) ? address : null;
  }
  // Removes leading slashes, including characters that browsers ignore between them, so that `//host` cannot name a
  // host.
  const path = address.replace(/^[/\\\s\p{Cc}]+/u, '');
  if (path === '') return null;
  const [, host = '', base = '/'] = /^(https?:\/\/[^/]+)?(.*\/)$/i.exec(`${apiBase.replace(/\/+$/, '')}/`) ?? [];
  return host + (`/${path}`.startsWith(base) ? `/${path}` : base + path);
}

/**
 * The URL for a frame: https or the page's `origin`, and one of `players`. A player is a host, optionally with a path,
 * so that no other page of the host is embedded. Null for anything else.
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
  // The server may decode an encoded slash. A host's home page is no player.
  const names = url.pathname !== '/' && !/\/\/|%2f|%5c/i.test(url.pathname);
  const isPlayer = players.some((player) =>
    `${url.host}${url.pathname}`.startsWith(player.includes('/') ? player : `${player}/`),
  );
  return safe && names && isPlayer ? url.href : null;
}

/** `id` as one path segment. Slashes and dots cannot leave it. */
export function pathSegment(id: string): string {
  // Browsers treat `%2E%2E` as dots, so dots alone are encoded twice.
  return encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replace(/^\.+$/, (dots) =>
    '%252E'.repeat(dots.length),
  );
}

/** The path after a log-in: `from` if it is a known route, else home (product §5). */
export function internalPath(from: unknown, isRoute: (pathname: string) => boolean): string {
  const home = '/';
  if (typeof from !== 'string' || !from.startsWith('/')) return home;
  const base = 'https://here.invalid';
  const url = parse(from, base);
  // Parsing resolved dot segments and backslashes: `/\host` became another origin, and `/.//host` starts with two
  // slashes.
  if (url?.origin !== base || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return home;
  return isRoute(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : home;
}

function parse(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
