import { createAcademy } from '../../src/academy.tsx';
import { BASKET_KEY } from '../../src/basket/basket.ts';
import { createPurchase } from '../../src/basket/purchase.ts';
import { userApi } from '../../src/api/user.ts';
import { coursesApi, type Course } from '../../src/api/courses.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { transactionsApi } from '../../src/api/transactions.ts';
import { createClient } from '../../src/api/client.ts';
import { memoryShared } from '../../src/lib/sharedStore.ts';
import { memoryStorage, type KeyValueStore } from '../../src/lib/storage.ts';
import { USER_KEY } from '../../src/session/storedUser.ts';
import { sharedStorage } from '../../src/testing/tabs.ts';
import { mockFetch } from '../hosts/direct.ts';
import { World } from '../server/world.ts';
import { credentialsOf } from './academy.ts';

/** The users and the visitor, each with the ids of courses that no other actor puts in the basket. */
export const ACTORS = {
  'demo-student': ['2', '3'],
  'demo-newcomer': ['5', '7'],
  visitor: ['8'],
} as const;
export type Username = Exclude<keyof typeof ACTORS, 'visitor'>;

/**
 * Simulates a browser whose tabs have the site's real stores and get the mock's responses. Requests, responses, storage
 * events and accesses to the shared store wait until `deliver` releases them, in any order.
 */
export function openBrowsing() {
  const world = new World();
  const ask = mockFetch(world);
  const storage = sharedStorage();
  const { values } = storage;
  const shared = memoryShared();
  const pending: (() => void)[] = [];
  /** The purchases that reached the server. */
  const sent: { user: string; course: string; accepted: boolean }[] = [];
  const told: string[] = [];
  const vanished: string[] = [];
  let losesPurchase = false;

  const delayed = () => new Promise<void>((resolve) => pending.push(resolve));

  const stored = (): { id: string; accessToken: string } | null => JSON.parse(values.get(USER_KEY) ?? 'null');

  /**
   * Returns the ids of the courses in a user's stored basket. Without `userId`, returns the ids in the visitor's
   * basket.
   */
  function rowsOf(userId?: string) {
    const key = userId === undefined ? BASKET_KEY : `${BASKET_KEY}:${userId}`;
    const rows: Course[] = JSON.parse(values.get(key) ?? '[]');
    return rows.map(({ id }) => id);
  }

  function openTab() {
    let alive = true;
    // Chains the storage events, so that they reach the tab in the order of the writes.
    let news: Promise<unknown> = Promise.resolve();
    const own = new Set<(key: string | null) => void>();
    const tab = storage.tab();
    const unsubscribe = tab.subscribe((key) => {
      news = news.then(delayed).then(() => alive && own.forEach((listener) => listener(key)));
    });
    const local: KeyValueStore = {
      get: tab.get,
      set: (key, value) => !alive || values.get(key) === value || tab.set(key, value),
      remove(key) {
        if (!alive || !values.has(key)) return;
        if (key === BASKET_KEY) {
          const user = stored();
          const inherited = user ? rowsOf(user.id) : [];
          vanished.push(...rowsOf().filter((id) => !inherited.includes(id)));
        }
        tab.remove(key);
      },
      subscribe(listener) {
        own.add(listener);
        return () => void own.delete(listener);
      },
    };

    const fetch: typeof globalThis.fetch = async (input, init) => {
      await delayed();
      // A closed page sends no requests. The rejection also releases the page's locks.
      if (!alive) throw new TypeError('The page is closed');
      init?.signal?.throwIfAborted();
      const isPurchase = input === `/api${transactionsApi.create.path}`;
      const owner = world.db.tokens.get(new Headers(init?.headers).get('Authorization')?.slice(7) ?? '')?.user_id;
      const answer = await ask(input, init);
      if (isPurchase && answer.status !== 401) {
        const { course }: { course: string } = await new Response(init?.body).json();
        sent.push({ user: String(owner), course, accepted: answer.ok });
        if (losesPurchase) {
          losesPurchase = false;
          throw new TypeError('The connection was dropped');
        }
      }
      await delayed();
      if (!alive) throw new TypeError('The page is closed');
      return answer;
    };

    const academy = createAcademy({
      base: '/api',
      local,
      session: memoryStorage(),
      shared: {
        read: () => delayed().then(shared.read),
        update: (change) => delayed().then(() => (alive ? shared.update(change) : void change(null))),
      },
      fetch,
      retryDelay: 1,
    });
    const { session, basket, client } = academy;
    const purchase = createPurchase(academy);
    const stops = [
      session.start(),
      basket.start(),
      purchase.start(),
      session.onEvent((event) => alive && told.push(event)),
    ];
    let left = new AbortController();
    return {
      ...academy,
      purchase,
      close() {
        alive = false;
        unsubscribe();
        stops.forEach((stop) => stop());
      },
      /** Sends a call that only a logged-in user may send. `leave` aborts the call. */
      ask: () => client.call(notificationsApi.list, {}, { signal: left.signal }).catch(() => undefined),
      leave() {
        left.abort();
        left = new AbortController();
      },
      async logIn(username: Username) {
        const answer = await client.call(userApi.login, { body: credentialsOf(username) }).catch(() => null);
        if (answer && alive) await session.signIn(answer);
      },
      logOut: session.logOut,
      look: session.check,
      /** Saves a bio that begins with the user's id, so that a test can see whose bio it is. */
      async saveBio() {
        const { user } = session.getState();
        if (!user) return;
        const form = { bio: `${user.id}: typed` };
        const profile = await client
          .call(userApi.updateProfile, { params: { role: user.role }, form })
          .catch(() => null);
        if (profile) session.applyProfile(profile, user.id);
      },
      buy: () => purchase.buy(basket.getState(), () => undefined),
    };
  }

  const client = createClient({ base: '/api', fetch: ask });
  return {
    world,
    values,
    sent,
    told,
    /** Courses that disappeared from a visitor's basket and did not reach the user's basket. */
    vanished,
    idOf: (name: string) => world.db.users.find(({ username }) => username === name)?.id ?? '',
    openTab,
    course: (id: string): Promise<Course> => client.call(coursesApi.read, { params: { id } }),
    isWaiting: () => pending.length > 0,
    /** Releases the waiting operation that `pick` selects. */
    deliver: (pick: number) => pending.splice(pick % Math.max(1, pending.length), 1)[0]?.(),
    /** Expires all access tokens on the server. */
    expire() {
      for (const { id, kind } of world.db.tokens.all())
        if (kind === 'access') world.db.tokens.update(id, { expires_at: 0 });
    },
    /** Drops the response to the next purchase. */
    losePurchase: () => void (losesPurchase = true),
    stored,
  };
}

export type Browsing = ReturnType<typeof openBrowsing>;
