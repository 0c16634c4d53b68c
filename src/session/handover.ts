import * as v from 'valibot';
import { hasLocks } from '../lib/locks.ts';
import type { SharedStore } from '../lib/sharedStore.ts';
import { StoredUser } from './storedUser.ts';

/** Milliseconds after which a refresh that was announced and never answered counts as given up. */
const GIVEN_UP = 90_000;
/** Refresh tokens that are remembered as spent; a tab rarely sleeps through more. */
const REMEMBERED = 20;

const Sent = v.object({ token: v.string(), at: v.number(), by: v.string(), locked: v.boolean() });
const Refreshes = v.object({
  /** What the spent tokens became: a user with newer ones, or null for a session that ended. */
  user: v.fallback(v.nullable(StoredUser), null),
  spent: v.fallback(v.array(v.string()), []),
  /** The token that is on its way to the server: since when, by which tab, and whether that held the lock. */
  sent: v.fallback(v.nullable(Sent), null),
});
type Refreshes = v.InferOutput<typeof Refreshes>;

const parse = (value: unknown) => v.parse(Refreshes, value ?? {});

/** What became of a refresh token: a user with newer ones, `ended`, `sent` and not answered yet, or nothing known. */
type Outcome = StoredUser | 'ended' | 'sent' | null;

/** What tabs tell each other of their refreshes. */
export type Handover = ReturnType<typeof createHandover>;

/**
 * What the tabs tell each other of their refreshes. Refresh tokens work once, and a tab may still read its own old copy of
 * `authUser` after another tab has replaced it; this goes through a store that all tabs read alike (decision 005).
 */
export function createHandover(shared: SharedStore, now: () => number) {
  const own = Math.random().toString(36).slice(2);
  const change = (next: (before: Refreshes) => Refreshes) => shared.update((value) => next(parse(value)));

  function outcomeIn({ user, spent, sent }: Refreshes, token: string): Outcome {
    if (spent.includes(token)) return user ?? 'ended';
    return sent?.token === token && now() - sent.at < GIVEN_UP ? 'sent' : null;
  }

  return {
    outcomeOf: async (token: string): Promise<Outcome> => outcomeIn(parse(await shared.read()), token),
    /**
     * Takes it upon this tab to send `token`; null where it may, else what another one made of it. One that `holds` the
     * lock may where the tab that sent it under the lock is gone.
     */
    async claim(token: string, holds: boolean): Promise<Outcome> {
      let outcome: Outcome = null;
      await change((before) => {
        const { sent } = before;
        outcome = outcomeIn(before, token);
        if (outcome === 'sent' && (sent?.by === own || (holds && sent?.locked))) outcome = null;
        return outcome === null
          ? { ...before, sent: { token, at: now(), by: own, locked: holds && hasLocks() } }
          : before;
      });
      return outcome;
    },
    /** This tab got nothing for `token`. */
    release: (token: string) =>
      change((before) => (before.sent?.token === token && before.sent.by === own ? { ...before, sent: null } : before)),
    /** `token` became the tokens of `user`, or nothing as the session ended. */
    settle: (token: string, user: StoredUser | null) =>
      change(({ spent }) => ({
        user,
        spent: [...spent.filter((it) => it !== token), token].slice(-REMEMBERED),
        sent: null,
      })),
  };
}
