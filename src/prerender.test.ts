import { expect, test } from 'vitest';
import { publicPaths } from './prerender.tsx';

test('public paths contain all digits of large ids, even beside titles with lone surrogates', async () => {
  const courses = String.raw`[{"id":9007199254740993,"title":"\ud83d\ude00 \ud800"}]`;
  const fetch = async (address: string) => new Response(address.endsWith('/courses/') ? courses : '[]');
  expect(await publicPaths('http://api.test/api', fetch)).toContain('/purchase/9007199254740993');
});
