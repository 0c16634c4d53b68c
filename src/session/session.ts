import type { Client } from '../api/client.ts';
import { userApi, type Profile, type SignedIn } from '../api/user.ts';
import { withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';
import { newUser, parseStoredUser, USER_KEY, withProfile, type StoredUser } from './storedUser.ts';
import { requestTokens } from './tokens.ts';
import { onWake } from './wake.ts';

// Milliseconds (product §9).
const CHECK_EVERY = 60_000;
const EXPIRES_SOON = 300_000;
const LOCK = 'academy-session';
// Another tab may still read its own stale copy of the storage right after the lock is let go.
const SETTLE = 50;

/** Who is signed in, and what they own. */
export interface SessionState {
  user: StoredUser | null;
  /** Ids of the courses that the user bought. */
  purchased: readonly string[];
  /** Five minutes or less are left (product §4). */
  expiresSoon: boolean;
}

/** What happened to the session that a user should be told (product §8). */
export type SessionEvent = 'loggedOut' | 'expired' | 'refreshed';

interface SessionOptions {
  client: Client;
  store: KeyValueStore;
  now?: () => number;
  /** Milliseconds between tries of a refresh that found no connection. Default 1,000. */
  retryDelay?: number;
}

/** Who is signed in (product §4): one source for React, the API client and the basket. */
export type Session = ReturnType<typeof createSession>;

/** Creates the session over the stored user and connects it to the client. */
export function createSession({ client, store, now = Date.now, retryDelay = 1000 }: SessionOptions) {
  const visitor: SessionState = { user: null, purchased: [], expiresSoon: false };
  let state = visitor;
  // Grows with every sign-in and log-out, so that an answer that was on its way since before is known to be late.
  let epoch = 0;
  // Whose each token is, so that no call of one user is repeated as another.
  const owners = new Map<string, string>();
  const renewals = new Map<string, Promise<string | null>>();
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: SessionEvent) => void>();

  const stored = () => readJson(store, USER_KEY, parseStoredUser);
  const emit = (event: SessionEvent) => eventListeners.forEach((listener) => listener(event));

  function set(user: StoredUser | null) {
    if (user) owners.set(user.accessToken, user.id);
    state = user
      ? { user, purchased: readPurchased(store, user.id), expiresSoon: user.expiresAt - now() <= EXPIRES_SOON }
      : visitor;
    listeners.forEach((listener) => listener());
  }

  const keep = (user: StoredUser) => {
    writeJson(store, USER_KEY, user);
    set(user);
  };

  function end(event: SessionEvent) {
    if (!state.user) return;
    epoch += 1;
    store.remove(USER_KEY);
    set(null);
    emit(event);
  }

  /** Takes over what another tab wrote. */
  function adopt() {
    const user = stored();
    if (user?.id !== state.user?.id) epoch += 1;
    if (user || state.user) set(user);
  }

  /** Stores a profile that was read or saved, if it changes anything (product §4). */
  function applyProfile(profile: Profile) {
    adopt();
    const { user } = state;
    if (!user) return;
    const before = state.purchased.length;
    const owned = addPurchased(store, user.id, profile.purchased_courses);
    const next = withProfile(user, profile, client.base);
    if (JSON.stringify(next) !== JSON.stringify(user)) keep(next);
    else if (owned.length > before) set(user);
  }

  /** The token that has replaced `refused` for the same user, or null. */
  function successor(refused: string): string | null {
    const { user } = state;
    return user && user.accessToken !== refused && user.id === owners.get(refused) ? user.accessToken : null;
  }

  async function renew(refused: string): Promise<string | null> {
    adopt();
    const { user } = state;
    if (user?.accessToken !== refused) return successor(refused);
    const started = epoch;
    const isLate = () => {
      adopt();
      return epoch !== started || state.user?.accessToken !== refused;
    };
    try {
      if (user.refreshToken === null) throw new Error('There is no refresh token');
      const tokens = await requestTokens(client, user.refreshToken, retryDelay);
      const profile = await client.call(userApi.profile, { params: { role: user.role } }, { token: tokens.access });
      if (isLate()) return successor(refused);
      addPurchased(store, user.id, profile.purchased_courses);
      keep({
        ...withProfile(user, profile, client.base),
        accessToken: tokens.access,
        refreshToken: tokens.refresh ?? user.refreshToken,
        expiresAt: now() + tokens.expires_in * 1000,
      });
      emit('refreshed');
      return tokens.access;
    } catch (error) {
      console.warn('The session could not be refreshed', error);
      if (!isLate()) end('expired');
      return successor(refused);
    }
  }

  /** Trades the token `refused` for a new one, once for all callers and all tabs; null when the session ended (product §4). */
  function refresh(refused: string): Promise<string | null> {
    const shared = renewals.get(refused);
    if (shared) return shared;
    const renewal = withLock(LOCK, () => renew(refused), { patience: 5000, settle: SETTLE }).finally(() =>
      renewals.delete(refused),
    );
    renewals.set(refused, renewal);
    return renewal;
  }

  /** Ends the session if its time is over, else says whether it will be soon; every minute and on every wake (product §4). */
  function check() {
    // A refresh under way decides by itself what becomes of the session.
    if (renewals.size > 0) return;
    // Another tab may have refreshed while this one slept.
    if (state.user && now() >= state.user.expiresAt) adopt();
    const { user, expiresSoon } = state;
    if (!user) return;
    if (now() >= user.expiresAt) end('expired');
    else if (user.expiresAt - now() <= EXPIRES_SOON !== expiresSoon) set(user);
  }

  /** Reads the profile of the signed-in user and stores what changed; throws `ApiError`. */
  async function readProfile() {
    const { user } = state;
    if (!user) return;
    const profile = await client.call(userApi.profile, { params: { role: user.role } });
    adopt();
    if (state.user?.id === user.id) applyProfile(profile);
  }

  /** Refetches the profile of the stored user; a failure ends the session (product §4). */
  async function resume() {
    const { user } = state;
    if (!user) return;
    const started = epoch;
    if (user.refreshToken === null) return end('expired');
    if (now() >= user.expiresAt) return void (await refresh(user.accessToken));
    try {
      await readProfile();
    } catch (error) {
      console.warn('The profile could not be read at the start', error);
      if (epoch === started) end('expired');
    }
  }

  /** Loads the stored user and begins to watch the clock and the other tabs; the returned function stops watching. */
  function start(): () => void {
    const timer = setInterval(check, CHECK_EVERY);
    const stops = [
      () => clearInterval(timer),
      onWake(check),
      store.subscribe((key) => {
        if (key === null || key === USER_KEY || key === PURCHASED_KEY) adopt();
      }),
    ];
    void resume();
    return () => stops.forEach((stop) => stop());
  }

  /** Stores the user of a log-in or registration and fetches their profile (product §4). */
  async function signIn(answer: SignedIn) {
    epoch += 1;
    const started = epoch;
    addPurchased(store, answer.user.id, answer.user.purchased_courses);
    keep(newUser(answer, now()));
    await readProfile().catch((error: unknown) => {
      if (epoch === started) console.warn('The profile could not be read after the log-in', error);
    });
  }

  /** Marks courses as bought by the signed-in user (product §4). */
  function own(courseIds: readonly string[]) {
    const { user } = state;
    if (!user) return;
    addPurchased(store, user.id, courseIds);
    set(user);
  }

  client.connect({
    accessToken: () => state.user?.accessToken ?? null,
    refresh,
    reject: () => end('expired'),
  });
  set(stored());

  return {
    /** For `useSyncExternalStore`; a page that was rendered ahead knows of nobody. */
    getState: () => state,
    getVisitorState: () => visitor,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears what a user should be told; returns how to stop. */
    onEvent(listener: (event: SessionEvent) => void) {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    /** The clock that the session goes by, in milliseconds. */
    now,
    start,
    check,
    signIn,
    applyProfile,
    readProfile,
    own,
    refresh,
    /** Ends the session at the user's wish (product §4). */
    logOut: () => end('loggedOut'),
    /** Takes over what other tabs have stored, without waiting to be told. */
    reload: adopt,
    /** Extends the session before it expires; false when that failed and it ended. */
    extend: async () => {
      const { user } = state;
      return user !== null && (await refresh(user.accessToken)) !== null;
    },
  };
}
