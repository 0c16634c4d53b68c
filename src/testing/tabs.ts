import { onTestFinished, vi } from 'vitest';
import { createClient } from '../api/client.ts';
import { fakeFetch, json, type SentCall } from './fakeFetch.ts';
import type { SharedStore } from '../lib/sharedStore.ts';
import type { KeyValueStore } from '../lib/storage.ts';
import { createSession } from '../session/session.ts';
import type { SessionEvent } from '../session/sessionStore.ts';
import { USER_KEY } from '../session/storedUser.ts';

type Listener = (key: string | null) => void;

/**
 * Creates storage that several tabs share. A write fires an event in the other tabs. After `hold`, events are delayed
 * until `release`.
 */
export function sharedStorage() {
  const values = new Map<string, string>();
  const tabs: Set<Listener>[] = [];
  let held: (() => void)[] | null = null;
  return {
    values,
    hold: () => void (held = []),
    release() {
      held?.forEach((deliver) => deliver());
      held = null;
    },
    tab(): KeyValueStore {
      const own = new Set<Listener>();
      tabs.push(own);
      const tell = (key: string) => {
        const deliver = () =>
          tabs.filter((tab) => tab !== own).forEach((tab) => tab.forEach((listener) => listener(key)));
        if (held) held.push(deliver);
        else queueMicrotask(deliver);
      };
      return {
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          values.set(key, value);
          tell(key);
          return true;
        },
        remove(key) {
          values.delete(key);
          tell(key);
        },
        subscribe(listener) {
          own.add(listener);
          return () => void own.delete(listener);
        },
      };
    },
    /** Clears the storage, as another tab or the user might do. */
    clear() {
      values.clear();
      tabs.forEach((tab) => tab.forEach((listener) => listener(null)));
    },
  };
}

/** The time at which every tab starts. */
export const START = Date.parse('2026-01-01T00:00:00Z');

const sara = {
  username: 'sara',
  email: 'sara@example.com',
  phone_number: null,
  role: 'student' as const,
  is_superuser: false,
};

/** Returns a stored user whose session expires in an hour. */
export const storedUser = (changes: Record<string, unknown> = {}) => ({
  ...sara,
  id: '1',
  userId: '1',
  bio: null,
  profilePicture: null,
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresAt: START + 3_600_000,
  ...changes,
});

/** Returns another user on the same device. */
export const otherUser = () =>
  storedUser({ id: '2', userId: '2', username: 'omid', accessToken: 'access-omid', refreshToken: 'refresh-omid' });

/** Returns the response to a log-in or sign-up by the user `id`. */
export const signedIn = (id = '1', purchased_courses: string[] = []) => ({
  user: { ...sara, id, username: id === '1' ? 'sara' : 'omid', purchased_courses },
  access: 'access-1',
  refresh: 'refresh-1',
  expires_in: 3600,
});

export const PROFILE = 'GET /user/profile/student/';
export const REFRESH = 'POST /token/refresh/';
export const profile = {
  username: sara.username,
  email: sara.email,
  bio: null,
  phone_number: null,
  profile_picture: null,
};

type Answers = Record<string, (call: SentCall, count: number) => Response | Promise<Response>>;

/**
 * Returns a server for one user, with one-time refresh tokens. Access tokens are valid until `expire` is called.
 * `answers` override responses; their keys have the form `METHOD /path/`. All other requests except refreshes need a
 * valid token. Profile requests get `profile`, and the rest get `{}`.
 */
export function fakeServer(answers: Answers = {}) {
  let generation = 1;
  const accepted = new Set(['access-1']);
  const network = fakeFetch((call, count) => {
    const line = `${call.method} ${call.path}`;
    const answer = answers[line];
    if (answer) return answer(call, count);
    if (line === REFRESH) {
      if (call.json['refresh'] !== `refresh-${generation}`) return json({ detail: 'used' }, 401);
      generation += 1;
      accepted.add(`access-${generation}`);
      return json({ access: `access-${generation}`, refresh: `refresh-${generation}`, expires_in: 7200 });
    }
    if (!accepted.has(call.headers.get('Authorization')?.slice(7) ?? '')) return json({ detail: 'expired' }, 401);
    return json(line.startsWith('GET /user/profile/') ? profile : {});
  });
  return {
    ...network,
    answers,
    count: (line: string) => network.lines().filter((sent) => sent === line).length,
    expire: () => accepted.clear(),
    /** Delays the responses to `line` until `release` is called. `arrived` resolves at the first request. */
    hold(line: string, response: () => Response) {
      const [first, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      answers[line] = async () => {
        first.resolve();
        await released.promise;
        return response();
      };
      return { arrived: first.promise, release: released.resolve };
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

/** Waits for pending work to finish. */
export const settled = () => new Promise((done) => setTimeout(done, 5));

/** Opens a tab with its session. Records the events that the session emits. */
export function openTab(
  server: FakeServer,
  store: KeyValueStore,
  now: () => number = () => START,
  shared?: SharedStore,
) {
  const client = createClient({ base: '/api', fetch: server.fetch, retryDelay: 0 });
  const session = createSession({ client, store, now, shared, retryDelay: 1 });
  const told: SessionEvent[] = [];
  session.onEvent((event) => told.push(event));
  return {
    client,
    session,
    store,
    told,
    /** Resolves with the session's next event. */
    next: () =>
      new Promise<SessionEvent>((resolve) => {
        const stop = session.onEvent((event) => {
          stop();
          resolve(event);
        });
      }),
    /** Starts the session. It runs until the test ends or the returned function is called. */
    async start() {
      const stop = session.start();
      onTestFinished(stop);
      await settled();
      return stop;
    },
  };
}

/** Opens several tabs of a browser with a signed-in user. `a` and `b` are the first two tabs. */
export function openTabs(
  count: number,
  answers: Answers = {},
  changes: Record<string, unknown> = {},
  shared?: SharedStore,
) {
  const storage = sharedStorage();
  storage.values.set(USER_KEY, JSON.stringify(storedUser(changes)));
  const server = fakeServer(answers);
  const clock = { time: START };
  const tabs = Array.from({ length: count }, () => openTab(server, storage.tab(), () => clock.time, shared));
  const [a, b] = tabs as [Tab, Tab];
  const stored = (): Record<string, unknown> | null => JSON.parse(storage.values.get(USER_KEY) ?? 'null');
  return { storage, server, clock, tabs, a, b, stored, told: () => tabs.flatMap(({ told }) => told) };
}

type Tab = ReturnType<typeof openTab>;

/** Opens one tab with a signed-in user, and returns it with its storage. */
export function openSignedIn(answers: Answers = {}, changes: Record<string, unknown> = {}) {
  const { a, ...site } = openTabs(1, answers, changes);
  return { ...site, ...a };
}

/** Replaces the page's window and document with fakes. */
export function stubPage() {
  const page = {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    window: new EventTarget(),
  };
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  return page;
}
