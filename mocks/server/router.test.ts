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

  test.each(['/courses', '/courses//', '/courses/7', '/courses/7/8/', '/x/courses/', '/fileXsvg', '/courses/%zz/'])(
    'of no route has no answer: %s',
    async (path) => {
      expect(await ask(path)).toBeUndefined();
    },
  );

  test('has no answer for another method', async () => {
    expect(await ask('/courses/', 'POST')).toBeUndefined();
  });
});
