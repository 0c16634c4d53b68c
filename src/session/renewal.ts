import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { lifetimeOf, userApi } from '../api/user.ts';
import { withLock } from '../lib/locks.ts';
import { whenOnline } from '../lib/online.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { pause, wait } from '../lib/timing.ts';
import type { Fate, Handover } from './handover.ts';
import type { SessionStore } from './sessionStore.ts';
import { staysAfter, withProfile, type StoredUser } from './storedUser.ts';

const LOCK = 'academy-session';
/** The milliseconds between two checks of a token that another tab is sending. */
const WAIT = 200;
const RETRIES = 2;
/** The maximum number of refreshes for one API call. */
const MAX_RENEWALS = 2;

/** The outcome of a renewal. `pending`: another tab is refreshing. */
type Renewal = { kind: 'renewed'; token: string } | { kind: 'failed' | 'pending' };

interface RenewalOptions {
  client: Client;
  session: SessionStore;
  handover: Handover;
  store: KeyValueStore;
  now: () => number;
  /** The milliseconds between two attempts if the server is unreachable. */
  retryDelay: number;
}

/** Exchanges refused access tokens for new ones, once for all callers and all tabs (product §4, decision 005). */
export function createRenewal({ client, session, handover, store, now, retryDelay }: RenewalOptions) {
  const { getState, adopt, isStill } = session;
  const underWay = new Map<string, Promise<string | null>>();
  // The access token of this tab's last refresh.
  let fresh = '';

  /**
   * Reads the shared state of the user's refresh token, and ends or renews this tab's session if another tab has done
   * so. Returns that state.
   */
  async function takeOver({ id, refreshToken }: StoredUser): Promise<Fate> {
    const fate: Fate = refreshToken === null ? { kind: 'unspent' } : await handover.fateOf(refreshToken);
    const isStillOurs = adopt()?.refreshToken === refreshToken;
    if (isStillOurs && fate.kind === 'ended') session.drop();
    if (isStillOurs && fate.kind === 'renewed' && fate.user.id === id) session.keep(fate.user);
    return fate;
  }

  /**
   * Sends a refresh token. If the server is unreachable, retries twice. If the connection is lost, also retries when
   * the connection returns.
   */
  async function requestTokens(refresh: string, holds: boolean) {
    for (let tries = 0; ;) {
      await whenOnline();
      if (!(await handover.claim(refresh, holds))) throw new Error('Another tab has claimed the refresh token');
      try {
        return await client.call(userApi.refresh, { body: { refresh } });
      } catch (error) {
        if (!(error instanceof ApiError && error.isUnreachable)) throw error;
        if (error.kind === 'offline') continue;
        if (tries === RETRIES) throw error;
        tries += 1;
        await wait(retryDelay);
      }
    }
  }

  /**
   * Reads the profile with a new token. Returns null if the request fails but the user stays signed in. The caller then
   * stores the new token without a profile.
   */
  async function readProfile({ id, role }: StoredUser, token: string) {
    try {
      return await client.call(userApi.profile, { params: { role } }, { token, hidden: true });
    } catch (error) {
      if (staysAfter(error, store, id)) return null;
      throw error;
    }
  }

  /** Refreshes the tokens of `user` and stores them. Throws if the refresh or the profile request fails. */
  async function send(user: StoredUser, holds: boolean): Promise<void> {
    const { refreshToken } = user;
    if (refreshToken === null) throw new Error('There is no refresh token');
    const isLate = () => adopt()?.accessToken !== user.accessToken;
    try {
      const answer = await requestTokens(refreshToken, holds);
      const { access, refresh } = answer;
      const expiresAt = now() + lifetimeOf(answer, now()) * 1000;
      const profile = await readProfile(user, access);
      // If the user has logged out in any tab in the meantime, the new tokens are dropped.
      await takeOver(user);
      const current = adopt();
      if (current?.accessToken !== user.accessToken) return;
      const renewed = { ...current, accessToken: access, refreshToken: refresh || refreshToken, expiresAt };
      const next = profile && isStill(user) ? withProfile(renewed, profile, client.base) : renewed;
      // Records the new tokens before the lock is released, because the next holder of the lock reads this record.
      if (next.refreshToken !== refreshToken) await handover.settle(refreshToken, next);
      if (isLate()) return;
      fresh = access;
      session.keep(next, profile?.purchased_courses);
      session.emit('refreshed');
    } finally {
      await handover.release(refreshToken);
    }
  }

  async function renew(refused: string, holds: boolean): Promise<Renewal> {
    const user = adopt();
    if (user?.accessToken === refused) {
      try {
        await send(user, holds);
      } catch (error) {
        const { kind } = await takeOver(user);
        if (kind === 'pending') return { kind: 'pending' };
        console.warn('The session could not be refreshed', error);
        // Without the lock, another tab may be using the token, so only the API call fails.
        if (kind === 'unspent' && holds && !staysAfter(error, store, user.id)) session.end('expired', user);
      }
    }
    const token = getState().user?.accessToken;
    return token === undefined || token === refused ? { kind: 'failed' } : { kind: 'renewed', token };
  }

  async function renewUnderLock(refused: string): Promise<string | null> {
    for (;;) {
      // Waits before taking the lock, so that an offline tab does not block other tabs.
      await whenOnline();
      const renewal = await withLock(LOCK, (holds) => renew(refused, holds));
      if (renewal.kind !== 'pending') return renewal.kind === 'renewed' ? renewal.token : null;
      await pause(WAIT);
    }
  }

  return {
    /**
     * Exchanges the access token `refused` for a new one. Resolves with null if the session has ended or cannot be
     * refreshed now. `renewals` is the number of earlier refreshes for this API call. If the server refuses even a
     * token that this tab has just received, the session ends. A token from another tab may be outdated, so it is
     * refreshed once more.
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
