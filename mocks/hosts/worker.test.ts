import { expect, test } from 'vitest';
import { refuseUnhandled } from './worker.ts';

test('[F62] an unhandled API request causes an error in the worker; other unhandled requests pass', () => {
  const refuse = (url: string) => refuseUnhandled({ frame: { data: { request: new Request(url) } } });
  for (const api of ['http://demo.test/api', 'http://demo.test/site/api'])
    expect(() => refuse(`${api}/courses/`)).toThrow(`no response for GET ${api}/courses/`);
  expect(() => refuse('http://demo.test/logo.svg')).not.toThrow();
});
