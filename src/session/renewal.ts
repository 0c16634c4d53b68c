import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi, type Profile } from '../api/user.ts';
import { withLock } from '../lib/locks.ts';
import { whenOnline } from '../lib/online.ts';
import { pause } from '../lib/timing.ts';
import type { Handover } from './handover.ts';
import { withProfile, type StoredUser } from './storedUser.ts';

const LOCK = 'academy-session';
/** Milliseconds until a tab looks again at what another one sent. */
const WAIT = 200;
const RETRIES = 2;

/** What a renewal needs of the session. */
interface RenewalPort {
  client: Client;
  handover: Handover;
  now: () => number;
  /** Milliseconds between tries that found no connection. */
  retryDelay: number;
  getUser(): StoredUser | null;
  /** Grows with every sign-in and log-out. */
  getEpoch(): number;
  /** Takes over what another tab wrote. */
  adopt(): void;
  /** The token that has replaced `refused` for the same user, or null. */
  successor(refused: string): string | null;
  keep(user: StoredUser): void;
  /** Forgets a session that another tab ended. */
  drop(): void;
  /** Ends the session of this user, who has to be told. */
  end(user: StoredUser): void;
  onRefreshed(user: StoredUser, profile: Profile): void;
}

/** Trades refused tokens for new ones, once for all callers and all tabs (product §4, decision 005). */
export function createRenewal(port: RenewalPort) {
  const { client, handover, now, retryDelay, adopt, successor } = port;
  const underWay = new Map<string, Promise<string | null>>();

  /** Takes what another tab made of the refresh token of `user`: true if that is settled, `sent` if it is on its way. */
  async function takeOver({ refreshToken }: StoredUser): Promise<boolean | 'sent'> {
    const outcome = refreshToken === null ? null : await handover.outcomeOf(refreshToken);
    if (outcome === null) return false;
    if (outcome === 'sent') return 'sent';
    const user = port.getUser();
    if (user?.refreshToken !== refreshToken) return true;
    if (outcome === 'ended') port.drop();
    else if (outcome.id === user.id) port.keep(outcome);
    return true;
  }

  /** Trades a refresh token, which `claim` asks for before each try; twice more where the server is out of reach, and as often as the connection comes back. */
  async function requestTokens(refresh: string, claim: () => Promise<unknown>) {
    for (let tries = 0; ;) {
      await whenOnline();
      await claim();
      try {
        return await client.call(userApi.refresh, { body: { refresh } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === 'offline') continue;
        if (error.kind !== 'network' || tries === RETRIES) throw error;
        tries += 1;
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
      }
    }
  }

  /** Sends the refresh token of `user`, which no other tab does meanwhile, and keeps what comes of it. Throws what fails. */
  async function send(user: StoredUser, holds: boolean, isLate: () => boolean): Promise<void> {
    const { refreshToken } = user;
    if (refreshToken === null) throw new Error('There is no refresh token');
    const claim = async () => {
      if ((await handover.claim(refreshToken, holds)) !== null) throw new Error('Another tab was faster');
    };
    try {
      const { access, refresh, expires_in: seconds } = await requestTokens(refreshToken, claim);
      const expiresAt = now() + seconds * 1000;
      const profile = await client.call(userApi.profile, { params: { role: user.role } }, { token: access });
      if (isLate() || (await handover.outcomeOf(refreshToken)) === 'ended') return void (await takeOver(user));
      const renewed = { ...user, accessToken: access, refreshToken: refresh ?? refreshToken, expiresAt };
      const next = withProfile(renewed, profile, client.base);
      // The next tab must see this before it has the lock.
      if (next.refreshToken !== refreshToken) await handover.settle(refreshToken, next);
      port.onRefreshed(next, profile);
    } finally {
      await handover.release(refreshToken);
    }
  }

  /** The new token, null where there is none, or undefined while another tab is at it. */
  async function renew(refused: string, holds: boolean): Promise<string | null | undefined> {
    adopt();
    const user = port.getUser();
    if (user?.accessToken !== refused) return successor(refused);
    const started = port.getEpoch();
    const isLate = () => {
      adopt();
      return port.getEpoch() !== started || port.getUser()?.accessToken !== refused;
    };
    try {
      await send(user, holds, isLate);
    } catch (error) {
      // A refusal is believed only after a look at what the others did, and only by the one who holds the lock.
      const known = !isLate() && (await takeOver(user));
      if (known === 'sent') return undefined;
      console.warn('The session could not be refreshed', error);
      if (!isLate() && !known && holds) port.end(user);
    }
    return successor(refused);
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
    /** Trades the token `refused` for a new one; null when the session ended, or could not be refreshed now. */
    refresh(refused: string): Promise<string | null> {
      const shared = underWay.get(refused);
      if (shared) return shared;
      const renewal = renewUnderLock(refused).finally(() => underWay.delete(refused));
      underWay.set(refused, renewal);
      return renewal;
    },
    takeOver,
    isRefreshing: () => underWay.size > 0,
  };
}
