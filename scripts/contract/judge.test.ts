import { expect, test } from 'vitest';
import { operations } from './document.ts';
import { judge } from './judge.ts';

const login = operations.find(({ id }) => id === 'user_login');
const user = {
  id: 1,
  username: 'a',
  email: 'a@b.c',
  phone_number: '+989120000000',
  role: 'student',
  purchased_courses: [],
};

test.each([
  ['a JWT with an expiry', { exp: 1_800_000_000 }, []],
  ['a token without one', {}, ['/expires_in']],
])('a log-in may leave out expires_in for %s', (_, claims, expected) => {
  if (!login) throw new Error('The document has no log-in');
  const access = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const body = { user, access, refresh: 'r' };
  const answer = { status: 200, type: 'application/json', text: JSON.stringify(body), body, isJson: true };
  expect(judge(login, { what: 'good', must: ['200'] }, answer).map(({ where }) => where)).toEqual(expected);
});
