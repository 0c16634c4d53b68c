import { expect, test, vi } from 'vitest';
import { followPlayer, playingAddress, tellsItsPlace, type Playback } from './player.ts';

test.for([
  ['https://www.youtube.com/embed/a', 0, 'https://www.youtube.com/embed/a?autoplay=1&enablejsapi=1'],
  [
    'https://www.youtube-nocookie.com/embed/a?rel=0',
    90.7,
    'https://www.youtube-nocookie.com/embed/a?rel=0&autoplay=1&enablejsapi=1&start=90',
  ],
  ['https://player.vimeo.com/video/1', 90, 'https://player.vimeo.com/video/1?autoplay=1#t=90s'],
  [
    'https://www.aparat.com/video/video/embed/videohash/a/vt/frame',
    90,
    'https://www.aparat.com/video/video/embed/videohash/a/vt/frame?autoplay=true',
  ],
  // The parameters go into the fragment, because a changed query would invalidate a signed URL.
  ['https://api.example.com/media/player?sig=x', 90, 'https://api.example.com/media/player?sig=x#autoplay&t=90'],
] as const)(
  '[§10.11] one press starts %s, from second %d if the player supports a start position',
  ([address, seconds, playing]) => {
    expect(playingAddress(address, seconds)).toBe(playing);
  },
);

test('[§10.11] YouTube, Vimeo and the academy’s own player report their position, Aparat does not', () => {
  expect(tellsItsPlace('https://www.youtube.com/embed/a')).toBe(true);
  expect(tellsItsPlace('https://player.vimeo.com/video/1')).toBe(true);
  expect(tellsItsPlace('https://api.example.com/media/player')).toBe(true);
  expect(tellsItsPlace('https://www.aparat.com/video/video/embed/videohash/a/vt/frame')).toBe(false);
});

/**
 * Follows a player in a fake frame. Returns the frame, the messages sent to the player, and the positions that the
 * player reported. `say` posts a message, by default from the player. `stop` unsubscribes.
 */
function follow(src: string, { apart = false } = {}) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const asked: [message: string, origin: string][] = [];
  const contentWindow = { postMessage: (message: string, origin: string) => void asked.push([message, origin]) };
  const frame = Object.assign(new EventTarget(), { src, contentWindow, sandbox: { contains: () => !apart } });
  const heard: Playback[] = [];
  const stop = followPlayer(frame as unknown as HTMLIFrameElement, (playback) => heard.push(playback));
  const say = (data: unknown, origin = new URL(src).origin, source: unknown = contentWindow) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { frame, asked, heard, say, stop };
}

test('YouTube reports its position once its frame has loaded, but its length only sometimes', () => {
  const { frame, asked, heard, say, stop } = follow('https://www.youtube.com/embed/a');
  frame.dispatchEvent(new Event('load'));
  expect(asked).toEqual([[expect.stringContaining('listening'), 'https://www.youtube.com']]);
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 12.5, duration: 300 } }));
  say(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }));
  say(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 13 } }));
  expect(heard).toEqual([
    { seconds: 12.5, duration: 300 },
    { seconds: 13, duration: 300 },
  ]);
  stop();
  say(JSON.stringify({ info: { currentTime: 20 } }));
  expect(heard).toHaveLength(2);
});

test('Vimeo is asked for its position again when it reports that it is ready', () => {
  const { asked, heard, say } = follow('https://player.vimeo.com/video/1');
  say({ event: 'ready' });
  expect(asked).toEqual([[expect.stringContaining('timeupdate'), 'https://player.vimeo.com']]);
  say({ event: 'timeupdate', data: { seconds: 7, duration: 0 } });
  expect(heard).toEqual([{ seconds: 7, duration: undefined }]);
});

test('[F55] messages from other windows or origins, and invalid positions, are ignored', () => {
  const { heard, say } = follow('https://player.vimeo.com/video/1');
  const place = { data: { seconds: 7 } };
  say(place, 'https://evil.example');
  say(place, 'null');
  say(place, 'https://player.vimeo.com', {});
  for (const seconds of [-1, Number.NaN, Infinity, '7', null]) say({ data: { seconds } });
  for (const data of ['not json', 7, null, undefined, '[]']) say(data);
  expect(heard).toEqual([]);
});

test('messages to a sandboxed frame have the target origin `*`, because its own origin is opaque', () => {
  const { frame, asked, heard, say } = follow('https://api.example.com/media/player', { apart: true });
  frame.dispatchEvent(new Event('load'));
  expect(asked[0]?.[1]).toBe('*');
  say({ data: { seconds: 3 } }, 'null');
  expect(heard).toEqual([{ seconds: 3, duration: undefined }]);
});

test('Aparat is not asked for its position', () => {
  const { frame, asked, heard, say } = follow('https://www.aparat.com/video/video/embed/videohash/a/vt/frame');
  frame.dispatchEvent(new Event('load'));
  say({ data: { seconds: 3 }, info: { currentTime: 3 } });
  expect([asked, heard]).toEqual([[], []]);
});
