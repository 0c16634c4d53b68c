import * as v from 'valibot';
import { hasLocks } from '../lib/locks.ts';
import type { SharedStore } from '../lib/sharedStore.ts';
import { StoredUser } from './storedUser.ts';

/** The time in milliseconds after which a tab's claim on a refresh token expires. */
const GIVEN_UP = 90_000;
/** The number of spent refresh tokens to remember. A sleeping tab rarely misses more refreshes than this. */
const REMEMBERED = 20;

const Sent = v.object({ token: v.string(), at: v.number(), by: v.string(), locked: v.boolean() });
const Refreshes = v.object({
  /** The user with the newest tokens. Null after the session has ended. */
  user: v.fallback(v.nullable(StoredUser), null),
  spent: v.fallback(v.array(v.string()), []),
  /**
   * The refresh token that a tab is sending, with the time of the claim, the tab's id, and whether the tab holds the
   * lock.
   */
  sent: v.fallback(v.nullable(Sent), null),
});
type Refreshes = v.InferOutput<typeof Refreshes>;

const parse = (value: unknown) => v.parse(Refreshes, value ?? {});

/**
 * The shared state of a refresh token. `unspent`: no tab has used it or is sending it. `pending`: a tab is sending it.
 */
export type Fate = { kind: 'unspent' | 'pending' | 'ended' } | { kind: 'renewed'; user: StoredUser };

/** The token refreshes that the tabs share. */
export type Handover = ReturnType<typeof createHandover>;

/**
 * Shares refreshes between tabs. A refresh token works only once, but a tab may still read an old `authUser` from
 * `localStorage`. The state of refreshes is therefore kept in a store from which every tab reads the latest value
 * (decision 005).
 */
export function createHandover(shared: SharedStore, now: () => number) {
  const own = Math.random().toString(36).slice(2);
  const change = (next: (before: Refreshes) => Refreshes) => shared.update((value) => next(parse(value)));

  function fateIn({ user, spent, sent }: Refreshes, token: string): Fate {
    if (spent.includes(token)) return user ? { kind: 'renewed', user } : { kind: 'ended' };
    const isSent = sent?.token === token && now() - sent.at < GIVEN_UP;
    return { kind: isSent ? 'pending' : 'unspent' };
  }

  return {
    fateOf: async (token: string): Promise<Fate> => fateIn(parse(await shared.read()), token),
    /**
     * Reserves `token`, so that only this tab sends it. Resolves with false if the token is spent, or if another tab is
     * sending it. A tab that `holds` the lock may replace an earlier holder's claim, because the earlier holder must
     * have closed.
     */
    async claim(token: string, holds: boolean): Promise<boolean> {
      let isMine = false;
      await change((before) => {
        const { sent } = before;
        const { kind } = fateIn(before, token);
        const isLeftOver = sent?.by === own || (holds && sent?.locked === true);
        isMine = kind === 'unspent' || (kind === 'pending' && isLeftOver);
        return isMine ? { ...before, sent: { token, at: now(), by: own, locked: holds && hasLocks() } } : before;
      });
      return isMine;
    },
    /**
     * Records that the server has issued `token`, so that the token no longer counts as spent. Some servers issue the
     * same token at every log-in.
     */
    admit: (token: string) =>
      change((before) => ({ ...before, spent: before.spent.filter((spent) => spent !== token) })),
    /** Releases this tab's claim on `token`, if there still is one. */
    release: (token: string) =>
      change((before) => (before.sent?.token === token && before.sent.by === own ? { ...before, sent: null } : before)),
    /** Records that `token` is spent. `user` has the new tokens, or is null if the session has ended. */
    settle: (token: string, user: StoredUser | null) =>
      change(({ spent }) => ({
        user,
        spent: [...spent.filter((it) => it !== token), token].slice(-REMEMBERED),
        sent: null,
      })),
  };
}
