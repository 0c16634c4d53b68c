import { scenarioOf } from '../server/scenarios.ts';
import type { World } from '../server/world.ts';
import type { Row } from './db.ts';

/** The lifetime of an access token in seconds. */
const LIFETIME = 604_800;
const REFRESH_LIFETIME = LIFETIME * 4;

/** Creates an access token and a refresh token, in the format of the responses to log-in and refresh. */
export function issueTokens(world: World, userId: string) {
  const { tokens } = world.db;
  const now = world.now();
  // Expired tokens can be deleted, because the server refuses expired and unknown tokens in the same way.
  for (const { id } of tokens.where(({ expires_at }) => expires_at <= now)) tokens.remove(id);
  const expires_in = scenarioOf(world.settings.scenario).tokenLifetime ?? LIFETIME;
  const issue = (kind: Row<'tokens'>['kind'], seconds: number) =>
    tokens.create({ id: `${kind}-${world.newId()}`, kind, user_id: userId, expires_at: now + seconds * 1000 }).id;
  return { access: issue('access', expires_in), refresh: issue('refresh', REFRESH_LIFETIME), expires_in };
}

/** Returns the user of a valid token, or null. */
export function holderOf(world: World, kind: Row<'tokens'>['kind'], id: string | null): Row<'users'> | null {
  const token = world.db.tokens.get(id);
  if (token?.kind !== kind || token.expires_at <= world.now()) return null;
  return world.db.users.get(token.user_id) ?? null;
}

/** Returns the bearer token of a request, or null. */
export const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
