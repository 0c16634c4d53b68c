import { expect, test } from 'vitest';
import { isStaff, mayAddCourses, parseStoredUser, withProfile } from './storedUser.ts';
import { storedUser } from '../testing/tabs.ts';

test('[§3.8] a stored user survives writing and reading', () => {
  expect(parseStoredUser(storedUser())).toEqual(storedUser());
});

test('[F29] the id of a stored user may be a number, have the key `id` or `userId`, or be missing', () => {
  const ids = (changes: object) => {
    const user = parseStoredUser({ accessToken: 'a', username: 'sara', ...changes });
    return [user?.id, user?.userId];
  };
  expect(ids({ id: 7 })).toEqual(['7', '7']);
  expect(ids({ userId: '7' })).toEqual(['7', '7']);
  expect(ids({ id: 1, userId: 2 })).toEqual(['1', '2']);
  expect(ids({})).toEqual(['sara', 'sara']);
});

test('[F14] a stored user with an invalid expiry counts as expired', () => {
  for (const expiresAt of [undefined, null, 'tomorrow', '99999999999999', Number.NaN, Infinity, {}]) {
    expect(parseStoredUser(storedUser({ expiresAt }))?.expiresAt).toBe(0);
  }
});

test('a profile without name, e-mail or phone number does not change the values from the log-in', () => {
  const user = parseStoredUser(storedUser({ phone_number: '+989120000000' }));
  const bare = { username: '', email: '', bio: null, phone_number: null, profile_picture: null, purchased_courses: [] };
  expect(user && withProfile(user, bare, '/api')).toMatchObject({
    username: 'sara',
    email: 'sara@example.com',
    phone_number: '+989120000000',
  });
});

test.for([
  [null, false, false],
  [{ role: 'student', is_superuser: false }, false, false],
  [{ role: 'student', is_superuser: true }, false, true],
  [{ role: 'instructor', is_superuser: false }, true, true],
  [{ role: 'admin', is_superuser: false }, true, true],
] as const)('[§1.4] the user %j may add courses: %s, articles: %s', ([user, courses, blogs]) => {
  expect([mayAddCourses(user), isStaff(user)]).toEqual([courses, blogs]);
});
