import { fillPath, type Endpoint } from './endpoint.ts';

type Plain = string | number | boolean | null | undefined;

/** The input of a call to any endpoint, without the endpoint's specific types. */
export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, Plain>;
  body?: unknown;
  form?: Record<string, Plain | Blob>;
}

/** Returns the URL of a call. It contains only the query parameters that are set (product §5). */
export function addressOf(base: string, endpoint: Endpoint, { params, query = {} }: Parts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${base}${fillPath(endpoint.path, params)}?${search}`.replace(/\?$/, '');
}

/**
 * Returns the `fetch` options for a call: JSON or multipart body, access token, and cookies if the endpoint declares
 * them (product §7). If `insist` is true, the browser revalidates a cached response before using it.
 */
export function requestOf(
  endpoint: Endpoint,
  { body, form }: Parts,
  token: string | null,
  extra: Readonly<Record<string, string>>,
  insist = false,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', ...extra };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  const request: RequestInit = { method: endpoint.method, headers };
  // After a redirect, a browser may turn a POST into a GET, or send the POST twice.
  if (endpoint.method !== 'GET') request.redirect = 'error';
  if (endpoint.credentials) request.credentials = 'include';
  if (insist) request.cache = 'no-cache';
  // The browser's cache must not serve one user's responses to the next user.
  if (token !== null || endpoint.credentials) request.cache = 'no-store';
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body);
  } else if (form !== undefined) {
    const fields = new FormData();
    for (const [name, value] of Object.entries(form)) {
      if (value instanceof Blob) fields.set(name, value);
      else if (value !== undefined && value !== null) fields.set(name, String(value));
    }
    request.body = fields;
  }
  return request;
}
