import { answerFrom } from './answer.ts';
import { Reply } from './replies.ts';
import { World, type WorldOptions } from './world.ts';

export const WORLD_HEADER = 'x-mock-world';
const PATH = /^\/w\/([^/]+)(?:\/|$)/;
const COOKIE = /(?:^|;\s*)mock-world=([^;]+)/;
const NAME = /^[\w.-]{1,100}$/;

/** The world named in a request's path, header or cookie. */
function nameIn({ url, headers }: Request): string | undefined {
  const cookie = COOKIE.exec(headers.get('cookie') ?? '')?.[1];
  const name = PATH.exec(new URL(url).pathname)?.[1] ?? headers.get(WORLD_HEADER) ?? cookie;
  if (name === undefined || NAME.test(name)) return name;
  throw new Reply(400, { detail: 'نام جهان فقط حرف‌های لاتین، رقم و . _ - دارد.' });
}

/**
 * Creates the worlds behind one address: one for each client that names its own, and one for all others. Beyond `most`,
 * the one idle for longest is evicted.
 */
export function createWorlds({ most = 50, ...options }: WorldOptions & { most?: number } = {}) {
  // In the order of their last use.
  const named = new Map<string, World>();
  const evicted = new Set<string>();

  /** Tells the client of an evicted world why its data are gone. */
  async function explained(response: Response): Promise<Response> {
    const { status } = response;
    if (status === 0) return response;
    const headers = new Headers(response.headers);
    headers.set(WORLD_HEADER, 'evicted');
    if (status !== 401) return new Response(response.body, { status, headers });
    const detail = `This world was evicted with its sessions, since more than ${most} clients have one (--worlds).`;
    headers.delete('Content-Length');
    return Response.json({ detail }, { status, headers });
  }

  const worlds = {
    main: new World(options),
    /** The world of a name, created on first use. */
    of(name: string): World {
      const world = named.get(name) ?? worlds.open(name);
      named.delete(name);
      named.set(name, world);
      return world;
    },
    /** Replaces the world of a name by a fresh one. */
    open(name: string, own: WorldOptions = {}): World {
      const world = new World({ ...options, ...own });
      named.delete(name);
      named.set(name, world);
      for (const oldest of named.keys()) {
        if (named.size <= most) break;
        named.delete(oldest);
        evicted.add(oldest);
        console.warn(`The mock evicted the world "${oldest}": more than ${most} clients have one (--worlds).`);
      }
      return world;
    },
    /** The named worlds, the one idle for longest first. */
    list: () => [...named].map(([name, { log }]) => ({ name, calls: log.length })),
    /** Deletes a world. Returns whether it existed. */
    drop(name: string): boolean {
      evicted.delete(name);
      return named.delete(name);
    },
    /** The world of a request. Throws a `Reply` for an invalid name. */
    for(request: Request): World {
      const name = nameIn(request);
      return name === undefined ? worlds.main : worlds.of(name);
    },
    /** Answers a request from its world. Undefined for an address outside the API. */
    async handle(request: Request): Promise<Response | undefined> {
      try {
        const response = await answerFrom(worlds.for(request), request, worlds);
        const isEvicted = response && evicted.has(nameIn(request) ?? '');
        return isEvicted ? await explained(response) : response;
      } catch (error) {
        if (error instanceof Reply) return error.toResponse();
        throw error;
      }
    },
  };
  return worlds;
}

export type Worlds = ReturnType<typeof createWorlds>;
