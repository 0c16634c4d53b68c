import { give } from './testing/backEnd.ts';
import { set, testDeviations, type Planted } from './testing/deviations.ts';

const shapes: Planted[] = [
  [
    'a wrong type deep in a row',
    /^GET \/courses\/ /,
    set('/3/price', true),
    'GET /courses/ · good · /3/price · number or string or null · true',
  ],
  [
    'a text that is no amount',
    /^GET \/courses\/1\//,
    set('/price', 'رایگان'),
    'GET /courses/{id}/ · good · /price · match pattern · "رایگان"',
  ],
  ['a negative amount', /^GET \/courses\/1\//, set('/price', -1), 'GET /courses/{id}/ · good · /price · >= 0 · -1'],
  [
    'null for an id, deeper still',
    /^GET \/syllabus\//,
    set('/1/lessons/0/id', null),
    'GET /syllabus/ · good · /1/lessons/0/id · number or string · null',
  ],
  [
    'a field that is missing',
    /^GET \/departments\/1\//,
    set('/motto', undefined),
    'GET /departments/{id}/ · good · /motto · to be there · nothing',
  ],
  ['a list that is null', /^GET \/blogs\/ /, give({ body: null }), 'GET /blogs/ · good · / · array · null'],
  [
    'pages in the place of a list',
    /^GET \/blogs\/ /,
    give({ body: { count: 0, results: [] } }),
    'GET /blogs/ · good · / · array · {"count":0,"results":[]}',
  ],
  [
    'another status of success',
    /^GET \/lessons\/10101\/ access/,
    give({ status: 202 }),
    'GET /lessons/{id}/ · good · the status · 200 · 202',
  ],
  [
    'a redirect',
    /^GET \/departments\/ /,
    give({ status: 301, body: '' }),
    'GET /departments/ · good · the status · 200 · 301',
  ],
  [
    'a server’s error',
    /^GET \/notifications\/ access/,
    give({ status: 500, body: '<h1>Server Error</h1>', type: 'text/html' }),
    'GET /notifications/ · good · the status · 200 · 500 "<h1>',
  ],
  [
    'an empty answer',
    /^GET \/departments\/ /,
    give({ body: '' }),
    'GET /departments/ · good · the body · JSON · nothing',
  ],
  [
    'half an answer',
    /^GET \/departments\/ /,
    give({ body: '[{"id": 1' }),
    'GET /departments/ · good · the body · JSON · "[{',
  ],
  [
    'JSON that says it is HTML',
    /^GET \/departments\/ /,
    give({ type: 'text/html' }),
    'GET /departments/ · good · Content-Type · application/json · text/html',
  ],
  [
    'a connection that is cut',
    /^GET \/departments\/ /,
    give('cut'),
    'GET /departments/ · good · the answer · one · no answer (',
  ],
  [
    'an answer that does not come',
    /^GET \/departments\/ /,
    give('late'),
    'GET /departments/ · good · the answer · one · no answer within 3000 ms',
  ],
  [
    'a log-in that does not say how long it lasts',
    /^POST \/user\/login\//,
    set('/expires_in', undefined),
    'POST /user/login/ · good · /expires_in · to be there · nothing',
  ],
  [
    'a role that is unknown',
    /^POST \/user\/login\//,
    set('/user/role', 'teacher'),
    'POST /user/login/ · good · /user/role · one of ["student","instructor","admin"] · "teacher"',
  ],
];

const refusals: Planted[] = [
  [
    'a refusal in plain text',
    /^GET \/courses\/999/,
    give({ body: 'Not Found', type: 'text/plain' }),
    'GET /courses/{id}/ · an unknown id · Content-Type · application/json · text/plain',
  ],
  [
    'a refusal without a reason',
    /^GET \/courses\/999/,
    give({ body: {} }),
    'GET /courses/{id}/ · an unknown id · /detail · to be there · nothing',
  ],
  [
    '200 for an unknown id',
    /^GET \/departments\/999/,
    give({ status: 200, body: {} }),
    'GET /departments/{id}/ · an unknown id · the status · 404 · 200 {}',
  ],
  [
    '500 for an id that is no number',
    /^GET \/blogs\/no-such-id\/c/,
    give({ status: 500 }),
    'GET /blogs/{id}/comments/ · an unknown id · the status · 404 · 500',
  ],
  [
    'a filter that is not read',
    /price_min/,
    give({ status: 200, body: [] }),
    'GET /courses/ · wrong price_min · the status · 400 · 200 []',
  ],
  [
    'a parameter that is not asked for',
    /^GET \/syllabus\/ access/,
    give({ status: 200, body: [] }),
    'GET /syllabus/ · without course_id · the status · 400 · 200 []',
  ],
  [
    'a reason in the place of the fields',
    /login.*nobody \{"password/,
    give({ body: { detail: 'x' } }),
    'POST /user/login/ · without username · /username · a list of messages · nothing',
  ],
  [
    'another field’s name',
    /login.*nobody \{"password/,
    give({ body: { password: ['x'] } }),
    'POST /user/login/ · without username · /username · a list of messages · nothing',
  ],
  [
    'a field’s message that is no list',
    /login.*nobody \{"password/,
    give({ body: { username: 'x' } }),
    'POST /user/login/ · without username · /username · array · "x"',
  ],
  [
    'a wrong password that is let in',
    /login.*"not-/,
    give({ status: 200, body: {} }),
    'POST /user/login/ · a wrong password · the status · 401 · 200 {}',
  ],
  [
    'a call that needs no token',
    /^GET \/notifications\/ nobody/,
    give({ status: 200, body: [] }),
    'GET /notifications/ · without a token · the status · 401 · 200 []',
  ],
  [
    'a call that takes any token',
    /^GET \/user\/profile\/student\/ no-such/,
    give({ status: 200, body: {} }),
    'GET /user/profile/{role}/ · with an unknown token · the status · 401 · 200 {}',
  ],
  [
    'another role’s profile',
    /^GET \/user\/profile\/instructor/,
    give({ status: 200, body: {} }),
    'GET /user/profile/{role}/ · another role · the status · 403 or 404 · 200 {}',
  ],
  [
    'a course that is not bought',
    /course_id=(?!1 |999)\d/,
    give({ status: 200, body: [] }),
    'GET /syllabus/ · a course that is not bought · the status · 403 · 200 []',
  ],
];

testDeviations('in the shapes of good answers', shapes);
testDeviations('in refusals', refusals);
