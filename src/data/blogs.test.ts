import { expect, test } from 'vitest';
import { isSentComment } from './blogs.ts';

const long = 'درس سوم را دو بار دیدم و تازه فهمیدم.';

test.for([
  ['sara', 'ممنون', ' ممنون\n', true],
  ['sara', 'ممنون', 'ممنون!', false],
  ['ali', 'ممنون', 'ممنون', false],
  ['سارا احمدی', long, long, true],
] as const)('[F96] a comment of %s with the text “%s” counts as the sent “%s”: %s', ([user, text, sent, isSent]) => {
  expect(isSentComment({ user, text }, sent, 'sara')).toBe(isSent);
});
