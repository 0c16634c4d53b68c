import { expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { createMock } from '../createMock.ts';

const json = async (response: Promise<Response>) => (await response).json();

test('two clients have a mock each: data, faults and chance of their own', async () => {
  const [one, other] = [createMock({ scenario: 'empty' }), createMock({ seed: 7 })];
  one.world.override(coursesApi.read, 'drop');
  const servers = await Promise.all([one.listen(), other.listen()]);
  const answers = await Promise.all(servers.map(({ base }) => json(fetch(`${base}/courses/`)) as Promise<unknown[]>));
  expect(answers.map(({ length }) => length)).toEqual([0, 28]);
  expect((await fetch(`${servers[1].base}/courses/1/`)).status).toBe(200);
  await expect(fetch(`${servers[0].base}/courses/1/`)).rejects.toThrow();
  await Promise.all(servers.map(async ({ close }) => close()));
  await expect(fetch(`${servers[1].base}/courses/`)).rejects.toThrow();
});

test('two clients of one server have a world each: database, clock and faults', async () => {
  const { fetch, world, worlds } = createMock({ scenario: 'expiring' });
  const post = (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    return json(fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })) as Promise<{ access: string }>;
  };
  const logIn = (at: string) => post(`${at}/user/login/`, { username: 'demo-student', password: 'student-123' });
  const likes = (at: string) => json(fetch(`${at}/blogs/1/like/`));
  const [phone, tablet] = ['/w/phone/api', '/w/tablet/api'];
  const [{ access }, { access: other }] = [await logIn(phone), await logIn(tablet)];
  const before = await likes(tablet);
  await post(`${phone}/blogs/1/like/`, {}, access);
  expect(await likes(phone)).not.toEqual(before);
  expect([await likes(tablet), await likes('/api')]).toEqual([before, before]);

  await post(`${phone}/__mock/override`, { call: 'GET /courses/', fault: '503' });
  const statuses = [phone, tablet, '/api'].map(async (at) => (await fetch(`${at}/courses/`)).status);
  expect(await Promise.all(statuses)).toEqual([503, 200, 200]);
  expect([worlds.of('phone').settings.faults.length, world.settings.faults.length]).toEqual([1, 0]);

  await worlds.of('phone').configure({ clock: 240 });
  const asUser = async (at: string, token: string) =>
    (await fetch(`${at}/notifications/`, { headers: { Authorization: `Bearer ${token}` } })).status;
  const seen = [await asUser(phone, access), await asUser(tablet, other), await asUser(tablet, access)];
  expect(seen).toEqual([401, 200, 401]);
  await post(`${phone}/__mock/reset`, {});
  expect(worlds.of('phone').settings.faults).toEqual([]);
});

test('clients name their world in the path, a header or a cookie; in the path, pictures come from it, too', async () => {
  const mock = createMock();
  mock.worlds.of('phone').override(coursesApi.list, { status: 200, body: [] });
  const list = async (path: string, headers: Record<string, string> = {}) =>
    ((await json(mock.fetch(path, { headers }))) as unknown[]).length;
  expect(await list('/w/phone/api/courses/')).toBe(0);
  expect(await list('/api/courses/', { 'X-Mock-World': 'phone' })).toBe(0);
  expect(await list('/api/courses/', { Cookie: 'a=b; mock-world=phone' })).toBe(0);
  expect(await list('/w/tablet/api/courses/', { 'X-Mock-World': 'phone' })).toBe(28);
  const { cover } = (await json(mock.fetch('/w/phone/api/courses/1/'))) as { cover: string };
  expect(cover).toBe('http://127.0.0.1/w/phone/api/media/covers/1.svg');
  expect((await mock.fetch(cover)).status).toBe(200);
  expect((await mock.fetch('/w/a%20b/api/courses/')).status).toBe(400);
});

test('worlds are listed and thrown away; of too many, the one idle for longest goes', async () => {
  const { fetch } = createMock();
  const names = async () => ((await json(fetch('/api/__mock/worlds'))) as { name: string }[]).map(({ name }) => name);
  for (const name of ['phone', 'tablet', 'phone']) await fetch(`/w/${name}/api/courses/`);
  expect(await names()).toEqual(['tablet', 'phone']);
  for (const status of [200, 404])
    expect((await fetch('/api/__mock/worlds/phone', { method: 'DELETE' })).status).toBe(status);
  expect(await names()).toEqual(['tablet']);
  for (let count = 0; count < 50; count += 1) await fetch(`/w/test-${count}/api/departments/`);
  expect(await names()).toEqual(Array.from({ length: 50 }, (_, count) => `test-${count}`));
});
