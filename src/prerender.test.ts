import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { patternsOf } from './pages.ts';
import { publicPaths, renderPage } from './prerender.tsx';

test('public paths contain all digits of large ids, even beside titles with lone surrogates', async () => {
  const courses = String.raw`[{"id":9007199254740993,"title":"\ud83d\ude00 \ud800"}]`;
  const fetch = async (address: string) => new Response(address.endsWith('/courses/') ? courses : '[]');
  expect(await publicPaths('http://api.test/api', fetch)).toContain('/purchase/9007199254740993');
});

test('public paths contain a path of every page with data', async () => {
  const fetch = async () => new Response('[{"id":7,"title":"جبر","name":"ریاضیات"}]');
  const found = await publicPaths('http://api.test/api', fetch);
  expect(patternsOf('filled').filter((pattern) => !found.some((path) => matchPath(pattern, path)))).toEqual([]);
});

test.each(['/', String.raw`\/`])(
  '[§3.16] a picture on the API’s host has the same URL in the HTML as in the browser’s data, with the slash %s',
  async (slash) => {
    const covers = ['http://api.test/media/a.jpg', 'http://api.test/api/media/b.jpg'];
    const rows = JSON.stringify(covers.map((cover, id) => ({ id, title: 'جبر', cover }))).replaceAll('/', slash);
    const fetch = async (address: string) => new Response(address.endsWith('/courses/') ? rows : '[]');
    const { body } = await renderPage('/courses', { api: 'http://api.test/api', fetch, answers: new Map(), at: 0 });
    const shown = [...body.matchAll(/<img[^>]* src="([^"]*)"/g)].map(
      ([, path = '']) => new URL(path, 'http://site').href,
    );
    expect(shown).toEqual(['http://site/media/a.jpg', 'http://site/api/media/b.jpg']);
  },
);
