import { expect, test } from 'vitest';
import { credentialsOf } from '../../mocks/testing/academy.ts';
import { createAsker } from './ask.ts';
import { judge, operations } from './judge.ts';
import { runContract } from './run.ts';
import { backEnd, give, without, type Change } from './testing/backEnd.ts';

/** Creates a `Change` that sets a value in every successful response. Undefined removes the field at `pointer`. */
function set(pointer: string, value: unknown): Change {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  return ({ status, body }) => {
    if (status >= 300) return null;
    const changed = structuredClone(body) as Record<string, unknown>;
    const parent = steps.reduce((tree, step) => tree[step] as Record<string, unknown>, changed);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    return { body: changed };
  };
}

/** Returns the same tokens again if the same request is repeated. */
const samePair: Change = (right, asked, memory) => {
  const [sent = ''] = asked.split(' → ');
  const before = memory.get(sent);
  if (right.status === 200) memory.set(sent, right);
  return before ?? null;
};

const guestMayNot: Change = (right, asked, memory) => {
  if (right.status === 201 && !memory.has('guest')) memory.set('guest', right);
  const token = (memory.get('guest')?.body as { access?: string } | undefined)?.access;
  return token !== undefined && asked.includes(`${token} `) ? { status: 403, body: { detail: 'x' } } : null;
};

const sameToken: Change = ({ body, status }, asked) =>
  status === 200 ? { body: { ...(body as object), refresh: /"refresh":"(.*?)"/.exec(asked)?.[1] } } : null;

const reversed: Change = ({ body }) => ({ body: (body as unknown[]).toReversed() });
const refused = give({ status: 400, body: { detail: 'x' } });

