import type { UnhandledFrameHandle } from 'msw';
import { expect, test } from 'vitest';
import { refuseUnhandled, requireScript } from './worker.ts';

test('[F62] a missing worker script is reported, whether the host answers 404, a page, or nothing', async () => {
  const found = (body: string, type: string, status = 200) =>
    requireScript('/worker.js', async () => new Response(body, { status, headers: { 'Content-Type': type } }));
  await expect(found('gone', 'text/javascript', 404)).rejects.toThrow(/no worker script at \/worker\.js \(404/);
  await expect(found('<!doctype html>', 'text/html')).rejects.toThrow(/200 text\/html/);
  await expect(requireScript('/worker.js', () => Promise.reject(new TypeError('offline')))).rejects.toThrow(
    /no answer/,
  );
  await expect(found('self', 'text/javascript')).resolves.toBeUndefined();
});

test('[F62] a call to the API without an answer is an error; other requests pass', () => {
  type Arguments = Parameters<Extract<UnhandledFrameHandle, (...args: never[]) => unknown>>[0];
  const refuse = (url: string) => {
    const frame = { data: { request: new Request(url) } };
    return (refuseUnhandled as (args: Arguments) => void)({ frame } as unknown as Arguments);
  };
  expect(() => refuse('http://demo.test/api/courses/')).toThrow('no answer for GET http://demo.test/api/courses/');
  expect(() => refuse('http://demo.test/logo.svg')).not.toThrow();
});
