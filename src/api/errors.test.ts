import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, messageOf, readRefusal } from './errors.ts';

describe('readRefusal', () => {
  test.for([
    [{ detail: 'd' }, 'd'],
    [{ error: 'e', detail: 'd', message: 'm', code: 'c' }, 'e'],
    [{ message: 'm' }, 'm'],
    [{ detail: ['listed'] }, 'listed'],
    [{ username: ['taken', 'short'], email: ['bad'] }, 'taken short bad'],
    [{ non_field_errors: ['whole'] }, 'whole'],
    [{ detail: 'd', slug: ['s'] }, 'd s'],
    [['a', 'b'], 'a b'],
    [{ detail: { code: 1 }, message: 'm' }, 'm'],
    [{}, null],
    [{ detail: '' }, null],
    [{ detail: 5 }, null],
    [{ detail: { title: 'x' }, errors: { title: ['x'] }, price: [{}] }, null],
    [5, null],
    ['<h1>KeyError</h1>', null],
    [null, null],
  ])('[§7.25] reads the response body %j as the message %j', ([body, detail]) => {
    expect(readRefusal(body).detail).toBe(detail);
  });

  test('[F16] lists messages by field, even for a field named __proto__, and skips invalid messages', () => {
    const { fields } = readRefusal(
      JSON.parse(
        '{"__proto__":["a"],"constructor":["b",5,null,"<b>x</b>","c"],"phone_number":[],"username":"text","price":[{}]}',
      ),
    );
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b c'],
    ]);
  });

  test('[F45] never throws, and returns only short plain-text messages', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const { detail, fields } = readRefusal(body);
        for (const message of [detail ?? 'none', ...Object.values(fields)]) {
          expect(message.length).toBeLessThanOrEqual(300);
          expect(message).not.toMatch(/<[a-z/!?]|\n|[\u202A-\u202E]/i);
        }
      }),
    );
  });
});

test('isUncertain is true if the server may have processed the request', () => {
  for (const kind of ['network', 'timeout', 'aborted', 'malformed'] as const) {
    expect(new ApiError(kind).isUncertain, kind).toBe(true);
  }
  const statuses = [400, 401, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504, 520, 524];
  expect(statuses.filter((status) => new ApiError('http', { status }).isUncertain)).toEqual([
    408, 500, 502, 503, 504, 520, 524,
  ]);
});

test('[F45] messageOf returns the server’s message or, without one, the fallback', () => {
  expect(messageOf(new ApiError('http', { status: 400, detail: 'd' }), 'f')).toBe('d');
  expect(messageOf(new ApiError('network'), 'f')).toBe('f');
  expect(messageOf(new Error('internal'), 'f')).toBe('f');
});

test('the text of an ApiError contains its kind, status and detail, and the error keeps its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new ApiError('network', { cause })).toMatchObject({ message: 'network 0', cause });
  expect(new ApiError('http', { status: 400, detail: 'نه' }).message).toBe('http 400 نه');
});

test('isNotFound is true only for 404', () => {
  expect([403, 404, 410].map((status) => new ApiError('http', { status }).isNotFound)).toEqual([false, true, false]);
});

test('isForbidden is true only for a 403 with a message', () => {
  const errors = [403, 404].flatMap((status) => [null, 'نه'].map((detail) => new ApiError('http', { status, detail })));
  expect(errors.map(({ isForbidden }) => isForbidden)).toEqual([false, true, false, false]);
});