/** Faults of a back end: name, affected requests, changed response, level and endpoint of the finding, and the user. */
// prettier-ignore
const planted: readonly [string, RegExp, Change, 'must' | 'should', string, string?][] = [
  ['a boolean price in a row', /^GET \/courses\/ /, set('/3/price', true), 'must', 'GET /courses/'],
  ['a negative amount', /^GET \/courses\/1\//, set('/price', -1), 'should', 'GET /courses/{id}/'],
  ['a missing field', /^GET \/departments\/1\//, set('/motto', undefined), 'must', 'GET /departments/{id}/'],
  ['a paginated list', /^GET \/blogs\/ /, give({ body: { count: 0, results: [] } }), 'must', 'GET /blogs/'],
  ['202 instead of 200', /^GET \/lessons\/10101\/ access/, give({ status: 202 }), 'must', 'GET /lessons/{id}/'],
  ['an empty response', /^GET \/departments\/ /, give({ body: '' }), 'must', 'GET /departments/'],
  ['JSON sent as text/html', /^GET \/departments\/ /, give({ type: 'text/html' }), 'should', 'GET /departments/'],
  ['a reset connection', /^GET \/departments\/ /, give('cut'), 'must', 'GET /departments/'],
  ['a missing response', /^GET \/departments\/ /, give('late'), 'must', 'GET /departments/'],
  ['a plain-text 404', /^GET \/courses\/999/, give({ body: 'Not Found', type: 'text/plain' }), 'should', 'GET /courses/{id}/'],
  ['200 for an unknown id', /^GET \/departments\/999/, give({ status: 200, body: {} }), 'must', 'GET /departments/{id}/'],
  ['500 for an id that is not a number', /^GET \/blogs\/no-such-id\/c/, give({ status: 500 }), 'should', 'GET /blogs/{id}/comments/'],
  ['an accepted invalid price_min', /price_min/, give({ status: 200, body: [] }), 'should', 'GET /courses/'],
  ['a price filter that has no effect', /^GET \/courses\/\?price_min=100000/, give({ body: [{ price: 5 }] }), 'must', 'GET /courses/'],
  ['courses of another department in a filtered list', /^GET \/courses\/\?department/, give({ body: [{ department: 77 }] }), 'must', 'GET /courses/'],
  ['an accepted syllabus request without course_id', /^GET \/syllabus\/ access/, give({ status: 200, body: [] }), 'should', 'GET /syllabus/'],
  ['a single message instead of messages by field', /login.*nobody \{"password/, give({ body: { detail: 'x' } }), 'should', 'POST /user/login/'],
  ['an accepted log-in with a wrong password', /login.*"not-/, give({ status: 200, body: {} }), 'must', 'POST /user/login/'],
  ['personal data sent without a token', /^GET \/notifications\/ nobody/, give({ status: 200, body: [] }), 'must', 'GET /notifications/'],
  ['an accepted unknown token', /^GET \/user\/profile\/student\/ no-such/, give({ status: 200, body: {} }), 'must', 'GET /user/profile/{role}/'],
  ['a profile sent under another role', /^GET \/user\/profile\/instructor/, give({ status: 200, body: {} }), 'should', 'GET /user/profile/{role}/'],
  ['a syllabus sent for a course that was not bought', /course_id=(?!1\s)(?!999)\d/, give({ status: 200, body: [] }), 'must', 'GET /syllabus/'],
  ['a refresh token returned as its own successor', /^POST \/token\/refresh\/ \S+ .*refresh-/, sameToken, 'must', 'POST /token/refresh/'],
  ['a refresh token that works twice', /^POST \/token\/refresh\/ \S+ .*refresh-/, samePair, 'should', 'POST /token/refresh/'],
  ['a one-time refresh token without a successor', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/refresh', undefined), 'must', 'POST /token/refresh/'],
  ['an invalid new refresh token', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/refresh', 'x'), 'must', 'POST /token/refresh/'],
  ['expires_in of 0', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/expires_in', 0), 'must', 'POST /token/refresh/'],
  ['an accepted unknown refresh token', /no-such-token"/, give({ status: 200, body: { access: 'x' } }), 'must', 'POST /token/refresh/'],
  ['a course created by a student', /^POST \/courses\/create\/ access/, give({ status: 201, body: {} }), 'must', 'POST /courses/create/'],
  ['a refused multipart form', /^PATCH \/user\/profile\/student\/ access/, give({ status: 415, body: { detail: 'x' } }), 'must', 'PATCH /user/profile/{role}/'],
  ['an accepted string instead of a file', /^PATCH[^]*no file/, give({ status: 200, body: {} }), 'should', 'PATCH /user/profile/{role}/'],
  ['an accepted amount of a wrong type', /^POST \/transactions\/create\/ access.*"amount":\{/, give({ status: 201, body: { id: 1, course: 1, amount: 0 } }), 'should', 'POST /transactions/create/'],
  ['a course bought twice', /^POST \/transactions.*→ 400 .*پیش‌تر/, give({ status: 201, body: {} }), 'should', 'POST /transactions/create/'],
  ['500 for a user name in use', /^POST \/user\/register.*→ 400 .*username.*phone_number/, give({ status: 500 }), 'should', 'POST /user/register/'],
  ['a like that cannot be removed', /^POST \/blogs\/1\/like\/ access/, give({ status: 200, body: { like_count: 7 } }), 'must', 'POST /blogs/{id}/like/'],
  ['a comment that is not saved', /^GET \/blogs\/1\/comments\/ nobody/, give({ body: [] }), 'must', 'POST /blogs/{id}/comments/'],
  ['a comment returned with another text', /^POST \/blogs\/1\/comments\/ access.*Comment of/, set('/text', 'x'), 'must', 'POST /blogs/{id}/comments/'],
  ['a profile change that is not saved', /^PATCH \/user\/profile\/student\/ access/, set('/bio', ''), 'must', 'PATCH /user/profile/{role}/'],
  ['a refused like without a message', /^POST \/blogs\/1\/like\/ nobody/, give({ body: { error: 'x' } }), 'must', 'POST /blogs/{id}/like/'],
  ['an amount other than the price', /^POST \/transactions.*→ 400 .*amount/, give({ status: 201, body: { id: 1, course: 1, amount: 0 } }), 'must', 'POST /transactions/create/'],
  ['courses without department names', /^GET \/courses\//, without('department_name'), 'must', 'GET /courses/'],
  ['a private course in the list', /^GET \/courses\/ /, set('/0/status', 'private'), 'must', 'GET /courses/'],
  ['a notification of another user in the list', /^GET \/notifications\/ access/, set('/0/receiver', 'x'), 'must', 'GET /notifications/'],
  ['a password in a response', /^POST \/user\/login/, set('/user/password', 'x'), 'must', 'POST /user/login/'],
  ['expires_in in milliseconds', /^POST \/user\/login/, set('/expires_in', 604_800_000), 'must', 'POST /user/login/'],
  ['a log-in that refuses an expired token', /login\/ no-such-token/, give({ status: 401, body: { detail: 'x' } }), 'must', 'POST /user/login/'],
  ['a log-in refusal in HTML', /login.*"not-/, give({ body: '<h1>', type: 'text/html' }), 'must', 'POST /user/login/'],
  ['a sort order that has no effect', /sort=price /, reversed, 'must', 'GET /courses/'],
  ['chapters without lessons', /^GET \/syllabus\/\?course_id=1 /, without('lessons'), 'must', 'GET /syllabus/'],
  ['a lesson without its video', /^GET \/lessons\/10101\/ access/, set('/video', undefined), 'must', 'GET /lessons/{id}/'],
  ['a purchase that does not open the course', /register|syllabus/, guestMayNot, 'must', 'POST /transactions/create/'],
  ['a comment under another name', /^POST \/blogs\/1\/comments\/ access.*Comment of/, set('/user', 'x'), 'must', 'POST /blogs/{id}/comments/'],
  ['an avatar that is not saved', /^PATCH \/user\/profile\/student\/ access/, set('/profile_picture', null), 'must', 'PATCH /user/profile/{role}/'],
  ['a notification confirmed by another user', /^PATCH \/notif.*→ 404/, give({ status: 200, body: {} }), 'must', 'PATCH /notifications/{id}/'],
  ['a private course shown to a visitor', /^GET \/courses\/30\/ nobody/, give({ status: 200, body: {} }), 'must', 'POST /courses/create/', 'demo-instructor'],
  ['a price filter that ignores discounts', /^GET \/courses\/\?price_min/, give({ body: [{ price: 900_001, amount_with_discount: 1 }] }), 'must', 'GET /courses/'],
  ['a sign-up that makes anybody an admin', /^POST \/user\/register.*"role":"admin"/, set('/user/role', 'admin'), 'must', 'POST /user/register/'],
  ['a refused comment of 5,000 characters', /^POST \/blogs\/1\/comments\/ .*x{100}/, refused, 'should', 'POST /blogs/{id}/comments/'],
  ['a refused bio of 2,000 characters', /^PATCH \/user\/profile[^]*x{100}/, refused, 'should', 'PATCH /user/profile/{role}/'],
  ['a refused title of 255 characters', /^POST \/courses\/create[^]*x{100}/, refused, 'should', 'POST /courses/create/', 'demo-instructor'],
  ['a refused article of 100,000 characters', /^POST \/blogs\/ [^]*x{100}/, refused, 'should', 'POST /blogs/', 'demo-instructor'],
  ['a refused avatar of 5 MB', /^PATCH[^]*[^\d]5\d{6} zeros/, refused, 'must', 'PATCH /user/profile/{role}/'],
  ['a refused cover of 10 MB', /^POST \/courses\/create[^]*[^\d]10\d{6} zeros/, refused, 'must', 'POST /courses/create/', 'demo-instructor'],
  ['a refused article’s cover of 10 MB', /^POST \/blogs\/ [^]*[^\d]10\d{6} zeros/, refused, 'must', 'POST /blogs/', 'demo-instructor'],
  ['a refused discounted price', /^POST \/transactions.*"amount":1090000\} → 201/, refused, 'must', 'POST /transactions/create/'],
  ['a refused free course', /^POST \/transactions.*"amount":0\} → 201/, refused, 'must', 'POST /transactions/create/'],
  ['a token that lasts five minutes', /^POST \/token\/refresh/, set('/expires_in', 300), 'should', 'POST /token/refresh/'],
  ['no list of purchases', /user/, without('purchased_courses'), 'should', 'GET /user/profile/{role}/'],
  ['the newest article first', /^GET \/blogs\/ /, reversed, 'should', 'POST /blogs/', 'demo-instructor'],
];

/** Whether other operations depend on the ids, users or purchases that this operation provides. */
const isNeeded = (id: string) =>
  /_list$|^user_(login|register|profile)$|^transactions_create$|^study_syllabus$|^blogs_likes$/.test(id);

test.each(planted)('npm run contract reports %s', { timeout: 30_000 }, async (_, asked, change, level, call, user) => {
  const write = !/^(GET |POST \/(user\/login|token\/refresh)\/)/.test(call);
  const settings = { credentials: credentialsOf(user ?? 'demo-student'), write };
  const tried = operations.filter(({ id, method, path }) => isNeeded(id) || call === `${method} ${path}`);
  const asker = createAsker('/api', 1000, backEnd(asked, change));
  const { rows } = await runContract(asker, settings, tried);
  const found = rows.flatMap(({ operation: { method, path }, differences }) =>
    differences.map((difference) => ({ level: difference.level, call: `${method} ${path}` })),
  );
  expect(found).toContainEqual({ level, call });
});

const now = Date.now() / 1000;

test.each([
  ['accepted if the token is a JWT with an expiry', { exp: now + 36_000 }, []],
  ['reported if the JWT expires soon', { exp: now + 300 }, ['/expires_in']],
  ['reported if the token has no expiry', {}, ['/expires_in']],
])('a log-in response without expires_in is %s', (_, claims, expected) => {
  const login = operations.find(({ id }) => id === 'user_login');
  if (!login) throw new Error('The document has no log-in');
  const access = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const contact = { email: 'a@b.c', phone_number: '+989120000000' };
  const user = { id: 1, username: 'a', ...contact, role: 'student', purchased_courses: [] };
  const body = { user, access, refresh: 'r' };
  const answer = { status: 200, type: 'application/json', text: JSON.stringify(body), body };
  expect(judge(login, { what: 'good', must: ['200'] }, answer).map(({ where }) => where)).toEqual(expected);
});
