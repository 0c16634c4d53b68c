import type { UnhandledFrameHandle } from 'msw';
import { expect, test } from 'vitest';
import { refuseUnhandled } from './worker.ts';

test('[F62] an unhandled API request causes an error in the worker; other unhandled requests pass', () => {
  type Arguments = Parameters<Extract<UnhandledFrameHandle, (...args: never[]) => unknown>>[0];
  const refuse = (url: string) => {
    const frame = { data: { request: new Request(url) } };
    return (refuseUnhandled as (args: Arguments) => void)({ frame } as unknown as Arguments);
  };
  for (const api of ['http://demo.test/api', 'http://demo.test/site/api'])
    expect(() => refuse(`${api}/courses/`)).toThrow(`no response for GET ${api}/courses/`);
  expect(() => refuse('http://demo.test/logo.svg')).not.toThrow();
});
