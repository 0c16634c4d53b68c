import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { withKept } from './keptAnswer.ts';

const answer = { isLoading: false, isValidating: false, retry: () => undefined };
const refusal = new ApiError('http', { status: 403, detail: 'بسته' });
const firewall = new ApiError('http', { status: 403 });
const outage = new ApiError('network');

test.for([
  ['the server responds', { data: 'new', error: undefined }, 'new'],
  ['the server is unreachable', { data: undefined, error: outage }, 'stored'],
  ['a firewall refuses', { data: undefined, error: firewall }, 'stored'],
  ['the server refuses', { data: undefined, error: refusal }, undefined],
  ['the server first responds and later refuses', { data: 'new', error: refusal }, undefined],
] as const)('[§11.6] [F108] if %s, the version of a lesson that the page shows is $2', ([, response, shown]) => {
  expect(withKept<string>({ ...answer, ...response }, 'stored').data).toBe(shown);
});
