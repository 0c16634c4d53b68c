/** An address of the server, under its base, with what answers there. */
export interface Route {
  method: string;
  /** Parameters are written `:id`. */
  path: string;
  answer: (request: Request, params: Record<string, string>) => Response | Promise<Response>;
}

/** Where a request is: the API's address as the client knows it, with `/w/NAME` or without, and what follows it. */
export function placeOf(request: Request): { base: string; path: string } | undefined {
  const { origin, pathname } = new URL(request.url);
  const [, base, path] = /^((?:\/w\/[^/]+)?\/api)(\/.*)$/.exec(pathname) ?? [];
  return base === undefined || path === undefined ? undefined : { base: origin + base, path };
}

const patterns = new Map<string, URLPattern>();

/** The pattern of a path, made once for all servers. */
function patternOf(path: string): URLPattern {
  const pattern = patterns.get(path) ?? new URLPattern({ pathname: path });
  patterns.set(path, pattern);
  return pattern;
}

/**
 * The answer of the one of `routes` that fits, 405 where others would, a hint where only the closing slash is missing,
 * and undefined otherwise. `path` is what follows the base.
 */
export function answerOf(
  routes: readonly Route[],
  request: Request,
  path: string,
): Response | Promise<Response> | undefined {
  for (const route of routes) {
    const found = route.method === request.method ? patternOf(route.path).exec({ pathname: path }) : null;
    const params = found && decoded(found.pathname.groups);
    if (params) return route.answer(request, params);
  }
  const allowed = routes.filter((route) => patternOf(route.path).test({ pathname: path })).map(({ method }) => method);
  if (allowed.length > 0 && !allowed.includes(request.method)) {
    const headers = { Allow: allowed.join(', ') };
    return Response.json({ detail: `اینجا ${request.method} پذیرفته نیست.` }, { status: 405, headers });
  }
  const closed = `${path}/`;
  return routes.some((route) => patternOf(route.path).test({ pathname: closed }))
    ? Response.json({ detail: `نشانی‌ها با / تمام می‌شوند: ${closed}` }, { status: 404 })
    : undefined;
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, text = '']) => [name, decodeURIComponent(text)]));
  } catch {
    return null;
  }
}
