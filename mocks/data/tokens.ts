import type { Row } from './db.ts';
import { issueId } from './random.ts';
import type { World } from '../server/world.ts';

/** Seconds that an access token lives. */
const LIFETIME = 604_800;
const REFRESH_LIFETIME = LIFETIME * 4;

/** A new pair of tokens for a user, as log-in and refresh send it. */
export async function issueTokens(world: World, userId: string) {
  const now = world.now();
  // Those that are over are refused like unknown ones, and would only pile up.
  world.db.tokens.deleteMany((query) => query.where({ expires_at: (end) => end <= now }));
  const expires_in = world.tokenLifetime ?? LIFETIME;
  const issue = async (kind: 'access' | 'refresh', seconds: number) => {
    const { id } = await world.db.tokens.create({
      id: `${kind}-${await issueId(world)}`,
      kind,
      user_id: userId,
      expires_at: now + seconds * 1000,
    });
    return id;
  };
  return { access: await issue('access', expires_in), refresh: await issue('refresh', REFRESH_LIFETIME), expires_in };
}

/** The user of a token that is still good, or null. */
export function holderOf(world: World, kind: 'access' | 'refresh', id: string): Row<'users'> | null {
  const token = world.db.tokens.findFirst((query) => query.where({ id, kind }));
  if (!token || token.expires_at <= world.now()) return null;
  return world.db.users.findFirst((query) => query.where({ id: token.user_id })) ?? null;
}

/** The user of a request's bearer token, or null. */
export function userOf(world: World, request: Request): Row<'users'> | null {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return token === undefined ? null : holderOf(world, 'access', token);
}
