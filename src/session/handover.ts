import type { SharedStore } from '../lib/sharedStore.ts';
import { parseStoredUser, type StoredUser } from './storedUser.ts';

/** Milliseconds after which a refresh that was announced and never answered counts as given up. */
const GIVEN_UP = 90_000;
/** Refresh tokens that are remembered as spent; a tab rarely sleeps through more. */
const REMEMBERED = 20;

interface Refreshes {
  /** What the spent tokens became: a user with newer ones, or null for a session that ended. */
  user: StoredUser | null;
  spent: readonly string[];
  /** The token that is on its way to the server, since when. */
  sent: { token: string; at: number } | null;
}

function parse(value: unknown): Refreshes {
  const { user = null, spent = [], sent = null } = (value ?? {}) as Partial<Refreshes>;
  return {
    user: user && parseStoredUser(user),
    spent: Array.isArray(spent) ? spent.filter((token) => typeof token === 'string') : [],
    sent: sent && typeof sent.token === 'string' && typeof sent.at === 'number' ? sent : null,
  };
}

/** What tabs tell each other of their refreshes. */
export type Handover = ReturnType<typeof createHandover>;

/**
 * What the tabs tell each other of their refreshes. Refresh tokens work once, and a tab may still read its own old copy of
 * `authUser` after another tab has replaced it; this goes through a store that all tabs read alike (decision 005).
 */
export function createHandover(shared: SharedStore, now: () => number) {
  const read = async () => parse(await shared.read());
  const spentWith = ({ spent }: Refreshes, token: string) =>
    [...spent.filter((it) => it !== token), token].slice(-REMEMBERED);

  return {
    /** What became of `token`: a user with newer ones, `ended`, `sent` and not answered yet, or nothing known. */
    async outcomeOf(token: string): Promise<StoredUser | 'ended' | 'sent' | null> {
      const { user, spent, sent } = await read();
      if (spent.includes(token)) return user ?? 'ended';
      return sent?.token === token && now() - sent.at < GIVEN_UP ? 'sent' : null;
    },
    /** `token` is about to leave. */
    announce: async (token: string) => shared.write({ ...(await read()), sent: { token, at: now() } }),
    /** `token` became the tokens of `user`, or nothing as the session ended. */
    settle: async (token: string, user: StoredUser | null) =>
      shared.write({ user, spent: spentWith(await read(), token), sent: null }),
  };
}
