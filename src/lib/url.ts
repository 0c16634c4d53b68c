// Addresses are parsed as the browser parses them, never judged by their first letters alone.

/**
 * The address of a picture or file that the server named: an absolute http(s) address as it is, anything else a path
 * under `apiBase`, where one that is there already stays; null for nothing and for every other scheme (product §3).
 */
export function resolveMedia(value: string | null | undefined, apiBase: string): string | null {
  const address = value?.trim() ?? '';
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
  }
  // The leading slashes go, and what browsers ignore between them: `//host` must not name a host.
  const path = address.replace(/^[/\\\s\p{Cc}]+/u, '');
  if (path === '') return null;
  const [, host = '', base = '/'] = /^(https?:\/\/[^/]+)?(.*\/)$/i.exec(`${apiBase.replace(/\/+$/, '')}/`) ?? [];
  return host + (`/${path}`.startsWith(base) ? `/${path}` : base + path);
}

/**
 * The address to embed in a frame: whole, or a path of the page's `origin`; https, or of that origin; and always one of
 * `players`, each a host (with the port where it is not the usual one), or a host and the path that its players begin
 * with, so that nothing else on it, which may lead elsewhere, is embedded. Null for anything else.
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
  // A slash in disguise may be one to the server; the front page of a host is no player.
  const names = url.pathname !== '/' && !/\/\/|%2f|%5c/i.test(url.pathname);
  const isPlayer = players.some((player) =>
    `${url.host}${url.pathname}`.startsWith(player.includes('/') ? player : `${player}/`),
  );
  return safe && names && isPlayer ? url.href : null;
}

/** `id` as one segment of a path, which it cannot leave: not with slashes, not with dots. */
export function pathSegment(id: string): string {
  // Browsers climb for `%2E%2E` as they do for dots, so dots alone are encoded twice and name nothing.
  return encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replace(/^\.+$/, (dots) =>
    '%252E'.repeat(dots.length),
  );
}

/** Where to go back to after a login: `from` if it is one of our own routes, else the home page (product §5). */
export function internalPath(from: unknown, isRoute: (pathname: string) => boolean): string {
  const home = '/';
  if (typeof from !== 'string' || !from.startsWith('/')) return home;
  const base = 'https://here.invalid';
  const url = parse(from, base);
  // Dot segments and backslashes are resolved by now: `/\host` is another origin, `/.//host` shows its two slashes.
  if (url?.origin !== base || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return home;
  return isRoute(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : home;
}

function parse(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
