import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { withKept } from './kept.ts';

const answer = { isLoading: false, isValidating: false, retry: () => undefined };
const refusal = new ApiError('http', { status: 403 });
const outage = new ApiError('network');

test.for([
  ['the server responds', { data: 'new', error: undefined }, 'new'],
  ['the server is unreachable', { data: undefined, error: outage }, 'stored'],
  ['the server refuses', { data: undefined, error: refusal }, undefined],
  ['the server refuses after a response', { data: 'new', error: refusal }, undefined],
] as const)('[§11.6] [F108] if %s, the page shows the version $2', ([, response, shown]) => {
  expect(withKept<string>({ ...answer, ...response }, 'stored').data).toBe(shown);
});
