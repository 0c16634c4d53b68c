import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi, type Profile, type SignedIn } from '../api/user.ts';
import { isOnline } from '../lib/online.ts';
import { memoryShared, type SharedStore } from '../lib/sharedStore.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { createHandover } from './handover.ts';
import { addPurchased, PURCHASED_KEY } from './purchased.ts';
import { createRenewal } from './renewal.ts';
import { createSessionStore } from './sessionStore.ts';
import { hasStoredCourses, newUser, staysAfter, USER_KEY, withProfile } from './storedUser.ts';

// The milliseconds between two checks of the expiry (product §4).
const CHECK_EVERY = 60_000;

interface SessionOptions {
  client: Client;
  store: KeyValueStore;
  /** Shares token refreshes between tabs. Default: refreshes are not shared. */
  shared?: SharedStore | undefined;
  now?: () => number;
  /** The milliseconds between two refresh attempts if the server is unreachable. Default 1,000. */
  retryDelay?: number;
}

/** The session (product §4). React, the API client and the basket use it. */
export type Session = ReturnType<typeof createSession>;

/** Creates the session from the stored user, and connects it to the client. */
export function createSession({
  client,
  store,
  shared = memoryShared(),
  now = Date.now,
  retryDelay = 1000,
}: SessionOptions) {
  const handover = createHandover(shared, now);
  const session = createSessionStore(store, handover, now);
  const { getState, subscribe, onEvent, adopt, isStill, keep, end } = session;
  const { refresh, takeOver, isRefreshing } = createRenewal({ client, session, handover, store, now, retryDelay });

  /** Stores the profile of the user with this id, if the profile differs from the stored data (product §4). */
  function applyProfile(profile: Profile, userId: string) {
    const user = adopt();
    if (user?.id !== userId) return;
    const { purchased } = getState();
    const next = withProfile(user, profile, client.base);
    const isBought = profile.purchased_courses.some((id) => !purchased.includes(id));
    if (isBought || JSON.stringify(next) !== JSON.stringify(user)) keep(next, profile.purchased_courses);
  }

  let uploads = 0;

  /** Renews the session if it ends within five minutes. */
  async function renewInTime() {
    const { user, expiresSoon } = getState();
    if (user && user.refreshToken !== null && expiresSoon) await refresh(user.accessToken);
  }

  /** Ends an expired session and updates `expiresSoon`. Runs every minute and when the page is shown (product §4). */
  async function check() {
    // A refresh in this tab will itself extend or end the session.
    if (isRefreshing()) return;
    const user = adopt();
    if (uploads > 0) return renewInTime();
    if (!user || now() < user.expiresAt) return;
    // If the user has stored courses, a failed refresh ends the session only if the server was reachable.
    if (user.refreshToken !== null && hasStoredCourses(store, user.id)) return void refresh(user.accessToken);
    if ((await takeOver(user)).kind === 'unspent') end('expired', user);
  }

  /**
   * Stores purchases of the user `userId`, who may have logged out meanwhile. Default: the signed-in user (product §4).
   * Returns false if the storage refuses the purchases.
   */
  function own(courseIds: readonly string[], userId = getState().user?.id) {
    const isStored = userId === undefined || addPurchased(store, userId, courseIds);
    adopt();
    return isStored;
  }

  /**
   * Fetches the profile of the signed-in user and stores changes. If the stored user changed during the request, only
   * adds the purchases. If `ahead` is true, does not retry a failed request. Throws `ApiError`.
   */
  async function readProfile({ ahead = false } = {}) {
    const { user } = getState();
    if (!user) return;
    const profile = await client.call(userApi.profile, { params: { role: user.role } }, { ahead });
    if (isStill(user)) applyProfile(profile, user.id);
    else if (getState().user?.id === user.id) own(profile.purchased_courses);
  }

  /** Fetches the profile, or refreshes the token if it has expired. A failure usually ends the session (product §4). */
  async function resume() {
    const { user } = getState();
    if (!user) return;
    if (user.refreshToken === null) return end('expired', user);
    if (now() >= user.expiresAt) return void (await refresh(user.accessToken));
    try {
      await readProfile();
    } catch (error) {
      console.warn('The profile could not be read at the start', error);
      // After a 401, the renewal has already decided whether the session ends. If the user still has the refused token,
      // the session continues.
      const isDecided =
        error instanceof ApiError && error.status === 401 && getState().user?.accessToken === user.accessToken;
      if (!isDecided && !staysAfter(error, store, user.id)) end('expired', user);
    }
  }

  /** Watches the clock and the other tabs, and fetches the profile. Returns a function that stops watching. */
  function start(): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    const wake = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', wake, { signal });
    for (const type of ['focus', 'pageshow']) window.addEventListener(type, wake, { signal });
    const timer = setInterval(() => void check(), CHECK_EVERY);
    const stopHearing = store.subscribe((key) => {
      if (key === null || key === USER_KEY || key === PURCHASED_KEY) adopt();
    });
    void resume();
    return () => {
      watching.abort();
      clearInterval(timer);
      stopHearing();
    };
  }

  client.connect({
    user: () => getState().user,
    refresh,
    async prolong() {
      uploads += 1;
      adopt();
      await renewInTime();
      return () => void (uploads -= 1);
    },
    async accepts(token) {
      const { user } = getState();
      if (!user || !isOnline()) return true;
      try {
        await client.call(userApi.profile, { params: { role: user.role } }, { token, ahead: true });
        return true;
      } catch (error) {
        return !(error instanceof ApiError && error.status === 401);
      }
    },
  });

  return {
    getState,
    subscribe,
    onEvent,
    /** The user's storage, and the clock in milliseconds. */
    store,
    now,
    start,
    check,
    applyProfile,
    readProfile,
    refresh,
    /** Stores the user from the response to a log-in or registration, and fetches their profile (product §4). */
    async signIn(answer: SignedIn) {
      const user = newUser(answer, now());
      keep(user, answer.user.purchased_courses);
      if (user.refreshToken !== null) void handover.admit(user.refreshToken);
      await readProfile().catch((error: unknown) => {
        console.warn('The profile could not be read after the log-in', error);
      });
    },
    own,
    /** Ends the session at the user's request (product §4). */
    logOut: () => end('loggedOut', getState().user),
    /** Reads the user from the storage at once, even if a storage event from another tab has not arrived yet. */
    reload: () => void adopt(),
    /** Refreshes the token before it expires. Resolves with false if the refresh fails. */
    async extend() {
      const { user } = getState();
      return user !== null && (await refresh(user.accessToken)) !== null && getState().user?.id === user.id;
    },
  };
}
