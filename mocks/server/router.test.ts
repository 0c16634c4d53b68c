import { describe, expect, test } from 'vitest';
import { answerOf, type Route } from './router.ts';

const routes: Route[] = (
  [
    ['GET', '/courses/'],
    ['GET', '/courses/:id/'],
    ['POST', '/courses/create/'],
    ['GET', '/blogs/:id/comments/'],
    ['GET', '/file.svg'],
  ] as const
).map(([method, path]) => ({ method, path, answer: (_, params) => Response.json({ path, params }) }));

const ask = async (path: string, method = 'GET') =>
  (await answerOf(routes, new Request('http://academy.test/', { method }), path))?.json();

describe('an address', () => {
  test('is answered by the route that fits, with its parameters decoded', async () => {
    expect(await ask('/courses/')).toEqual({ path: '/courses/', params: {} });
    expect(await ask('/courses/7/')).toEqual({ path: '/courses/:id/', params: { id: '7' } });
    expect(await ask('/blogs/%D8%A7%2Fb/comments/')).toEqual({ path: '/blogs/:id/comments/', params: { id: 'ا/b' } });
    expect(await ask('/courses/create/', 'POST')).toMatchObject({ path: '/courses/create/' });
  });

  test.each(['/courses//', '/courses/7/8/', '/x/courses/', '/fileXsvg', '/courses/%zz/'])(
    'of no route has no answer: %s',
    async (path) => {
      expect(await ask(path)).toBeUndefined();
    },
  );

  test('for another method says which there are, and one without its closing slash that it wants one', async () => {
    const answer = (path: string, method: string) =>
      answerOf(routes, new Request('http://academy.test/', { method }), path);
    const other = await answer('/courses/', 'POST');
    expect([other?.status, other?.headers.get('Allow')]).toEqual([405, 'GET']);
    const open = await answer('/courses/7', 'GET');
    expect(open?.status).toBe(404);
    expect(await open?.json()).toEqual({ detail: expect.stringContaining('/courses/7/') });
  });
});
