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
    const issued = new Set<string>();
    const logIn = async () => {
      const { access, refresh } = await academy.login('demo-student');
      issued.add(access).add(refresh);
    };
    await logIn();
    const { body: one } = await control('GET snapshot');
    await logIn();
    for (const earlier of [empty, one]) {
      await control('PUT snapshot', earlier as object);
      await logIn();
    }
    expect(issued.size).toBe(8);
  });

  type Snapshot = { version: number; tables: Record<'courses' | 'uploads', object[]> };

  test.each<[name: string, said: string, spoil: (right: Snapshot) => object | undefined]>([
    ['nothing', 'داده', () => undefined],
    ['another version', 'version is 0', (right) => ({ ...right, version: 0 })],
    ['missing tables', 'no table of users', (right) => ({ ...right, tables: {} })],
    [
      'one wrong row',
      'tables.courses.3.price',
      ({ tables, ...right }) => ({
        ...right,
        tables: { ...tables, courses: tables.courses.with(3, { ...tables.courses[3], price: 'free' }) },
      }),
    ],
    [
      'a page in the place of a picture',
      'tables.uploads.0.type',
      ({ tables, ...right }) => ({ ...right, tables: { ...tables, uploads: [{ id: 'page', type: 'text/html' }] } }),
    ],
  ])('of %s is refused and changes nothing', async (_, said, spoil) => {
    const { body } = await control('GET snapshot');
    const detail = expect.stringContaining(said) as unknown;
    expect(await control('PUT snapshot', spoil(body as Snapshot))).toEqual({ status: 400, body: { detail } });
    expect((await control('GET snapshot')).body).toEqual(body);
  });
});
