import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { Count, Flag, Id, IdList, OptionalText, Price, rowsOf, Text } from './schemas.ts';
import { NewTransaction } from './transactions.ts';
import { amountOf } from '../course/price.ts';
import { Course } from './courses.ts';
import { ExpiresIn, lifetimeOf, Role } from './user.ts';

describe('Id', () => {
  test.for([
    [7, '7'],
    ['7', '7'],
    [0, '0'],
    ['6f9619ff-8b86-d011-b42d-00cf4fc964ff', '6f9619ff-8b86-d011-b42d-00cf4fc964ff'],
    ['__proto__', '__proto__'],
    ...[null, undefined, '', {}, [], true, Number.NaN].map((value) => [value, null]),
  ])('[F29] [§3.18] %j is read as the id %j', ([value, id]) => {
    const { success, output } = v.safeParse(Id, value);
    expect(success ? output : null).toBe(id);
  });
});

describe('Price', () => {
  test.for([
    [1_500_000, 1_500_000],
    ['1500000.00', 1_500_000],
    [0, 0],
    [null, null],
    [undefined, null],
    ['', null],
    ['  ', null],
    [-1, null],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [1e21, null],
    ['رایگان', null],
  ])('[F27] [§3.18] %j is read as %j rials', ([value, rials]) => {
    expect(v.parse(Price, value)).toBe(rials);
  });

  test('[F27] any input is refused or read as null or a valid amount', () => {
    const sent = fc.oneof(fc.jsonValue(), fc.double(), fc.double().map(String), fc.string());
    fc.assert(
      fc.property(sent, sent, (value, discounted) => {
        const [price, amount_with_discount] = [v.safeParse(Price, value), v.safeParse(Price, discounted)];
        if (!price.success || !amount_with_discount.success) return;
        const amount = amountOf({ price: price.output, amount_with_discount: amount_with_discount.output });
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        expect(v.safeParse(NewTransaction, { course: '1', amount }).success).toBe(true);
      }),
    );
  });
});

describe('ExpiresIn', () => {
  test.for([
    [undefined, null],
    [null, null],
    [{}, null],
    [3600, 3600],
    ['3600', 3600],
    [0, 60],
    ['-5', 60],
    [1e300, 31_536_000],
    ['Infinity', 31_536_000],
  ])('[F11] [§7.21] [§9.2] %j is read as %s seconds', ([value, seconds]) => {
    expect(v.parse(ExpiresIn, value)).toBe(seconds);
  });

  test('[F11] is always between a minute and a year', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.double(), fc.string()), (value) => {
        const seconds = lifetimeOf({ access: 'opaque', expires_in: v.parse(ExpiresIn, value) }, 0);
        expect(seconds).toBeGreaterThanOrEqual(60);
        expect(seconds).toBeLessThanOrEqual(31_536_000);
      }),
    );
  });
});

const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test.for([
  ['the time that the server states', jwt({ exp: 2000, iat: 1700 }), 3600, 3600],
  ['the time in the token if the device’s clock is behind', jwt({ exp: 2000, iat: 1700, sub: '؟؟>>' }), null, 300],
  ['the time in the token if the device’s clock is ahead', jwt({ exp: 900, iat: 600 }), null, 300],
  ['its remaining time if `iat` belongs to the refresh token', jwt({ exp: 1300, iat: 500 }), null, 300],
  ['the time until `exp` if there is no `iat`', jwt({ exp: 2000 }), null, 1000],
  ['a minute if it has expired', jwt({ exp: 10 }), null, 60],
  ['a week if it has no `exp`', jwt({ sub: '1' }), null, 604_800],
  ['a week if it is not a JWT', 'opaque', null, 604_800],
] as const)('[F11] [§9.2] a token counts as valid for %s', ([, access, expires_in, seconds]) => {
  expect(lifetimeOf({ access, expires_in }, 1_000_000)).toBe(seconds);
});

test.for([
  [Text, null, ''],
  [Text, undefined, ''],
  [Text, ' a ', ' a '],
  [OptionalText, null, null],
  [OptionalText, '  ', null],
  [OptionalText, ' a ', 'a'],
  [Flag, undefined, false],
  [Flag, null, false],
  [Flag, true, true],
  [Count, undefined, 0],
  [Count, -3, 0],
  [Count, '12', 12],
  [Count, 2.7, 2],
  [IdList, null, []],
  [IdList, [1, '2'], ['1', '2']],
] as const)('[§3.1] [§3.18] missing values and other types are converted: $1 becomes $2', ([schema, value, read]) => {
  expect(v.parse(schema, value)).toEqual(read);
});

test.for([
  ['admin', 'admin'],
  ['instructor', 'instructor'],
  ['superadmin', 'student'],
  ['', 'student'],
  [null, 'student'],
])('[F15] [§1.4] [§6.1] the role %j counts as %s', ([value, role]) => {
  expect(v.parse(Role, value)).toBe(role);
});

describe('rowsOf', () => {
  const Rows = rowsOf(v.object({ id: Id }));

  test('[F22] [§3.19] invalid rows are left out and reported in a single warning, and the other rows keep their order', () => {
    expect(v.parse(Rows, [{ id: 1 }, null, { id: '' }, { id: 'b' }, 'x'])).toEqual([{ id: '1' }, { id: 'b' }]);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('3 invalid rows'), null, expect.anything());
  });

  test('[F23] ten thousand invalid rows cause only one console message', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? { id: index } : {}));
    expect(v.parse(Rows, rows)).toHaveLength(10_000);
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

test('[§3.18] a course with an unknown status is shown without a status', () => {
  const status = (value: unknown) => v.parse(Course, { id: 1, status: value }).status;
  expect(['private', 'public', 'draft', 5, null].map(status)).toEqual(['private', 'public', null, null, null]);
});

test.for([Text, OptionalText])('all line endings of a text become line feeds', (schema) => {
  expect(v.parse(schema, 'یک\r\nدو\rسه\u2028چهار\n\r\nپنج')).toBe('یک\nدو\nسه\nچهار\n\nپنج');
});
