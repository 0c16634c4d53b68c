import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAcademy } from './academy.tsx';
import { createPurchase } from './basket/purchase.ts';
import { memoryStorage } from './lib/storage.ts';
import { draftOf } from './lib/drafts.ts';
import { learningOf } from './learning/learning.ts';
import { course } from './testing/shop.ts';
import { fakeFetch, json } from './testing/fakeFetch.ts';
import { START, storedUser } from './testing/tabs.ts';

/** The number of random values to test. `npm run faults` sets it to 10,000. */
const VALUES = Number(process.env['FAULT_VALUES'] ?? 100);

/** A valid value for each key in local storage. */
const local = {
  authUser: storedUser(),
  purchasedCourses: { 1: ['7'] },
  basket: [course('2')],
  'basket:1': [course('3')],
  purchaseJournal: [{ userId: '1', courseId: '3', state: 'unknown' }],
  'learning:1': { version: 1, erasedAt: 0, done: [['7', START, true]] },
  'draft:comment:1': { text: 'نیمه‌کاره' },
};
const tab = { courses: { version: 2, viewer: '1', at: START, courses: [course('2')] }, reloadedFor: '/courses' };

/** Returns a copy of `value` in which `part` replaces the nested value at `path`. */
function withPart(value: unknown, path: readonly number[], part: unknown): unknown {
  const [at = 0, ...rest] = path;
  if (path.length === 0 || typeof value !== 'object' || value === null) return part;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)] ?? 'x';
  const inner = withPart((value as Record<string, unknown>)[key], rest, part);
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? inner : each))
    : { ...value, [key]: inner };
}

const part = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, '', 0, -1, 1e308, [], {}, [[]], { toString: null }),
  fc.constantFrom('__proto__', 'constructor', '\u202e\ud800'),
  fc.constant(JSON.parse('{"__proto__": {"id": "x"}}') as unknown),
);

/**
 * Generates corrupt versions of `sound`: any text, any JSON, a truncated copy, or a copy in which one part is replaced.
 */
const corrupt = (sound: unknown) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    part.map((value) => JSON.stringify(value)),
    fc.nat({ max: JSON.stringify(sound).length }).map((length) => JSON.stringify(sound).slice(0, length)),
    fc
      .tuple(fc.array(fc.nat({ max: 12 }), { maxLength: 4 }), part)
      .map(([path, value]) => JSON.stringify(withPart(sound, path, value))),
  );

const keys = Object.entries({ ...local, ...tab });

test.for(keys)(
  '[F13] [F24] [F48] the site starts with any stored text under %s and shows no invalid value',
  { timeout: 60_000 },
  ([key, sound]) => {
    const { fetch } = fakeFetch(() => json({}));
    const property = fc.property(corrupt(sound), (text) => {
      const stores = { local: memoryStorage(), session: memoryStorage() };
      for (const [name, value] of Object.entries(local))
        stores.local.set(name, name === key ? text : JSON.stringify(value));
      for (const [name, value] of Object.entries(tab))
        stores.session.set(name, name === key ? text : JSON.stringify(value));
      const academy = createAcademy({ base: '/api', fetch, now: () => START, ...stores });
      const { session, basket, courseCache, purchases } = academy;
      createPurchase(academy).forget('none');
      const { user, purchased } = session.getState();
      if (user) {
        expect(user).toMatchObject({ id: expect.any(String), accessToken: expect.stringMatching(/./) });
        expect(Number.isFinite(user.expiresAt)).toBe(true);
        expect(['student', 'instructor', 'admin']).toContain(user.role);
      }
      expect(purchased.every((id) => typeof id === 'string')).toBe(true);
      for (const { id, price } of [...basket.getState(), ...(courseCache.read()?.courses ?? [])]) {
        expect(id).toMatch(/./);
        expect(price === null || (Number.isFinite(price) && price >= 0)).toBe(true);
      }
      expect(purchases.getState().unknown.every((id) => typeof id === 'string')).toBe(true);
      const { done } = learningOf(stores.local).read(user?.id ?? '1');
      expect([...done.values()].every(({ value }) => typeof value === 'boolean')).toBe(true);
      const texts = draftOf(stores.local, 'comment', user?.id ?? null).read() ?? {};
      expect(Object.values(texts).every((each) => typeof each === 'string')).toBe(true);
    });
    fc.assert(property, { numRuns: VALUES, seed: 20_260_122 });
  },
);
