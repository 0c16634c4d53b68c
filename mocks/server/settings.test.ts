import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SingleFault } from './faults.ts';
import { calls } from './calls.ts';
import { FLAVOURS } from './flavours.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { defaults, parseWords, SettingsError, toWords, type Settings } from './settings.ts';

describe('the words of an address', () => {
  test('set scenario, seed, latency, failures and faults', () => {
    expect(
      parseWords(['slow', 'seed:7', 'latency:100-400', ' fail:0.1 ', 'GET /courses/=500@2', 'POST /blogs/=delay:1500']),
    ).toEqual({
      scenario: 'slow',
      seed: 7,
      latency: [100, 400],
      fail: 0.1,
      faults: [
        { call: 'GET /courses/', fault: { status: 500 }, nth: 2 },
        { call: 'POST /blogs/', fault: { delay: 1500 } },
      ],
    });
    expect(parseWords([])).toEqual({});
  });

  test.each([
    ['sunny', /"sunny" is none of: default, empty, .*CALL=FAULT/],
    ['seed:x', /seed takes a whole number from 0 to \d+, not "x"/],
    ['clock:-1', /clock takes a whole number/],
    ['GET /courses/=503,sunny', /no fault/],
    ['latency:400-100', /latency is MIN-MAX in milliseconds up to 600000, not "400-100"/],
    ['flavour:mint', /flavour is one of plain, django, not "mint"/],
    ['fail:2', /fail takes a number from 0 to 1, not "2"/],
    ['GET /course/=500', /the API has no call "GET \/course\/"/],
    ['GET /courses/=sunny', /"sunny" is no fault, such as 500, delay:1500, ok, drop/],
    ['GET /courses/=delay:9999999999', /no fault/],
    ['GET /courses/=500@0', /counted from one/],
    ['GET /courses/=500@x', /has no call/],
    [['slow', 'failing'], /comes second/],
    [['seed:1', 'seed:2'], /comes second/],
    [['GET /courses/=500@1', 'GET /courses/=500@2'], /comes second/],
  ])('refuse "%s" and say why', (words, message) => {
    const read = () => parseWords([words].flat());
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(message);
  });
});

const single = fc.oneof(
  fc.constantFrom<SingleFault>('ok', 'drop', 'dropAfter', 'html', 'empty', 'malformed', 'duplicate', {
    delay: 'infinite',
  }),
  fc.record({ status: fc.integer({ min: 200, max: 599 }) }),
  fc.record({ delay: fc.integer({ min: 0, max: 2_147_483_647 }) }),
);

const fault = fc.oneof(single, fc.array(single, { minLength: 2, maxLength: 4 }));

const anySettings: fc.Arbitrary<Settings> = fc.record({
  scenario: fc.constantFrom(...(Object.keys(scenarios) as Scenario[])),
  courses: fc.nat(100_000),
  seed: fc.maxSafeNat(),
  latency: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 600_000 }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  ),
  // -0 and 0 are the same share.
  fail: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
  flavour: fc.constantFrom(...FLAVOURS),
  clock: fc.nat(),
  faults: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...calls), fault, fc.option(fc.integer({ min: 1, max: 1000 })))
      .map(([call, each, nth]) => ({ call, fault: each, ...(nth !== null && { nth }) })),
    { selector: ({ call }) => call },
  ),
});

test('settings survive conversion to words and to an address', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const query = new URLSearchParams(toWords(settings).map((word) => ['mock', word]));
      const words = new URLSearchParams(query.toString()).getAll('mock');
      expect({ ...defaults, ...parseWords(words) }).toEqual(settings);
    }),
  );
});

test('the parser accepts only valid texts and never crashes', () => {
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
