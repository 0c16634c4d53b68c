import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tellFailure } from './failure.ts';
import { withoutPersons } from './anonymous.ts';
import { startReports } from './reports.ts';
import { memoryStorage } from './storage.ts';

const url = 'https://watch.academy.test/reports';
// The test calls the listeners itself, because `dispatchEvent` would swallow their exceptions.
let listeners: [type: string, listener: (event: Event) => void][];
let sendBeacon: ReturnType<typeof vi.fn<(url: string, text: string) => boolean>>;

const dispatch = (event: Event) => listeners.forEach(([type, listener]) => type === event.type && listener(event));

function load() {
  listeners = [];
  vi.stubGlobal('addEventListener', (...listener: (typeof listeners)[number]) => listeners.push(listener));
  vi.stubGlobal('dispatchEvent', dispatch);
}

beforeEach(() => {
  load();
  sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
  vi.stubGlobal('location', { pathname: '/lessons/10101' });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('navigator', { sendBeacon });
});

const say = (type: string, fields: object) => dispatch(Object.assign(new Event(type), fields));
const sent = (): Record<string, unknown>[] =>
  sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as Record<string, unknown>);

describe('reports', () => {
  test('contain errors, rejections, failed chunks, blocked resources and web vitals', () => {
    startReports({ url, store: memoryStorage() });
    say('error', { error: new TypeError('x is undefined'), message: '' });
    say('unhandledrejection', { reason: new Error('nobody cared') });
    tellFailure(new Error('the card fell over'));
    say('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI: 'https://evil.test/a?b=secret' });
    say('visibilitychange', {});
    expect(sendBeacon.mock.calls.every(([to]) => to === url)).toBe(true);
    expect(sent()).toMatchObject([
      { kind: 'error', what: 'TypeError: x is undefined', where: expect.stringContaining('reports.test.ts:') },
      { kind: 'rejection', what: 'Error: nobody cared' },
      { kind: 'part', what: 'Error: the card fell over' },
      { kind: 'policy', what: 'img-src', where: 'evil.test' },
      { kind: 'vitals', lcp: expect.any(Number), cls: expect.any(Number), inp: expect.any(Number) },
    ]);
    expect(new Set(sent().map(({ page: kind }) => kind))).toEqual(new Set(['/lessons']));
  });

  test('contain no web vitals while the page is visible', () => {
    startReports({ url, store: memoryStorage() });
    vi.stubGlobal('document', { visibilityState: 'visible' });
    say('visibilitychange', {});
    expect(sent()).toEqual([]);
  });

  test('contain the first four stack frames of an error', () => {
    const error = new Error('deep');
    error.stack = ['a', 'b', 'c', 'd', 'e']
      .map((file, at) => `  at f (https://a.test/assets/${file}.js:1${at}:22)`)
      .join('\n');
    startReports({ url, store: memoryStorage() });
    say('error', { error });
    expect(sent()).toMatchObject([{ where: 'a.js:10:22 b.js:11:22 c.js:12:22 d.js:13:22' }]);
  });

  test('contain the paths of slow calls without ids', () => {
    const observers: ((list: { getEntries: () => object[] }) => void)[] = [];
    class Observer {
      static supportedEntryTypes = [];
      observe = () => undefined;
      constructor(hear: (typeof observers)[number]) {
        observers.push(hear);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    startReports({ url, store: memoryStorage() });
    const call = { initiatorType: 'fetch', duration: 5000.4, name: 'https://a.test/api/courses/17/items/a1b/' };
    const others = [
      { ...call, duration: 4999 },
      { ...call, initiatorType: 'img' },
    ];
    observers[0]?.({ getEntries: () => [...others, call] });
    expect(sent()).toMatchObject([{ kind: 'slow', what: '/api/courses/:id/items/:id/', ms: 5000 }]);
  });

  test('[F79] are limited to twenty different reports per visit, even across reloads', () => {
    const store = memoryStorage();
    for (const visit of ['first', 'second', 'third']) {
      load();
      startReports({ url, store });
      for (const letter of 'abcdefghijklmnoa') say('error', { message: `fault ${visit} ${letter}` });
    }
    expect(sendBeacon).toHaveBeenCalledTimes(20);
    expect(new Set(sent().map(({ what }) => what)).size).toBe(20);
  });

  test('[F79] fail silently if `sendBeacon` refuses or throws', () => {
    startReports({ url, store: memoryStorage() });
    sendBeacon.mockReturnValueOnce(false).mockImplementationOnce(() => {
      throw new Error('no beacons here');
    });
    for (const message of ['one', 'two', 'three']) expect(() => say('error', { message })).not.toThrow();
    expect(sendBeacon).toHaveBeenCalledTimes(3);
  });

  test('are sent only for the configured fraction of visits', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
    startReports({ url, store: memoryStorage(), sample: 0.2 });
    say('error', { message: 'a fault' });
    expect(sendBeacon).not.toHaveBeenCalled();
    startReports({ url, store: memoryStorage(), sample: 0.21 });
    say('error', { message: 'a fault' });
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  test.for([
    ['Unexpected token, "سلام سارا" is not JSON', 'Unexpected token, "…" is not JSON'],
    ['no user sara@academy.test', 'no user …'],
    ['call +989121234567 or ۰۹۱۲۳۴۵۶۷۸۹', 'call … or …'],
    ['GET /api/courses/?q=mine#x failed', 'GET /api/courses/ failed'],
    [`Bearer ${'x'.repeat(90)}`, 'Bearer …'],
    [`token ${'aB3_'.repeat(14)} is over`, 'token … is over'],
    ['cannot load /assets/PurchasedCourseGrid-CqA8wZ3k.js', 'cannot load /assets/PurchasedCourseGrid-CqA8wZ3k.js'],
  ] as const)('contain no personal data: %s', ([text, said]) => expect(withoutPersons(text)).toBe(said));

  test('contain only short texts without e-mail addresses or long numbers', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.emailAddress(),
        fc.stringMatching(/^\d{8,15}$/),
        (text, email, number) => {
          const said = withoutPersons(`${text} ${email} ${number}`);
          expect(said.length).toBeLessThanOrEqual(200);
          expect(said).not.toContain(number);
          expect(said).not.toContain(email);
        },
      ),
    );
  });
});
