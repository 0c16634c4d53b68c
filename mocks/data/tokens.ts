import type { Row } from './db.ts';
import type { World } from '../server/types.ts';

/** Seconds that an access token lives. */
const LIFETIME = 604_800;
const REFRESH_LIFETIME = LIFETIME * 4;

/** A new pair of tokens for a user, as log-in and refresh send it. */
export function issueTokens(world: World, userId: string) {
  const { db } = world;
  const now = world.now();
  // Those that are over are refused like unknown ones, and would only pile up.
  for (const { id } of db.tokens.where(({ expires_at }) => expires_at <= now)) db.tokens.remove(id);
  const expires_in = world.tokenLifetime ?? LIFETIME;
  const issue = (kind: Row<'tokens'>['kind'], seconds: number) =>
    db.tokens.create({ id: `${kind}-${world.newId()}`, kind, user_id: userId, expires_at: now + seconds * 1000 }).id;
  return { access: issue('access', expires_in), refresh: issue('refresh', REFRESH_LIFETIME), expires_in };
}

/** The user of a token that is still good, or null. */
export function holderOf({ db, now }: World, kind: Row<'tokens'>['kind'], id: string): Row<'users'> | null {
  const token = db.tokens.get(id);
  if (token?.kind !== kind || token.expires_at <= now()) return null;
  return db.users.get(token.user_id) ?? null;
}

/** The bearer token of a request, if it brings one. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
}

/** The user of a request's bearer token, or null. */
export function userOf(world: World, request: Request): Row<'users'> | null {
  const token = bearerOf(request);
  return token === undefined ? null : holderOf(world, 'access', token);
}
