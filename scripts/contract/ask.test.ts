import { expect, test } from 'vitest';
import { createAsker } from './ask.ts';

test('ids that are too large for a JavaScript number keep all digits', async () => {
  const { ask } = createAsker('http://academy.test', 1000, async () => new Response('{"id":9007199254740993}'));
  expect((await ask({ method: 'GET', path: '/' })).body).toEqual({ id: '9007199254740993' });
});
