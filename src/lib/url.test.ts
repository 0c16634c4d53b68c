import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostile } from '../testing/hostile.ts';
import { pathSegment, resolveMedia } from './url.ts';

const origin = 'https://academy.test';

describe('resolveMedia', () => {
  test.for([
    ['https://cdn.test/a.png', '/api', 'https://cdn.test/a.png'],
    ['HTTP://cdn.test/a.png', '/api', 'HTTP://cdn.test/a.png'],
    ['/media/a.png', '/api', '/api/media/a.png'],
    ['media/a.png?v=1', '/api/', '/api/media/a.png?v=1'],
    ['media/عکس.png', 'https://api.test/api', 'https://api.test/api/media/عکس.png'],
    ['/api/media/a.png', '/api', '/api/media/a.png'],
    ['/api/media/a.png', 'https://api.test/api', 'https://api.test/api/media/a.png'],
    ['/apiary/a.png', '/api', '/api/apiary/a.png'],
    ['/media/a.png', 'http://api.test/api//', 'http://api.test/api/media/a.png'],
    ['/api/media/a.png', 'http://api.test/api', 'http://api.test/api/media/a.png'],
    [' https://cdn.test/a.png\n', '/api', 'https://cdn.test/a.png'],
    ['media/a:b.png', '/api', '/api/media/a:b.png'],
    ['a:b.png', '/api', null],
    ['a1:b.png', '/api', null],
    ['', '/api', null],
    ['///', '/api', null],
    ['https://', '/api', null],
    [null, '/api', null],
    ['//evil', '/api', '/api/evil'],
    ['/\\evil', '/api', '/api/evil'],
    ['/\t/evil', '/api', '/api/evil'],
    ['httpfoo', '/api', '/api/httpfoo'],
    ['https:evil', '/api', null],
    ['javascript:alert(1)', '/api', null],
    ['data:image/png;base64,AA', '/api', null],
  ])('[F58] [§3.16] the media URL %s of the API at %s becomes %s', ([value, base, address]) => {
    expect(resolveMedia(value, base ?? '')).toBe(address);
  });

  test('[F58] a URL that is not an absolute http(s) URL stays on the host of the API', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', '/', '/api'), (value, base) => {
        const address = resolveMedia(value, base);
        if (address === null || /^https?:\/\//i.test(address)) return;
        expect(new URL(address, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});

test.for([
  ['a/b', 'a%2Fb'],
  ['.', '%252E'],
  ['..', '%252E%252E'],
  ['.a', '.a'],
  ['a..', 'a..'],
  ['a.b', 'a.b'],
  ['a\uD800', 'a%EF%BF%BD'],
] as const)('[§7.9] the id %j becomes the path segment %s', ([id, segment]) => {
  expect(pathSegment(id)).toBe(segment);
});
