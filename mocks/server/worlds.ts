import { bearerOf } from '../data/tokens.ts';
import { answerFrom } from './answer.ts';
import { Reply, withRefusals } from './replies.ts';
import { World, type WorldOptions } from './world.ts';

export const WORLD_HEADER = 'x-mock-world';
const PATH = /^\/w\/([^/]+)(?:\/|$)/;
const COOKIE = /(?:^|;\s*)mock-world=([^;]+)/;
const NAME = /^[\w.-]{1,100}$/;

function nameIn({ url, headers }: Request): string | undefined {
  const cookie = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  const name = PATH.exec(new URL(url).pathname)?.[1] ?? headers.get(WORLD_HEADER) ?? cookie;
  if (name === undefined || NAME.test(name)) return name;
  throw new Reply(400, { detail: 'نام جهان فقط حرف‌های لاتین، رقم و . _ - دارد.' });
}

/**
 * Creates the worlds of one server: one for each name that requests contain, and one for requests without a name. If
 * there are more than `most` named worlds, the least recently used one is evicted.
 */
export function createWorlds({ most = 50, ...options }: WorldOptions & { most?: number } = {}) {
  // The named worlds, the least recently used one first.
  const named = new Map<string, World>();
  const evicted = new Set<string>();

  /**
   * Adds a header to a response of a world that replaces an evicted one. If the request's token was lost with the
   * evicted world, the 401 response also explains this.
   */
  function explained(response: Response, { db }: World, token: string | null): Response {
    if (response.type === 'error') return response;
    const isLost = response.status === 401 && token !== null && !db.tokens.get(token);
    const detail = `This world was evicted with its sessions, because there are more than ${most} worlds (--worlds).`;
    const marked = isLost ? Response.json({ detail }, { status: 401 }) : new Response(response.body, response);
    marked.headers.set(WORLD_HEADER, 'evicted');
    return marked;
  }

  const worlds = {
    main: new World(options),
    /** Returns the world with this name, and creates it at its first use. */
    of(name: string): World {
      const wasEvicted = evicted.has(name);
      const world = named.get(name) ?? worlds.open(name);
      world.replacesEvicted ||= wasEvicted;
      named.delete(name);
      named.set(name, world);
      return world;
    },
    /** Creates a world with this name. If the name is in use, the new world replaces the old one. */
    open(name: string, own: WorldOptions = {}): World {
      const world = new World({ ...options, ...own });
      evicted.delete(name);
      named.delete(name);
      named.set(name, world);
      for (const oldest of named.keys()) {
        if (named.size <= most) break;
        named.delete(oldest);
        evicted.add(oldest);
        console.warn(`The mock evicted the world "${oldest}", because there are more than ${most} worlds (--worlds).`);
      }
      return world;
    },
    /** Returns the named worlds, the least recently used one first. */
    all: () => [...named.values()],
    /** Returns the world for a request. Throws a `Reply` for an invalid name. */
    for(request: Request): World {
      const name = nameIn(request);
      return name === undefined ? worlds.main : worlds.of(name);
    },
    /** Returns the response of the request's world, or undefined for a URL outside the API. */
    handle: (request: Request): Promise<Response | undefined> =>
      withRefusals(async () => {
        const world = worlds.for(request);
        const response = await answerFrom(world, request);
        return response && world.replacesEvicted ? explained(response, world, bearerOf(request)) : response;
      }),
  };
  return worlds;
}

export type Worlds = ReturnType<typeof createWorlds>;
