import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaults, parseWords, SettingsError, toWords } from './settings.ts';

test.each([
  ['sunny', /"sunny" is none of: default, empty, .*CALL=FAULT/],
  ['seed:x', /seed takes a whole number, not "x"/],
  ['clock:-1', /clock takes a whole number/],
  ['latency:400-100', /latency is MIN-MAX in milliseconds up to 600000, not "400-100"/],
  ['latency:0-600001', /latency is MIN-MAX/],
  ['courses:100001', /courses takes a whole number up to 100000/],
  ['flavour:mint', /flavour is one of plain, django, not "mint"/],
  ['fail:2', /fail takes a number from 0 to 1, not "2"/],
  ['GET /course/=500', /the API has no call "GET \/course\/"/],
  ['GET /courses/=sunny', /"sunny" is no fault, such as 500, delay:1500, ok, drop/],
  ['GET /courses/=500@0', /counted from one/],
  ['GET /courses/=500@x', /has no call/],
  [['slow', 'failing'], /is a second value/],
  [['GET /courses/=500@1', 'GET /courses/=500@2'], /is a second value/],
])('the `mock` parameter "%s" is refused with a reason', (words, message) => {
  const read = () => parseWords([words].flat());
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(message);
});

test('settings survive a conversion to `mock` parameters and back', () => {
  const faults = 'GET /courses/=500@2|POST /blogs/=drop|GET /courses/7/=503,delay:infinite,ok|GET /blogs/=delay:5';
  const words = `slow|latency:100-400|courses:50|seed:7|fail:0.1|flavour:django|clock:60|${faults}`.split('|');
  const query = new URLSearchParams(words.map((word) => ['mock', word]));
  const read = new URLSearchParams(query.toString()).getAll('mock');
  expect(toWords({ ...defaults, ...parseWords(read) })).toEqual(words);
});

test('the parser of `mock` parameters reads any string without loss or throws a SettingsError', () => {
  const pieces = fc.constantFrom(...'GET |/courses/|=|@|500|delay:|seed:|fail:|1|-|e-3|slow'.split('|'));
  const word = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(word, (text) => {
      try {
        const settings = { ...defaults, ...parseWords([text]) };
        expect({ ...defaults, ...parseWords(toWords(settings)) }).toEqual(settings);
      } catch (error) {
        expect(error).toBeInstanceOf(SettingsError);
      }
    }),
  );
});
