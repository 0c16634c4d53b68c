import { Reply } from './replies.ts';
import type { Siblings, World } from './types.ts';
import { createWorld, type WorldOptions } from './world.ts';

const PATH = /^\/w\/([^/]+)\/api(?:\/|$)/;
/** The header by which a client names its world. */
export const WORLD_HEADER = 'x-mock-world';
const COOKIE = /(?:^|;\s*)mock-world=([^;]+)/;
const NAME = /^[\w.-]{1,100}$/;

/** The name of the world that a request is for: in its path, its header `X-Mock-World` or its cookie `mock-world`. */
function nameIn(path: string, headerOf: (name: string) => string | null | undefined): string | undefined {
  const name = PATH.exec(path)?.[1] ?? headerOf(WORLD_HEADER) ?? COOKIE.exec(headerOf('cookie') ?? '')?.[1];
  if (name === undefined || NAME.test(name)) return name;
  throw new Reply(400, { detail: 'نام جهان فقط حرف‌های لاتین، رقم و . _ - دارد.' });
}

/**
 * Creates mock servers behind one address, one for each client that names its own and one for all others, which all begin
 * as `options` say; of more than `most` named ones, the one idle for longest goes.
 */
export function createWorlds({ most = 50, ...options }: WorldOptions & { most?: number } = {}) {
  // In the order of their last use.
  const named = new Map<string, World>();

  const siblings: Siblings = {
    list: () => [...named].map(([name, { log, settings }]) => ({ name, calls: log.length, settings })),
    drop: (name) => named.delete(name),
  };
  const worlds = {
    main: createWorld(options, siblings),
    /** The world of a name, made on first use. */
    of(name: string): World {
      const world = named.get(name) ?? worlds.open(name);
      named.delete(name);
      named.set(name, world);
      return world;
    },
    /** Puts a fresh world in the place of the one of that name. */
    open(name: string, own: WorldOptions = {}): World {
      const world = createWorld({ ...options, ...own }, siblings);
      named.delete(name);
      named.set(name, world);
      for (const oldest of named.keys()) if (named.size > most) named.delete(oldest);
      return world;
    },
    ...siblings,
    /** The world that a request of this path and these headers is for. Throws a `Reply`. */
    for(path: string, headerOf: (name: string) => string | null | undefined): World {
      const name = nameIn(path, headerOf);
      return name === undefined ? worlds.main : worlds.of(name);
    },
    /** Answers a request from its world; nothing for one that is not the API's. */
    async handle(request: Request): Promise<Response | undefined> {
      try {
        const { pathname } = new URL(request.url);
        return await worlds.for(pathname, (name) => request.headers.get(name)).handle(request);
      } catch (error) {
        if (error instanceof Reply) return error.toResponse();
        throw error;
      }
    },
  };
  return worlds;
}

export type Worlds = ReturnType<typeof createWorlds>;
