import { expect, test } from 'vitest';
import { openAcademy } from '../testing/academy.ts';

const { ask } = openAcademy({ flavour: 'django' });
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('the django flavour sends UUIDs, decimal strings, nulls and picture paths, and accepts numbers and UUIDs as ids', async () => {
  const { body } = await ask('GET /courses/');
  const courses = body as { id: string; price: string | null }[];
  expect(courses[0]).toMatchObject({
    id: id(1),
    department: id(1),
    price: expect.stringMatching(/^\d+\.00$/),
    cover: '/media/covers/1.svg',
  });
  expect(courses.map(({ price }) => price)).toContain(null);
  expect((await ask(`GET /courses/${id(1)}/`)).body).toEqual((await ask('GET /courses/1/')).body);
  expect((await ask(`GET /courses/?department=${id(2)}`)).body).toEqual((await ask('GET /courses/?department=2')).body);
  expect((await ask('GET /departments/')).body).toEqual({ departments: expect.arrayContaining([expect.anything()]) });
});

test('the django flavour refuses tokens in the same way as SimpleJWT', async () => {
  const [detail, code] = [expect.any(String), 'token_not_valid'];
  const body = { username: 'demo-student', password: 'wrong-one' };
  expect(await ask('POST /user/login/', { body })).toEqual({ status: 401, body: { detail } });
  expect(await ask('GET /notifications/')).toEqual({ status: 401, body: { detail } });
  const renewal = await ask('POST /token/refresh/', { body: { refresh: 'x' } });
  expect(renewal).toEqual({ status: 401, body: { detail, code } });
  expect(await ask('GET /notifications/', { token: 'x' })).toEqual({
    status: 401,
    body: { detail, code, messages: [{ token_class: 'AccessToken', token_type: 'access', message: detail }] },
  });
});
