import type { Client } from '../api/client.ts';
import { userApi, type Profile, type SignedIn } from '../api/user.ts';
import { memoryShared, type SharedStore } from '../lib/sharedStore.ts';
import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { createHandover } from './handover.ts';
import { addPurchased, PURCHASED_KEY, readPurchased } from './purchased.ts';
import { createRenewal } from './renewal.ts';
import { newUser, parseStoredUser, USER_KEY, withProfile, type StoredUser } from './storedUser.ts';
import { onWake } from './wake.ts';

// Milliseconds (product §9).
const CHECK_EVERY = 60_000;
const EXPIRES_SOON = 300_000;

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
  /** Where tabs hand over their refreshes. Default: seen by no other tab. */
  shared?: SharedStore;
  now?: () => number;
  /** Milliseconds between tries of a refresh that found no connection. Default 1,000. */
  retryDelay?: number;
}

/** Who is signed in (product §4): one source for React, the API client and the basket. */
export type Session = ReturnType<typeof createSession>;

/** Creates the session over the stored user and connects it to the client. */
export function createSession({
  client,
  store,
  shared = memoryShared(),
  now = Date.now,
  retryDelay = 1000,
}: SessionOptions) {
  const handover = createHandover(shared, now);
  const visitor: SessionState = { user: null, purchased: [], expiresSoon: false };
  const { getState, setState, subscribe } = createStore(visitor);
  // Grows with every sign-in and log-out, so that an answer that was on its way since before is known to be late.
  let epoch = 0;
  // Whose each token is, so that no call of one user is repeated as another.
  const owners = new Map<string, string>();
  // The token that the last refresh here brought.
  let fresh = '';
  const eventListeners = new Set<(event: SessionEvent) => void>();

  const stored = () => readJson(store, USER_KEY, parseStoredUser);
  const emit = (event: SessionEvent) => eventListeners.forEach((listener) => listener(event));

  function set(user: StoredUser | null) {
    if (user) owners.set(user.accessToken, user.id);
    setState(
      user
        ? { user, purchased: readPurchased(store, user.id), expiresSoon: user.expiresAt - now() <= EXPIRES_SOON }
        : visitor,
    );
  }

  const keep = (user: StoredUser) => {
    writeJson(store, USER_KEY, user);
    set(user);
  };

  function drop() {
    epoch += 1;
    store.remove(USER_KEY);
    set(null);
  }

  /** Ends the session of `seen`, unless another tab has put a newer one in its place. */
  function end(event: SessionEvent, seen = getState().user) {
    const inStore = stored();
    const isNewer = event === 'loggedOut' ? inStore?.id !== seen?.id : inStore?.accessToken !== seen?.accessToken;
    if (!seen || getState().user?.id !== seen.id || (inStore && isNewer)) return adopt();
    // A tab that has not heard of it yet must not bring the session back.
    if (seen.refreshToken !== null) void handover.settle(seen.refreshToken, null);
    drop();
    emit(event);
  }

  /** Takes over what another tab wrote. */
  function adopt() {
    const user = stored();
    if (user?.id !== getState().user?.id) epoch += 1;
    if (user || getState().user) set(user);
  }

  /** Stores a profile of the user with this id that was read or saved, if it changes anything (product §4). */
  function applyProfile(profile: Profile, userId: string) {
    adopt();
    const { user } = getState();
    if (user?.id !== userId) return;
    const before = getState().purchased.length;
    const owned = addPurchased(store, user.id, profile.purchased_courses);
    const next = withProfile(user, profile, client.base);
    if (JSON.stringify(next) !== JSON.stringify(user)) keep(next);
    else if (owned.length > before) set(user);
  }

  /** The token that has replaced `refused` for the same user, or null. */
  function successor(refused: string): string | null {
    const { user } = getState();
    return user && user.accessToken !== refused && user.id === owners.get(refused) ? user.accessToken : null;
  }

  const { refresh, takeOver, isRefreshing } = createRenewal({
    client,
    handover,
    now,
    retryDelay,
    getUser: () => getState().user,
    getEpoch: () => epoch,
    adopt,
    successor,
    keep,
    drop,
    end: (user) => end('expired', user),
    onRefreshed(user, profile) {
      addPurchased(store, user.id, profile.purchased_courses);
      fresh = user.accessToken;
      keep(user);
      emit('refreshed');
    },
  });

  /** Ends the session if its time is over, else says whether it will be soon; every minute and on every wake (product §4). */
  async function check() {
    // A refresh under way decides by itself what becomes of the session.
    if (isRefreshing()) return;
    // Another tab may have refreshed while this one slept.
    if (now() >= (getState().user?.expiresAt ?? Infinity)) adopt();
    const { user, expiresSoon } = getState();
    if (!user) return;
    if (now() < user.expiresAt) {
      if (user.expiresAt - now() <= EXPIRES_SOON !== expiresSoon) set(user);
      return;
    }
    // Another tab may be refreshing, and then decides what becomes of the session.
    if ((await takeOver(user)) === false) end('expired', user);
  }

  /** Reads the profile of the signed-in user and stores what changed; throws `ApiError`. */
  async function readProfile() {
    const { user } = getState();
    if (!user) return;
    const profile = await client.call(userApi.profile, { params: { role: user.role } });
    applyProfile(profile, user.id);
  }

  /** Refetches the profile of the stored user; a failure ends the session (product §4). */
  async function resume() {
    const { user } = getState();
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
    const timer = setInterval(() => void check(), CHECK_EVERY);
    const stops = [
      () => clearInterval(timer),
      onWake(() => void check()),
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
    const { user } = getState();
    if (!user) return;
    addPurchased(store, user.id, courseIds);
    set(user);
  }

  client.connect({
    accessToken: () => getState().user?.accessToken ?? null,
    refresh,
    isFresh: (token) => token === fresh,
    reject: () => end('expired'),
  });
  set(stored());

  return {
    /** For `useSyncExternalStore`; a page that was rendered ahead knows of nobody. */
    getState,
    getVisitorState: () => visitor,
    subscribe,
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
      const { user } = getState();
      return user !== null && (await refresh(user.accessToken)) !== null;
    },
  };
}
