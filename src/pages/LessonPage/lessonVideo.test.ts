import { expect, test } from 'vitest';
import { lessonVideo, positionToKeep } from './lessonVideo.ts';

const hosts = { allowed: ['www.aparat.com'], apiBase: '/api', origin: 'https://academy.example' };

test.for(['javascript:alert(1)', '//evil.example/player', 'https://www.aparat.com.evil.example/player', null])(
  '[F55] a video URL that is not a player on an allowed host is refused: %s',
  (video) => expect(lessonVideo(video, hosts)).toBeNull(),
);

test('`ownHost` is true only for a player on the host of the site or the API', () => {
  expect(lessonVideo('https://www.aparat.com/embed/1', hosts)).toMatchObject({
    address: 'https://www.aparat.com/embed/1',
    ownHost: false,
  });
  expect(lessonVideo('/api/players/1', hosts)).toMatchObject({
    address: 'https://academy.example/api/players/1',
    ownHost: true,
  });
  const elsewhere = { ...hosts, apiBase: 'https://api.academy.example:8443/api' };
  expect(lessonVideo('https://api.academy.example:8443/p', elsewhere)).toMatchObject({
    address: 'https://api.academy.example:8443/p',
    ownHost: true,
  });
  const alsoListed = { ...elsewhere, allowed: ['academy.example'] };
  expect(lessonVideo('/p', alsoListed)).toMatchObject({ address: 'https://academy.example/p', ownHost: true });
});

test('[F76] a page of the site does not count as a player', () => {
  for (const video of ['/', '/courses', 'courses', 'https://academy.example/courses', '/api', '/apiary/1']) {
    expect(lessonVideo(video, hosts)).toBeNull();
  }
});

test('a new URL signature does not change the id of the video', () => {
  const idOf = (video: string) => lessonVideo(video, hosts)?.id;
  expect(idOf('/api/players/1?signature=a')).toBe(idOf('/api/players/1?signature=b'));
  expect(idOf('/api/players/1')).not.toBe(idOf('/api/players/2'));
});

test.for([
  [205.9, 600, 205],
  [590, 600, 590],
  [590.1, 600, 0],
  [600, 600, 0],
  [9000, undefined, 9000],
] as const)('[§10.11] a video left at %d of %d seconds continues from %d', ([seconds, duration, position]) => {
  expect(positionToKeep({ seconds, duration })).toBe(position);
});
