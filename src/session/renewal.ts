import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi } from '../api/user.ts';
import { withLock } from '../lib/locks.ts';
import { whenOnline } from '../lib/online.ts';
import { pause } from '../lib/timing.ts';
import type { Handover } from './handover.ts';
import type { SessionStore } from './sessionStore.ts';
import { withProfile, type StoredUser } from './storedUser.ts';

const LOCK = 'academy-session';
/** Milliseconds until a tab looks again at what another one sent. */
const WAIT = 200;
const RETRIES = 2;
/** Times that one call may ask for yet another token. */
const MAX_RENEWALS = 2;

interface RenewalOptions {
  client: Client;
  session: SessionStore;
  handover: Handover;
  now: () => number;
  /** Milliseconds between tries that found no connection. */
  retryDelay: number;
}

/** Trades refused tokens for new ones, once for all callers and all tabs (product §4, decision 005). */
export function createRenewal({ client, session, handover, now, retryDelay }: RenewalOptions) {
  const { getState, adopt } = session;
  const underWay = new Map<string, Promise<string | null>>();
  // The token that the last refresh here brought.
  let fresh = '';

  /** Takes what another tab made of the refresh token of `user`, and tells what that was. */
  async function takeOver({ id, refreshToken }: StoredUser) {
    const outcome = refreshToken === null ? null : await handover.outcomeOf(refreshToken);
    if (outcome === null || outcome === 'sent' || adopt()?.refreshToken !== refreshToken) return outcome;
    if (outcome === 'ended') session.drop();
    else if (outcome.id === id) session.keep(outcome);
    return outcome;
  }

  /** Trades a refresh token, which no other tab does meanwhile; twice more where the server is out of reach, and as often as the connection comes back. */
  async function requestTokens(refresh: string, holds: boolean) {
    for (let tries = 0; ;) {
      await whenOnline();
      if ((await handover.claim(refresh, holds)) !== null) throw new Error('Another tab was faster');
      try {
        return await client.call(userApi.refresh, { body: { refresh } });
      } catch (error) {
        const kind = error instanceof ApiError && error.kind;
        if (kind === 'offline') continue;
        if (kind !== 'network' || tries === RETRIES) throw error;
        tries += 1;
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
      }
    }
  }

  /** Sends the refresh token of `user`, and keeps what comes of it. Throws what fails. */
  async function send(user: StoredUser, holds: boolean): Promise<void> {
    const { refreshToken } = user;
    if (refreshToken === null) throw new Error('There is no refresh token');
    const isLate = () => adopt()?.accessToken !== user.accessToken;
    try {
      const { access, refresh, expires_in: seconds } = await requestTokens(refreshToken, holds);
      const expiresAt = now() + seconds * 1000;
      const profile = await client.call(userApi.profile, { params: { role: user.role } }, { token: access });
      // A log-out meanwhile, here or elsewhere, stands.
      await takeOver(user);
      if (isLate()) return;
      const renewed = { ...user, accessToken: access, refreshToken: refresh ?? refreshToken, expiresAt };
      const next = withProfile(renewed, profile, client.base);
      // The next tab must see this before it has the lock.
      if (next.refreshToken !== refreshToken) await handover.settle(refreshToken, next);
      if (isLate()) return;
      fresh = access;
      session.keep(next, profile.purchased_courses);
      session.emit('refreshed');
    } finally {
      await handover.release(refreshToken);
    }
  }

  /** The new token, null where there is none, or undefined while another tab is at it. */
  async function renew(refused: string, holds: boolean): Promise<string | null | undefined> {
    const user = adopt();
    if (user?.accessToken === refused) {
      try {
        await send(user, holds);
      } catch (error) {
        // A refusal is believed only after a look at what the others did, and only by the one who holds the lock.
        const known = await takeOver(user);
        if (known === 'sent') return undefined;
        console.warn('The session could not be refreshed', error);
        if (!known && holds) session.end('expired', user);
      }
    }
    const token = getState().user?.accessToken ?? null;
    return token === refused ? null : token;
  }

  async function renewUnderLock(refused: string): Promise<string | null> {
    for (;;) {
      // A tab that waits for the connection keeps no other from the lock.
      await whenOnline();
      const token = await withLock(LOCK, (holds) => renew(refused, holds));
      if (token !== undefined) return token;
      await pause(WAIT);
    }
  }

  return {
    /**
     * Trades the token `refused` for a new one; null when the session ended, or could not be refreshed now. It ends where
     * a call that has been given new tokens `renewals` times is refused once too often: with one fresh from a refresh here,
     * while one that another tab or a log-in put in its place may be as old.
     */
    refresh(refused: string, renewals = 0): Promise<string | null> {
      if (renewals === MAX_RENEWALS || (renewals > 0 && refused === fresh)) {
        const { user } = getState();
        if (user?.accessToken === refused) session.end('expired', user);
        return Promise.resolve(null);
      }
      const renewal = underWay.get(refused) ?? renewUnderLock(refused).finally(() => underWay.delete(refused));
      underWay.set(refused, renewal);
      return renewal;
    },
    takeOver,
    isRefreshing: () => underWay.size > 0,
  };
}
