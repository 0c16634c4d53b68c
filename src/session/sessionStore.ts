import { readJson, writeJson, type KeyValueStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { Handover } from './handover.ts';
import { addPurchased, readPurchased } from './purchased.ts';
import { parseStoredUser, USER_KEY, type StoredUser } from './storedUser.ts';

// The site warns the user this many milliseconds before the session expires (product §4).
const EXPIRES_SOON = 300_000;

/** The signed-in user and their purchases. */
export interface SessionState {
  user: StoredUser | null;
  /** Ids of the courses that the user bought. */
  purchased: readonly string[];
  /** Whether the session expires within five minutes (product §4). */
  expiresSoon: boolean;
}

/** An event about which the site shows a message (product §8). */
export type SessionEvent = 'loggedOut' | 'expired' | 'refreshed';

/** The state without a signed-in user. */
export const VISITOR: SessionState = { user: null, purchased: [], expiresSoon: false };

/** The state of the session, in this tab and in the storage that all tabs share. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the session's state from the stored user. */
export function createSessionStore(store: KeyValueStore, handover: Handover, now: () => number) {
  const { getState, setState, subscribe } = createStore(VISITOR);
  const listeners = new Set<(event: SessionEvent) => void>();
  const stored = () => readJson(store, USER_KEY, parseStoredUser);
  const emit = (event: SessionEvent) => listeners.forEach((listener) => listener(event));

  /**
   * Sets the user, their purchases and the expiry. If the new state equals the old one, the listeners are not called.
   */
  function show(user: StoredUser | null) {
    const next = user
      ? { user, purchased: readPurchased(store, user.id), expiresSoon: user.expiresAt - now() <= EXPIRES_SOON }
      : VISITOR;
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  }

  /** Reads the user from the storage, to which another tab may have written. Returns that user. */
  function adopt(): StoredUser | null {
    show(stored());
    return getState().user;
  }

  function drop() {
    store.remove(USER_KEY);
    show(null);
  }

  show(stored());

  return {
    getState,
    subscribe,
    /** Subscribes to session events. Returns an unsubscribe function. */
    onEvent(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit,
    adopt,
    /**
     * Returns whether the storage still has exactly this user. If not, a profile requested for `user` may be outdated.
     */
    isStill: (user: StoredUser) => JSON.stringify(adopt()) === JSON.stringify(user),
    /** Stores `user`, and adds `courseIds` to the user's purchases. */
    keep(user: StoredUser, courseIds: readonly string[] = []) {
      addPurchased(store, user.id, courseIds);
      writeJson(store, USER_KEY, user);
      show(user);
    },
    /** Removes the user from this tab and from the storage. Emits no event. */
    drop,
    /**
     * Ends the session of the user `seen`. Does nothing if another tab has signed in another user. With `expired`, also
     * does nothing if another tab has renewed or ended the session.
     */
    end(event: 'loggedOut' | 'expired', seen: StoredUser | null) {
      const inStore = stored();
      const isOver =
        event === 'loggedOut' ? inStore && inStore.id !== seen?.id : inStore?.accessToken !== seen?.accessToken;
      if (!seen || isOver) return void adopt();
      // The end is recorded for all tabs, so that a tab with an old state does not restore the session.
      if (seen.refreshToken !== null) void handover.settle(seen.refreshToken, null);
      drop();
      emit(event);
    },
  };
}
