/** A route below the API's base. */
export interface Route<Context> {
  method: string;
  /** The path. Parameters are written like `:id`. */
  path: string;
  answer: (request: Request, params: Record<string, string>, context: Context) => Response | Promise<Response>;
}

/**
 * Splits a request's URL into the API's base URL, such as `/w/NAME/api`, and the rest of the path. Returns undefined
 * for a URL outside the API.
 */
export function placeOf(request: Request): { base: string; path: string } | undefined {
  const { origin, pathname } = new URL(request.url);
  const [, base, path] = /^(.*?\/api)(\/.*)$/.exec(pathname) ?? [];
  return base === undefined || path === undefined ? undefined : { base: origin + base, path };
}

/** Returns the decoded parameters of `path`, or null if `path` does not match. */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const match = new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
  try {
    const named = Object.entries(match?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)] as const);
    return match && Object.fromEntries(named);
  } catch {
    return null;
  }
}
