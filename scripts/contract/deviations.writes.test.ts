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
    'POST /token/refresh/ · good · /refresh · a new token · the one that was sent',
  ],
  [
    'a used refresh token that is taken again',
    REFRESH,
    lasting,
    'POST /token/refresh/ · the used refresh token · the status · 401 · 200',
  ],
  [
    'no successor, and the old token used up',
    REFRESH,
    set('/refresh', undefined),
    'POST /token/refresh/ · the refresh token for the next time · the status · 200 · 401',
  ],
  [
    'a successor that is no good',
    REFRESH,
    set('/refresh', 'x'),
    'POST /token/refresh/ · the refresh token for the next time · the status · 200 · 401',
  ],
  [
    'a new access token that is no good',
    REFRESH,
    set('/access', 'x'),
    'POST /token/refresh/ · the new access token · the status · 200 · 401',
  ],
  [
    'a refresh without an access token',
    REFRESH,
    set('/access', undefined),
    'POST /token/refresh/ · good · /access · to be there · nothing',
  ],
  ['a lifetime of nothing', REFRESH, set('/expires_in', 0), 'POST /token/refresh/ · good · /expires_in · > 0 · 0'],
  [
    'an unknown refresh token that is taken',
    /no-such-token"/,
    give({ status: 200, body: { access: 'x' } }),
    'POST /token/refresh/ · an unknown token · the status · 401 · 200',
  ],
];

const writes: Planted[] = [
  [
    'a role that is not enforced',
    /^POST \/courses\/create\/ access/,
    give({ status: 201, body: {} }),
    'POST /courses/create/ · not allowed · the status · 403 · 201 {}',
  ],
  [
    'a form that is not understood',
    /^PATCH \/user\/profile\/student\/ access/,
    give({ status: 415, body: { detail: 'x' } }),
    'PATCH /user/profile/{role}/ · good · the status · 200 · 415',
  ],
  [
    'text in the place of a file',
    /^PATCH[^]*no file/,
    give({ status: 200, body: {} }),
    'PATCH /user/profile/{role}/ · text in the place of the file profile_picture · the status · 400 · 200 {}',
  ],
  [
    'JSON in the place of a form',
    /^PATCH \/user\/profile\/student\/ access\S+ \{\}/,
    give({ status: 500 }),
    'PATCH /user/profile/{role}/ · JSON in the place of the form · the status · 400 or 415 · 500',
  ],
  [
    'a wrong type that is taken',
    /^POST \/blogs\/1\/comments\/ access.*wrong/,
    give({ status: 201, body: {} }),
    'POST /blogs/{id}/comments/ · of a wrong type text · the status · 400 · 201 {}',
  ],
  [
    'a course that is bought twice',
    /^POST \/transactions/,
    ({ status, body }) => (status === 400 && JSON.stringify(body).includes('پیش‌تر') ? { status: 201, body: {} } : null),
    'POST /transactions/create/ · the same course again · the status · 400 · 201 {}',
  ],
  [
    'a name that is given twice',
    /^POST \/user\/register/,
    ({ body }) => ('phone_number' in (body as object) && 'username' in (body as object) ? { status: 500 } : null),
    'POST /user/register/ · the same user again · the status · 400 · 500',
  ],
  [
    'a like that is not taken back',
    /^POST \/blogs\/1\/like\/ access/,
    give({ status: 200, body: { like_count: 7 } }),
    'POST /blogs/{id}/like/ · a second time · /like_count · as before · 7',
  ],
  [
    'an undocumented status',
    /^PATCH \/notifications\/1\/ access/,
    give({ status: 302 }),
    'PATCH /notifications/{id}/ · good · the status · 200 · 302',
  ],
];

testDeviations('in sessions', sessions);
testDeviations('in what changes data', writes, { write: true });
