import { expect, test } from 'vitest';
import { inShort } from './ask.ts';

test('a truncated list ends with its last complete row, whatever brackets and quotes its texts contain', async () => {
  const rows = [{ parts: [{ name: '"]}\\' }] }, { text: '['.repeat(1_000_000) }, { text: '}'.repeat(100_000) }];
  const text = JSON.stringify(rows).slice(0, -3);
  const response = await inShort(() => Promise.resolve(new Response(text)))('/courses/');
  expect(await response.json()).toEqual(rows.slice(0, 2));
});
