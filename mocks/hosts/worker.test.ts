import type { UnhandledFrameHandle } from 'msw';
import { expect, test } from 'vitest';
import { refuseUnhandled, requireScript } from './worker.ts';

const host =
  (body: string, type: string, status = 200) =>
  async () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

test('[F62] a worker script that is not there is named, whether the host answers 404, its page, or nothing', async () => {
  const message = /no worker script at \/mockServiceWorker\.js/;
  await expect(requireScript('/mockServiceWorker.js', host('gone', 'text/javascript', 404))).rejects.toThrow(message);
  await expect(requireScript('/mockServiceWorker.js', host('<!doctype html>', 'text/html'))).rejects.toThrow(
    /200 text\/html/,
  );
  await expect(requireScript('/mockServiceWorker.js', () => Promise.reject(new TypeError('offline')))).rejects.toThrow(
    /no answer/,
  );
  await expect(requireScript('/mockServiceWorker.js', host('self', 'text/javascript'))).resolves.toBeUndefined();
});

test('[F62] a call to the API without an answer is an error; other requests pass', async () => {
  type Arguments = Parameters<Extract<UnhandledFrameHandle, (...args: never[]) => unknown>>[0];
  const refuse = (url: string) => async () =>
    (refuseUnhandled as (args: Arguments) => void)({
      frame: { data: { request: new Request(url) } },
    } as unknown as Arguments);
  await expect(refuse('http://demo.test/api/courses/')()).rejects.toThrow(
    /no answer for GET http:\/\/demo\.test\/api\/courses\//,
  );
  await expect(refuse('http://demo.test/logo.svg')()).resolves.toBeUndefined();
});
