import { give } from './testing/backEnd.ts';
import { set, testDeviations, type Planted } from './testing/deviations.ts';

const course = {
  id: 1,
  title: 'x',
  cover: null,
  department_name: null,
  department: 1,
  price: 0,
  amount_with_discount: null,
  description: null,
  status: 'public',
};

const shapes: Planted[] = [
  [
    'a wrong type deep in a row',
    /^GET \/courses\/ /,
    set('/3/price', true),
    'must · GET /courses/ · good · /3/price · number or string or null · true',
  ],
  [
    'a text that is no amount',
    /^GET \/courses\/1\//,
    set('/price', 'رایگان'),
    'should · GET /courses/{id}/ · good · /price · match pattern · "رایگان"',
  ],
  [
    'a negative amount',
    /^GET \/courses\/1\//,
    set('/price', -1),
    'should · GET /courses/{id}/ · good · /price · >= 0 · -1',
  ],
  [
    'null for an id, deeper still',
    /^GET \/syllabus\//,
    set('/1/lessons/0/id', null),
    'should · GET /syllabus/ · good · /1/lessons/0/id · number or string · null',
  ],
  [
    'a field that is missing',
    /^GET \/departments\/1\//,
    set('/motto', undefined),
    'must · GET /departments/{id}/ · good · /motto · to be there · nothing',
  ],
  ['a list that is null', /^GET \/blogs\/ /, give({ body: null }), 'must · GET /blogs/ · good · / · array · null'],
  [
    'pages in the place of a list',
    /^GET \/blogs\/ /,
    give({ body: { count: 0, results: [] } }),
    'must · GET /blogs/ · good · / · array · {"count":0,"results":[]}',
  ],
  [
    'another status of success',
    /^GET \/lessons\/10101\/ access/,
    give({ status: 202 }),
    'must · GET /lessons/{id}/ · good · the status · 200 · 202',
  ],
  [
    'a redirect',
    /^GET \/departments\/ /,
    give({ status: 301, body: '' }),
    'must · GET /departments/ · good · the status · 200 · 301',
  ],
  [
    'a server’s error',
    /^GET \/notifications\/ access/,
    give({ status: 500, body: '<h1>Server Error</h1>', type: 'text/html' }),
    'must · GET /notifications/ · good · the status · 200 · 500 "<h1>',
  ],
  [
    'an empty answer',
    /^GET \/departments\/ /,
    give({ body: '' }),
    'must · GET /departments/ · good · the body · JSON · nothing',
  ],
  [
    'half an answer',
    /^GET \/departments\/ /,
    give({ body: '[{"id": 1' }),
    'must · GET /departments/ · good · the body · JSON · "[{',
  ],
  [
    'JSON that says it is HTML',
    /^GET \/departments\/ /,
    give({ type: 'text/html' }),
    'should · GET /departments/ · good · Content-Type · application/json · text/html',
  ],
  [
    'a connection that is cut',
    /^GET \/departments\/ /,
    give('cut'),
    'must · GET /departments/ · good · the answer · one · no answer (',
  ],
  [
    'an answer that does not come',
    /^GET \/departments\/ /,
    give('late'),
    'must · GET /departments/ · good · the answer · one · no answer within 3000 ms',
  ],
  [
    'a log-in that does not say how long it lasts',
    /^POST \/user\/login\//,
    set('/expires_in', undefined),
    'must · POST /user/login/ · good · /expires_in · to be there · nothing',
  ],
  [
    'a role that is unknown',
    /^POST \/user\/login\//,
    set('/user/role', 'teacher'),
    'should · POST /user/login/ · good · /user/role · one of ["student","instructor","admin"] · "teacher"',
  ],
];

const refusals: Planted[] = [
  [
    'a refusal in plain text',
    /^GET \/courses\/999/,
    give({ body: 'Not Found', type: 'text/plain' }),
    'should · GET /courses/{id}/ · an unknown id · the body · JSON · "Not Found"',
  ],
  [
    'a refusal without a reason',
    /^GET \/courses\/999/,
    give({ body: {} }),
    'should · GET /courses/{id}/ · an unknown id · /detail · to be there · nothing',
  ],
  [
    '200 for an unknown id',
    /^GET \/departments\/999/,
    give({ status: 200, body: {} }),
    'must · GET /departments/{id}/ · an unknown id · the status · a refusal · 200 {}',
  ],
  [
    '500 for an id that is no number',
    /^GET \/blogs\/no-such-id\/c/,
    give({ status: 500 }),
    'should · GET /blogs/{id}/comments/ · an unknown id · the status · 404 · 500',
  ],
  [
    'a filter that is not read',
    /price_min/,
    give({ status: 200, body: [] }),
    'should · GET /courses/ · wrong price_min · the status · 400 · 200 []',
  ],
  [
    'free courses that are not free',
    /^GET \/courses\/\?is_free/,
    give({ body: [{ ...course, price: 5 }] }),
    'must · GET /courses/ · free ones · /0 · free · "price":5',
  ],
  [
    'a range of prices that is not read',
    /^GET \/courses\/\?price_min=100000/,
    give({ body: [{ ...course, price: 5 }] }),
    'must · GET /courses/ · a range of prices · /0 · a price from · "price":5',
  ],
  [
    'another department’s courses',
    /^GET \/courses\/\?department/,
    give({ body: [{ ...course, department: 77 }] }),
    'must · GET /courses/ · one department · /0 · of department · "department":77',
  ],
  [
    'a parameter that is not asked for',
    /^GET \/syllabus\/ access/,
    give({ status: 200, body: [] }),
    'should · GET /syllabus/ · without course_id · the status · 400 · 200 []',
  ],
  [
    'a reason in the place of the fields',
    /login.*nobody \{"password/,
    give({ body: { detail: 'x' } }),
    'should · POST /user/login/ · without username · /username · a list of messages · nothing',
  ],
  [
    'another field’s name',
    /login.*nobody \{"password/,
    give({ body: { password: ['x'] } }),
    'should · POST /user/login/ · without username · /username · a list of messages · nothing',
  ],
  [
    'a field’s message that is no list',
    /login.*nobody \{"password/,
    give({ body: { username: 'x' } }),
    'should · POST /user/login/ · without username · /username · array · "x"',
  ],
  [
    'a wrong password that is let in',
    /login.*"not-/,
    give({ status: 200, body: {} }),
    'must · POST /user/login/ · a wrong password · the status · a refusal · 200 {}',
  ],
  [
    'a call that needs no token',
    /^GET \/notifications\/ nobody/,
    give({ status: 200, body: [] }),
    'must · GET /notifications/ · without a token · the status · a refusal · 200 []',
  ],
  [
    'a call that takes any token',
    /^GET \/user\/profile\/student\/ no-such/,
    give({ status: 200, body: {} }),
    'must · GET /user/profile/{role}/ · with an unknown token · the status · a refusal · 200 {}',
  ],
  [
    'another role’s profile',
    /^GET \/user\/profile\/instructor/,
    give({ status: 200, body: {} }),
    'should · GET /user/profile/{role}/ · another role · the status · 403 or 404 · 200 {}',
  ],
  [
    'a course that is not bought',
    /course_id=(?!1 |999)\d/,
    give({ status: 200, body: [] }),
    'should · GET /syllabus/ · a course that is not bought · the status · 403 · 200 []',
  ],
];

testDeviations('in the shapes of good answers', shapes);
testDeviations('in refusals', refusals);
