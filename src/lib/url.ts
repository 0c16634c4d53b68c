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
