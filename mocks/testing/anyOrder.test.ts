import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Course } from '../../src/api/courses.ts';
import { stubPage } from '../../src/testing/tabs.ts';
import { ACTORS, openBrowsing, type Browsing, type Username } from './browsing.ts';

/** The number of random runs. `npm run faults` sets it to 500. */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 100);
const TABS = 3;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stubPage();
});

const tab = fc.nat({ max: TABS - 1 });
const names = Object.keys(ACTORS).filter((name): name is Username => name !== 'visitor');

const actions = fc.constantFrom('ask', 'buy', 'saveBio', 'expire', 'leave', 'look', 'reload', 'losePurchase');

/** The possible steps. A higher weight makes a step more frequent. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('deliver'), pick: fc.nat({ max: 50 }) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('wait'), milliseconds: fc.constantFrom(1, 60, 1000) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('add'), tab, pick: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('logIn'), tab, name: fc.constantFrom(...names) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('logOut'), tab }) },
  { weight: 6, arbitrary: fc.record({ what: actions, tab }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Tab = ReturnType<Browsing['openTab']>;

/** Waits until no work is pending and all locks are released. Gives up after a minute of simulated time. */
async function settle(browsing: Browsing) {
  for (let [calm, turns] = [0, 0]; calm < 3 && turns < 1000; turns += 1) {
    const { held = [], pending = [] } = await navigator.locks.query();
    calm = browsing.isWaiting() || held.length + pending.length > 0 ? 0 : calm + 1;
    browsing.deliver(0);
    await vi.advanceTimersByTimeAsync(browsing.isWaiting() ? 0 : 60);
  }
}

/**
 * Checks that no user sees the data of another user or buys the courses in another user's basket. Also checks that no
 * course in a visitor's basket is lost.
 */
function holdsBetweenUsers(browsing: Browsing, tabs: readonly Tab[]) {
  const foreignTo = (id?: string) =>
    names.filter((name) => browsing.idOf(name) !== id).flatMap((name): readonly string[] => ACTORS[name]);
  expect(browsing.vanished).toEqual([]);
  for (const { session, basket } of tabs) {
    const { user, purchased } = session.getState();
    if (user?.bio?.includes(': typed')) expect(user.bio).toBe(`${user.id}: typed`);
    const foreign = foreignTo(user?.id);
    expect(basket.getState().filter(({ id }) => foreign.includes(id))).toEqual([]);
    expect(purchased.filter((id) => foreign.includes(id))).toEqual([]);
  }
  for (const { user, course } of browsing.sent) expect(foreignTo(user)).not.toContain(course);
}

/** Checks that the sessions, purchases and journal of all tabs agree with each other and with the server. */
function agrees(browsing: Browsing, tabs: readonly Tab[]) {
  const { world, values, sent } = browsing;
  const stored = browsing.stored();
  for (const { session, purchases } of tabs) {
    expect(session.getState().user?.accessToken).toBe(stored?.accessToken);
    expect(purchases.getState().busy).toBe(false);
  }
  if (stored) expect(world.db.tokens.get(stored.accessToken)?.user_id).toBe(stored.id);
  // No user bought a course twice. Each accepted purchase is stored, either as an owned course or in the journal.
  const keys = sent.map(({ user, course }) => `${user} ${course}`);
  expect(keys).toEqual([...new Set(keys)]);
  const owned = JSON.parse(values.get('purchasedCourses') ?? '{}') as Record<string, string[]>;
  const journal = JSON.parse(values.get('purchaseJournal') ?? '[]') as { userId: string; courseId: string }[];
  for (const { user, course } of sent.filter(({ accepted }) => accepted)) {
    const isMarked = journal.some((entry) => entry.userId === user && entry.courseId === course);
    expect(isMarked || owned[user]?.includes(course)).toBe(true);
  }
  for (const [user, courses] of Object.entries(owned)) {
    const bought = world.db.transactions.all().filter(({ user_id }) => user_id === user);
    for (const id of courses) expect(bought.map(({ course_id }) => String(course_id))).toContain(id);
  }
}

function perform(browsing: Browsing, tabs: Tab[], courses: ReadonlyMap<string, Course>, it: Step): void {
  if ('pick' in it && !('tab' in it)) return browsing.deliver(it.pick);
  if (!('tab' in it)) return;
  const here = tabs[it.tab] as Tab;
  if ('name' in it) return void here.logIn(it.name);
  if ('pick' in it) {
    const { user } = here.session.getState();
    const own = ACTORS[names.find((name) => browsing.idOf(name) === user?.id) ?? 'visitor'];
    const course = courses.get(own[it.pick] ?? own[0]);
    if (course) void here.basket.add(course);
    return;
  }
  if (it.what === 'reload') {
    here.close();
    tabs[it.tab] = browsing.openTab();
  } else if (it.what === 'expire' || it.what === 'losePurchase') browsing[it.what]();
  else void here[it.what]();
}

/** The first steps of about half of the runs. */
const purchase: readonly Step[] = [
  { what: 'logIn', tab: 0, name: 'demo-student' },
  { what: 'add', tab: 0, pick: 0 },
  { what: 'buy', tab: 0 },
];

test(`[F72] [F82] session, basket and journal agree after any order of responses, tab changes, log-ins and reloads (${RUNS} runs)`, async () => {
  const run = async (isBuying: boolean, steps: Step[]) => {
    const browsing = openBrowsing();
    const ids = Object.values(ACTORS).flat();
    const courses = new Map(await Promise.all(ids.map(async (id) => [id, await browsing.course(id)] as const)));
    const tabs = Array.from({ length: TABS }, browsing.openTab);
    for (const it of isBuying ? purchase : []) {
      await settle(browsing);
      perform(browsing, tabs, courses, it);
    }
    for (const it of steps) {
      perform(browsing, tabs, courses, it);
      await vi.advanceTimersByTimeAsync('milliseconds' in it ? it.milliseconds : 0);
      holdsBetweenUsers(browsing, tabs);
    }
    await settle(browsing);
    holdsBetweenUsers(browsing, tabs);
    agrees(browsing, tabs);
    // If a new token expires directly after a refresh, the session may end. This needs at least two expiries.
    const expiries = steps.filter(({ what }) => what === 'expire').length;
    if (expiries < 2) expect(browsing.told).not.toContain('expired');
    tabs.forEach((open) => open.close());
    await settle(browsing);
    expect(await navigator.locks.query()).toMatchObject({ held: [], pending: [] });
  };
  await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40, size: 'max' }), run), {
    numRuns: RUNS,
    seed: 20_260_122,
    endOnFailure: false,
  });
}, 600_000);
