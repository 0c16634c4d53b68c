import { give, type Change } from './testing/backEnd.ts';
import { set, testDeviations, type Planted } from './testing/deviations.ts';

const REFRESH = /^POST \/token\/refresh\/ \S+ .*refresh-/;

/** Answers one refresh token with the same pair for ever. */
const lasting: Change = (right, asked, memory) => {
  const before = memory.get(asked);
  if (right.status === 200) memory.set(asked, right);
  return before ?? null;
};

/** The token that was sent comes back. */
const unrenewed: Change = ({ body, status }, asked) =>
  status === 200 ? { body: { ...(body as object), refresh: /"refresh":"(.*?)"/.exec(asked)?.[1] } } : null;

const sessions: Planted[] = [
  [
    'a refresh token that is not renewed',
    REFRESH,
    unrenewed,
    'must · POST /token/refresh/ · the refresh token for the next time · the status · a success · 401',
  ],
  [
    'a used refresh token that is taken again',
    REFRESH,
    lasting,
    'should · POST /token/refresh/ · the used refresh token · the status · 401 · 200',
  ],
  [
    'no successor, and the old token used up',
    REFRESH,
    set('/refresh', undefined),
    'must · POST /token/refresh/ · the refresh token for the next time · the status · a success · 401',
  ],
  [
    'a successor that is no good',
    REFRESH,
    set('/refresh', 'x'),
    'must · POST /token/refresh/ · the refresh token for the next time · the status · a success · 401',
  ],
  [
    'a new access token that is no good',
    REFRESH,
    set('/access', 'x'),
    'must · POST /token/refresh/ · the new access token · the status · a success · 401',
  ],
  [
    'a refresh without an access token',
    REFRESH,
    set('/access', undefined),
    'must · POST /token/refresh/ · good · /access · to be there · nothing',
  ],
  [
    'a lifetime of nothing',
    REFRESH,
    set('/expires_in', 0),
    'should · POST /token/refresh/ · good · /expires_in · > 0 · 0',
  ],
  [
    'an unknown refresh token that is taken',
    /no-such-token"/,
    give({ status: 200, body: { access: 'x' } }),
    'must · POST /token/refresh/ · an unknown token · the status · a refusal · 200',
  ],
];

const writes: Planted[] = [
  [
    'a role that is not enforced',
    /^POST \/courses\/create\/ access/,
    give({ status: 201, body: {} }),
    'should · POST /courses/create/ · not allowed · the status · 403 · 201 {}',
  ],
  [
    'a form that is not understood',
    /^PATCH \/user\/profile\/student\/ access/,
    give({ status: 415, body: { detail: 'x' } }),
    'must · PATCH /user/profile/{role}/ · good · the status · a success · 415',
  ],
  [
    'text in the place of a file',
    /^PATCH[^]*no file/,
    give({ status: 200, body: {} }),
    'should · PATCH /user/profile/{role}/ · text in the place of the file profile_picture · the status · 400 · 200 {}',
  ],
  [
    'JSON in the place of a form',
    /^PATCH \/user\/profile\/student\/ access\S+ \{\}/,
    give({ status: 500 }),
    'should · PATCH /user/profile/{role}/ · JSON in the place of the form · the status · 400 or 415 · 500',
  ],
  [
    'a wrong type that is taken',
    /^POST \/transactions\/create\/ access.*"amount":\{/,
    give({ status: 201, body: { id: 1, course: 1, amount: 0 } }),
    'should · POST /transactions/create/ · of a wrong type amount · the status · 400 · 201 {',
  ],
  [
    'a course that is bought twice',
    /^POST \/transactions/,
    ({ status, body }) => (status === 400 && JSON.stringify(body).includes('پیش‌تر') ? { status: 201, body: {} } : null),
    'should · POST /transactions/create/ · the same course again · the status · 400 · 201 {}',
  ],
  [
    'a name that is given twice',
    /^POST \/user\/register/,
    ({ body }) => ('phone_number' in (body as object) && 'username' in (body as object) ? { status: 500 } : null),
    'should · POST /user/register/ · the same user again · the status · 400 · 500',
  ],
  [
    'a like that is not taken back',
    /^POST \/blogs\/1\/like\/ access/,
    give({ status: 200, body: { like_count: 7 } }),
    'must · POST /blogs/{id}/like/ · a second time · /like_count · 48 · 7',
  ],
  [
    'a comment that is not kept',
    /^GET \/blogs\/1\/comments\/ nobody/,
    give({ body: [] }),
    'must · POST /blogs/{id}/comments/ · the list afterwards · / · the new comment · 0 others',
  ],
  [
    'a comment that comes back as another',
    /^POST \/blogs\/1\/comments\/ access.*Comment of/,
    set('/text', 'x'),
    'must · POST /blogs/{id}/comments/ · good · /text · "Comment of · "x"',
  ],
  [
    'a profile that is not kept',
    /^PATCH \/user\/profile\/student\/ access/,
    set('/bio', ''),
    'must · PATCH /user/profile/{role}/ · good · /bio · "Bio of · ""',
  ],
  [
    'a like without a reason for its refusal',
    /^POST \/blogs\/1\/like\/ nobody/,
    give({ body: { error: 'x' } }),
    'must · POST /blogs/{id}/like/ · a refusal · / · a text as detail · {"error":"x"}',
  ],
  [
    'a course that anybody may add',
    /^POST \/courses\/create\/ nobody/,
    give({ status: 200, body: {} }),
    'must · POST /courses/create/ · without a token · the status · a refusal · 200',
  ],
  [
    'an undocumented status',
    /^PATCH \/notifications\/\d\/ access/,
    give({ status: 302 }),
    'must · PATCH /notifications/{id}/ · good · the status · a success · 302',
  ],
];

testDeviations('in sessions', sessions);
testDeviations('in what changes data', writes, { write: true });
