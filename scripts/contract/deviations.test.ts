import { expect, test } from 'vitest';
import { mockFetch } from '../../mocks/hosts/direct.ts';
import { createAsker } from './ask.ts';
import { operations } from './document.ts';
import { runContract } from './run.ts';
import { credentialsOf, deviating, give, type Change } from './testing/backEnd.ts';

/** Sets a value at a JSON pointer of every successful answer. Undefined removes it. */
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

/** Removes a field from every row. */
const without =
  (field: string): Change =>
  ({ body }) =>
    Array.isArray(body) ? { body: body.map((row: object) => ({ ...row, [field]: undefined })) } : null;

/** Returns the same tokens for the same request. */
const samePair: Change = (right, asked, memory) => {
  const [sent = ''] = asked.split(' → ');
  const before = memory.get(sent);
  if (right.status === 200) memory.set(sent, right);
  return before ?? null;
};

/** Returns the sent refresh token as the new one. */
const sameToken: Change = ({ body, status }, asked) =>
  status === 200 ? { body: { ...(body as object), refresh: /"refresh":"(.*?)"/.exec(asked)?.[1] } } : null;

/**
 * A fault of a back end: its name, the affected requests, the change, and the level and call of the expected finding.
 */
// prettier-ignore
const planted: readonly [string, RegExp, Change, 'must' | 'should', string][] = [
  ['a wrong type deep in a row', /^GET \/courses\/ /, set('/3/price', true), 'must', 'GET /courses/'],
  ['a text that is no amount', /^GET \/courses\/1\//, set('/price', 'رایگان'), 'should', 'GET /courses/{id}/'],
  ['a negative amount', /^GET \/courses\/1\//, set('/price', -1), 'should', 'GET /courses/{id}/'],
  ['null for an id, deeper still', /^GET \/syllabus\//, set('/1/lessons/0/id', null), 'should', 'GET /syllabus/'],
  ['a field that is missing', /^GET \/departments\/1\//, set('/motto', undefined), 'must', 'GET /departments/{id}/'],
  ['a list that is null', /^GET \/blogs\/ /, give({ body: null }), 'must', 'GET /blogs/'],
  ['pages in the place of a list', /^GET \/blogs\/ /, give({ body: { count: 0, results: [] } }), 'must', 'GET /blogs/'],
  ['another status of success', /^GET \/lessons\/10101\/ access/, give({ status: 202 }), 'must', 'GET /lessons/{id}/'],
  ['a redirect', /^GET \/departments\/ /, give({ status: 301, body: '' }), 'must', 'GET /departments/'],
  ['a server’s error', /^GET \/notifications\/ access/, give({ status: 500, body: '<h1>Server Error</h1>', type: 'text/html' }), 'must', 'GET /notifications/'],
  ['an empty answer', /^GET \/departments\/ /, give({ body: '' }), 'must', 'GET /departments/'],
  ['half an answer', /^GET \/departments\/ /, give({ body: '[{"id": 1' }), 'must', 'GET /departments/'],
  ['JSON that says it is HTML', /^GET \/departments\/ /, give({ type: 'text/html' }), 'should', 'GET /departments/'],
  ['a connection that is cut', /^GET \/departments\/ /, give('cut'), 'must', 'GET /departments/'],
  ['an answer that does not come', /^GET \/departments\/ /, give('late'), 'must', 'GET /departments/'],
  ['a log-in that does not say how long it lasts', /^POST \/user\/login\//, set('/expires_in', undefined), 'must', 'POST /user/login/'],
  ['a role that is unknown', /^POST \/user\/login\//, set('/user/role', 'teacher'), 'should', 'POST /user/login/'],
  ['a status that is neither', /^GET \/courses\/ /, set('/0/status', 'draft'), 'should', 'GET /courses/'],
  ['a title that is null', /^GET \/courses\/ /, set('/0/title', null), 'should', 'GET /courses/'],
  ['departments under another name', /^GET \/departments\/ /, give({ body: { items: [] } }), 'must', 'GET /departments/'],
  ['a refusal in plain text', /^GET \/courses\/999/, give({ body: 'Not Found', type: 'text/plain' }), 'should', 'GET /courses/{id}/'],
  ['a refusal without a reason', /^GET \/courses\/999/, give({ body: {} }), 'should', 'GET /courses/{id}/'],
  ['200 for an unknown id', /^GET \/departments\/999/, give({ status: 200, body: {} }), 'must', 'GET /departments/{id}/'],
  ['500 for an id that is no number', /^GET \/blogs\/no-such-id\/c/, give({ status: 500 }), 'should', 'GET /blogs/{id}/comments/'],
  ['a filter that is not read', /price_min/, give({ status: 200, body: [] }), 'should', 'GET /courses/'],
  ['a connection that is cut at what does not fit', /price_min=no/, give('cut'), 'should', 'GET /courses/'],
  ['free courses that are not free', /^GET \/courses\/\?is_free/, give({ body: [{ price: 5 }] }), 'must', 'GET /courses/'],
  ['a range of prices that is not read', /^GET \/courses\/\?price_min=100000/, give({ body: [{ price: 5 }] }), 'must', 'GET /courses/'],
  ['another department’s courses', /^GET \/courses\/\?department/, give({ body: [{ department: 77 }] }), 'must', 'GET /courses/'],
  ['a parameter that is not asked for', /^GET \/syllabus\/ access/, give({ status: 200, body: [] }), 'should', 'GET /syllabus/'],
  ['a reason in the place of the fields', /login.*nobody \{"password/, give({ body: { detail: 'x' } }), 'should', 'POST /user/login/'],
  ['another field’s name', /login.*nobody \{"password/, give({ body: { password: ['x'] } }), 'should', 'POST /user/login/'],
  ['a field’s message that is no list', /login.*nobody \{"password/, give({ body: { username: 'x' } }), 'should', 'POST /user/login/'],
  ['a wrong password that is let in', /login.*"not-/, give({ status: 200, body: {} }), 'must', 'POST /user/login/'],
  ['a call that needs no token', /^GET \/notifications\/ nobody/, give({ status: 200, body: [] }), 'must', 'GET /notifications/'],
  ['a call that takes any token', /^GET \/user\/profile\/student\/ no-such/, give({ status: 200, body: {} }), 'must', 'GET /user/profile/{role}/'],
  ['another role’s profile', /^GET \/user\/profile\/instructor/, give({ status: 200, body: {} }), 'should', 'GET /user/profile/{role}/'],
  ['a course that is not bought', /course_id=(?!1\s)(?!999)\d/, give({ status: 200, body: [] }), 'must', 'GET /syllabus/'],
  ['an order that is not known', /sort=no/, give({ status: 200, body: [] }), 'should', 'GET /courses/'],
  ['a refresh token that is not renewed', /^POST \/token\/refresh\/ \S+ .*refresh-/, sameToken, 'must', 'POST /token/refresh/'],
  ['a used refresh token that is taken again', /^POST \/token\/refresh\/ \S+ .*refresh-/, samePair, 'should', 'POST /token/refresh/'],
  ['no successor, and the old token used up', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/refresh', undefined), 'must', 'POST /token/refresh/'],
  ['a successor that is no good', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/refresh', 'x'), 'must', 'POST /token/refresh/'],
  ['a new access token that is no good', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/access', 'x'), 'must', 'POST /token/refresh/'],
  ['a refresh without an access token', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/access', undefined), 'must', 'POST /token/refresh/'],
  ['a lifetime of nothing', /^POST \/token\/refresh\/ \S+ .*refresh-/, set('/expires_in', 0), 'must', 'POST /token/refresh/'],
  ['an unknown refresh token that is taken', /no-such-token"/, give({ status: 200, body: { access: 'x' } }), 'must', 'POST /token/refresh/'],
  ['a role that is not enforced', /^POST \/courses\/create\/ access/, give({ status: 201, body: {} }), 'must', 'POST /courses/create/'],
  ['a form that is not understood', /^PATCH \/user\/profile\/student\/ access/, give({ status: 415, body: { detail: 'x' } }), 'must', 'PATCH /user/profile/{role}/'],
  ['text in the place of a file', /^PATCH[^]*no file/, give({ status: 200, body: {} }), 'should', 'PATCH /user/profile/{role}/'],
  ['a wrong type that is taken', /^POST \/transactions\/create\/ access.*"amount":\{/, give({ status: 201, body: { id: 1, course: 1, amount: 0 } }), 'should', 'POST /transactions/create/'],
  ['a course that is bought twice', /^POST \/transactions.*→ 400 .*پیش‌تر/, give({ status: 201, body: {} }), 'should', 'POST /transactions/create/'],
  ['a name that is given twice', /^POST \/user\/register.*→ 400 .*username.*phone_number/, give({ status: 500 }), 'should', 'POST /user/register/'],
  ['a like that is not taken back', /^POST \/blogs\/1\/like\/ access/, give({ status: 200, body: { like_count: 7 } }), 'must', 'POST /blogs/{id}/like/'],
  ['a comment that is not kept', /^GET \/blogs\/1\/comments\/ nobody/, give({ body: [] }), 'must', 'POST /blogs/{id}/comments/'],
  ['a comment that comes back as another', /^POST \/blogs\/1\/comments\/ access.*Comment of/, set('/text', 'x'), 'must', 'POST /blogs/{id}/comments/'],
  ['a profile that is not kept', /^PATCH \/user\/profile\/student\/ access/, set('/bio', ''), 'must', 'PATCH /user/profile/{role}/'],
  ['a like without a reason for its refusal', /^POST \/blogs\/1\/like\/ nobody/, give({ body: { error: 'x' } }), 'must', 'POST /blogs/{id}/like/'],
  ['a course that anybody may add', /^POST \/courses\/create\/ nobody/, give({ status: 200, body: {} }), 'must', 'POST /courses/create/'],
  ['an undocumented status', /^PATCH \/notifications\/\d\/ access/, give({ status: 302 }), 'must', 'PATCH /notifications/{id}/'],
  ['an amount that is not the price', /^POST \/transactions.*→ 400 .*amount/, give({ status: 201, body: { id: 1, course: 1, amount: 0 } }), 'must', 'POST /transactions/create/'],
  ['a profile that is as before', /^GET \/user\/profile\/student\//, set('/bio', ''), 'must', 'PATCH /user/profile/{role}/'],
  ['a list without department names', /^GET \/courses\//, without('department_name'), 'must', 'GET /courses/'],
  ['a private course in the list', /^GET \/courses\/ /, set('/0/status', 'private'), 'must', 'GET /courses/'],
  ['another user’s notification', /^GET \/notifications\/ access/, set('/0/receiver', 'x'), 'must', 'GET /notifications/'],
  ['a password in an answer', /^POST \/user\/login/, set('/user/password', 'x'), 'must', 'POST /user/login/'],
  ['a hash in a profile', /^GET \/user\/profile/, set('/password_hash', 'x'), 'must', 'GET /user/profile/{role}/'],
  ['a lifetime in milliseconds', /^POST \/user\/login/, set('/expires_in', 604_800_000), 'must', 'POST /user/login/'],
  ['a top price before the discount', /^GET \/courses\/\?price_min/, give({ body: [{ price: 900_001, amount_with_discount: 1 }] }), 'must', 'GET /courses/'],
];

/** Calls that provide ids, users and purchases for others. */
const isNeeded = (id: string) =>
  /_list$|^user_(login|register|profile)$|^transactions_create$|^study_syllabus$|^blogs_likes$/.test(id);

test.each(planted)('the contract finds %s', { timeout: 30_000 }, async (_, asked, change, level, call) => {
  const write = !/^(GET |POST \/(user\/login|token\/refresh)\/)/.test(call);
  const settings = { credentials: credentialsOf('demo-student'), write, shapes: false };
  const tried = operations.filter(({ id, method, path }) => isNeeded(id) || call === `${method} ${path}`);
  const asker = createAsker('/api', 1000, mockFetch(deviating({ asked, change })));
  const { rows } = await runContract(asker, settings, tried);
  const found = rows.flatMap(({ operation: { method, path }, differences }) =>
    differences.map((difference) => ({ level: difference.level, call: `${method} ${path}` })),
  );
  expect(found).toContainEqual({ level, call });
});
