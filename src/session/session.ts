import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi, type Profile, type SignedIn } from '../api/user.ts';
import { withLock } from '../lib/locks.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { resolveMedia } from '../lib/url.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';
import { parseStoredUser, USER_KEY, type StoredUser } from './storedUser.ts';

/** How often the session's age is checked, and how long before its end it counts as expiring; milliseconds (product §9). */
export const CHECK_EVERY = 60_000;
export const EXPIRES_SOON = 300_000;

const REFRESH_RETRIES = 2;
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
  let refreshing: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: SessionEvent) => void>();

  const stored = () => readJson(store, USER_KEY, parseStoredUser);
  const emit = (event: SessionEvent) => eventListeners.forEach((listener) => listener(event));

  function set(user: StoredUser | null) {
    state = user
      ? { user, purchased: readPurchased(store, user.id), expiresSoon: user.expiresAt - now() <= EXPIRES_SOON }
      : visitor;
    listeners.forEach((listener) => listener());
  }

  function keep(user: StoredUser) {
    writeJson(store, USER_KEY, user);
    set(user);
  }

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

  function withProfile(user: StoredUser, profile: Profile): StoredUser {
    return {
      ...user,
      username: profile.username || user.username,
      email: profile.email || user.email,
      bio: profile.bio,
      phone_number: profile.phone_number ?? user.phone_number,
      profilePicture: resolveMedia(profile.profile_picture, client.base),
    };
  }

  /** Stores a profile that was read or saved, if it changes anything (product §4). */
  function applyProfile(profile: Profile) {
    const { user } = state;
    if (!user) return;
    const before = state.purchased.length;
    const owned = addPurchased(store, user.id, profile.purchased_courses);
    const next = withProfile(user, profile);
    if (JSON.stringify(next) !== JSON.stringify(user)) keep(next);
    else if (owned.length > before) set(user);
  }

  async function requestTokens(refresh: string) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await client.call(userApi.refresh, { body: { refresh } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'network' || tries === REFRESH_RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
      }
    }
  }

  async function renew(refused: string): Promise<string | null> {
    adopt();
    const { user } = state;
    if (!user) return null;
    if (user.accessToken !== refused) return user.accessToken;
    const started = epoch;
    try {
      if (user.refreshToken === null) throw new Error('There is no refresh token');
      const tokens = await requestTokens(user.refreshToken);
      const profile = await client.call(userApi.profile, { params: { role: user.role } }, { token: tokens.access });
      if (epoch !== started || !state.user) return null;
      addPurchased(store, user.id, profile.purchased_courses);
      keep({
        ...withProfile(state.user, profile),
        accessToken: tokens.access,
        refreshToken: tokens.refresh ?? user.refreshToken,
        expiresAt: now() + tokens.expires_in * 1000,
      });
      emit('refreshed');
      return tokens.access;
    } catch (error) {
      console.warn('The session could not be refreshed', error);
      if (epoch === started) end('expired');
      return null;
    }
  }

  /** Trades the token `refused` for a new one, once for all callers and all tabs; null when the session ended (product §4). */
  function refresh(refused: string): Promise<string | null> {
    const flight = (refreshing ??= withLock(LOCK, () => renew(refused), { patience: 5000, settle: SETTLE }).finally(() => {
      refreshing = null;
    }));
    return flight;
  }

  /** Ends the session if its time is over, else says whether it will be soon; every minute and on every wake (product §4). */
  function check() {
    const { user, expiresSoon } = state;
    if (!user) return;
    if (now() >= user.expiresAt) end('expired');
    else if (user.expiresAt - now() <= EXPIRES_SOON !== expiresSoon) set(user);
  }

  /** Reads the profile of the signed-in user and stores what changed; throws `ApiError`. */
  async function readProfile() {
    const { user } = state;
    if (!user) return;
    applyProfile(await client.call(userApi.profile, { params: { role: user.role } }));
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
    const wake = () => {
      if (document.visibilityState === 'visible') check();
    };
    const wakes = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, type] of wakes) target.addEventListener(type, wake);
    const unsubscribe = store.subscribe((key) => {
      if (key === null || key === USER_KEY || key === PURCHASED_KEY) adopt();
    });
    void resume();
    return () => {
      clearInterval(timer);
      for (const [target, type] of wakes) target.removeEventListener(type, wake);
      unsubscribe();
    };
  }

  /** Stores the user of a log-in or registration and fetches their profile (product §4). */
  async function signIn(answer: SignedIn) {
    epoch += 1;
    const started = epoch;
    const { user } = answer;
    addPurchased(store, user.id, user.purchased_courses);
    keep({
      id: user.id,
      userId: user.id,
      username: user.username,
      email: user.email,
      bio: null,
      profilePicture: null,
      phone_number: user.phone_number,
      role: user.role,
      is_superuser: user.is_superuser,
      accessToken: answer.access,
      refreshToken: answer.refresh,
      expiresAt: now() + answer.expires_in * 1000,
    });
    await readProfile().catch((error: unknown) => {
      if (epoch === started) console.warn('The profile could not be read after the log-in', error);
    });
  }

  /** Marks courses as bought by the signed-in user; true where one of them is new (product §4). */
  function own(courseIds: readonly string[]): boolean {
    const { user, purchased } = state;
    if (!user) return false;
    const added = addPurchased(store, user.id, courseIds).length > purchased.length;
    set(user);
    return added;
  }

  client.connect({
    accessToken: () => state.user?.accessToken ?? null,
    refresh,
    reject: () => end('expired'),
  });
  set(stored());

  return {
    /** For `useSyncExternalStore`. */
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears what a user should be told; returns how to stop. */
    onEvent(listener: (event: SessionEvent) => void) {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    start,
    check,
    signIn,
    applyProfile,
    readProfile,
    own,
    refresh,
    /** Ends the session at the user's wish (product §4). */
    logOut: () => end('loggedOut'),
    /** Extends the session before it expires; false when that failed and it ended. */
    extend: async () => {
      const { user } = state;
      return user !== null && (await refresh(user.accessToken)) !== null;
    },
  };
}
