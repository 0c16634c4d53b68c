import { beforeEach, describe, expect, test } from 'vitest';
import { openAcademy, type Academy } from '../testing/academy.ts';

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

const control = (call: `${string} ${string}`, body?: object) => {
  const [method, name] = call.split(' ');
  return academy.ask(`${method} /__mock/${name}`, body && { body });
};

describe('a snapshot', () => {
  test('puts the database of another server here, sessions included', async () => {
    const { access: token } = await academy.login('demo-student');
    await academy.ask('POST /blogs/1/comments/', { token, body: { text: 'همراه' } });
    const { body } = await control('GET snapshot');
    academy = await openAcademy();
    expect((await control('PUT snapshot', body as object)).status).toBe(200);
    expect((await academy.ask('GET /notifications/', { token })).status).toBe(200);
    expect((await control('GET snapshot')).body).toEqual(body);
  });

  test('of an earlier moment lets no id be issued a second time', async () => {
    const { body: empty } = await control('GET snapshot');
    const first = await academy.login('demo-student');
    const { body: one } = await control('GET snapshot');
    const second = await academy.login('demo-student');
    await control('PUT snapshot', empty as object);
    const third = await academy.login('demo-student');
    await control('PUT snapshot', one as object);
    const fourth = await academy.login('demo-student');
    const issued = [first, second, third, fourth].flatMap(({ access, refresh }) => [access, refresh]);
    expect(new Set(issued).size).toBe(8);
  });

  test.each([
    ['nothing', undefined],
    ['another version', { version: 0, tables: {} }],
    ['missing tables', { version: 2, tables: {} }],
  ])('of %s is refused and changes nothing', async (_, snapshot) => {
    const { body } = await control('GET snapshot');
    expect(await control('PUT snapshot', snapshot)).toEqual({
      status: 400,
      body: { detail: expect.stringContaining('داده') },
    });
    expect((await control('GET snapshot')).body).toEqual(body);
  });

  test('with one wrong row is refused and changes nothing', async () => {
    const { body } = await control('GET snapshot');
    const wrong = structuredClone(body) as { tables: { courses: { price: unknown }[] } };
    Object.assign(wrong.tables.courses[3] ?? {}, { price: 'free' });
    const answer = await control('PUT snapshot', wrong);
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('tables.courses.3.price') } });
    expect((await control('GET snapshot')).body).toEqual(body);
  });

  test('brings no page in the place of a picture', async () => {
    const { body } = await control('GET snapshot');
    const wrong = structuredClone(body) as { tables: { uploads: unknown[] } };
    wrong.tables.uploads.push({ id: 'page', type: 'text/html', base64: btoa('<script></script>') });
    expect((await control('PUT snapshot', wrong)).status).toBe(400);
  });
});
