import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostile } from '../testing/hostile.ts';
import { embedAddress, internalPath } from './trustedUrl.ts';

const origin = 'https://academy.test';
const words = (text: string) => text.split(' ');
const noAddresses = ['', null, undefined];

describe('embedAddress', () => {
  const hosts = ['www.youtube.com', 'aparat.com', 'academy.test', 'localhost:5173', 'player.test/embed/'];

  test.for([
    ['https://www.youtube.com/embed/x?start=1', 'https://www.youtube.com/embed/x?start=1'],
    ['//aparat.com/video/embed', 'https://aparat.com/video/embed'],
    ['HTTPS://APARAT.com/a', 'https://aparat.com/a'],
    ['https://player.test/embed/1?x=/2', 'https://player.test/embed/1?x=/2'],
    ['/media/lesson.mp4', 'https://academy.test/media/lesson.mp4'],
    ['  https://aparat.com/a ', 'https://aparat.com/a'],
  ])('[§2.39] the video %s is allowed', ([value, address]) => {
    expect(embedAddress(value, hosts, origin)).toBe(address);
  });

  test('allows a video over http only on the page’s own origin', () => {
    const local = 'http://localhost:5173';
    expect(embedAddress('/a.mp4', hosts, local)).toBe('http://localhost:5173/a.mp4');
    expect(embedAddress('http://localhost:5173/a.mp4', hosts, local)).toBe('http://localhost:5173/a.mp4');
    expect(embedAddress('//aparat.com/a', hosts, local)).toBe('https://aparat.com/a');
    expect(embedAddress('http://localhost:5173/a.mp4', hosts, origin)).toBeNull();
    expect(embedAddress('http://aparat.com/a', hosts, origin)).toBeNull();
  });

  test.for<string | null | undefined>([
    ...words('javascript:alert(1) java\nscript:alert(1) data:text/html,x //evil blob:https://aparat.com/1 https://'),
    ...words('https://evil.test/x https://aparat.com.evil.test https://evil.test/aparat.com'),
    ...words(
      'https://aparat.com@evil.test/ https://user@aparat.com/ https://:pass@aparat.com/ https://aparat.com:8443/ https://aparat.com/a\0',
    ),
    ...words('https://user@aparat.com/a https://:pass@aparat.com/a https://aparat.com.evil.test/a'),
    ...words('https:\\\\aparat.com\\a https://aparat.com/\\a https://player.test/redirect?to=https://evil.test'),
    ...words('https://player.test/embed/../redirect https://player.test/embed/%2e%2e/redirect'),
    ...words('https://player.test/embed/..%2Fredirect https://player.test/embed//evil.test'),
    ...words('https://player.test.evil.test/embed/1 https://aparat.com https://aparat.com/?to=evil'),
    ...words('http httpfoo https null 0 . .. / /. video embed/1 ?a #a /%2F%2Fevil /a%5Cevil'),
    ...noAddresses,
  ])('[F55] [F76] [§2.39] the video %j is refused', (value) => {
    expect(embedAddress(value, hosts, origin)).toBeNull();
  });

  test('[F55] refuses the page’s own origin unless its host is listed', () => {
    expect(embedAddress('/', ['aparat.com'], origin)).toBeNull();
  });

  test('[F55] returns only https URLs on listed hosts, for any input', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const address = embedAddress(`https://${value}`, hosts, origin) ?? embedAddress(value, hosts, origin);
        if (address === null) return;
        const url = new URL(address);
        expect(url.protocol).toBe('https:');
        expect(hosts).toContain(url.host);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('internalPath', () => {
  const everyRoute = () => true;
  const knownRoutes = (pathname: string) => ['/', '/courses', '/shopping-basket'].includes(pathname);

  test('[§5.18] accepts a route of the site with its query and fragment', () => {
    expect(internalPath('/shopping-basket', knownRoutes)).toBe('/shopping-basket');
    expect(internalPath('/courses?q=a//b#x', knownRoutes)).toBe('/courses?q=a//b#x');
    expect(internalPath('/blogs/../courses', knownRoutes)).toBe('/courses');
    expect(internalPath('/unknown', knownRoutes)).toBe('/');
    expect(internalPath('/courses//a', everyRoute)).toBe('/courses//a');
  });

  test.for<unknown>([
    ...words('//evil //evil/courses /\\evil /\\evil/courses /\t/evil/courses /%2F%2Fevil /%5cevil /.//evil'),
    ...words('/courses/..//evil /./%2Fevil /\t/evil \\\\evil https://evil.test javascript:alert(1) courses'),
    ...noAddresses,
    ' /courses',
    7,
    { pathname: '/courses' },
    ['/courses'],
    Object('/courses'),
  ])('[F59] [§5.18] %j is replaced with the home page', (from) => {
    expect(internalPath(from, everyRoute)).toBe('/');
  });

  test('[F59] never returns a path that leads to another site', () => {
    fc.assert(
      fc.property(hostile, (piece) => {
        const path = internalPath(`/${piece}`, everyRoute);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(decodeURI(path.replace(/%(?!2f|5c)/gi, '%25')), origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
