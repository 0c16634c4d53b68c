import { describe, expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { createMock } from '../createMock.ts';

const json = async (response: Promise<Response>) => (await response).json();
const likes = async (base: string, init?: RequestInit) => json(fetch(`${base}/blogs/1/like/`, init));

test('two clients have a mock each: data, faults and chance of their own', async () => {
  const [one, other] = [createMock({ scenario: 'empty' }), createMock({ seed: 7 })];
  one.world.override(coursesApi.read, 'drop');
  const servers = await Promise.all([one.listen(), other.listen()]);
  const answers = await Promise.all(servers.map(({ base }) => json(fetch(`${base}/courses/`)) as Promise<unknown[]>));
  expect(answers[0]).toEqual([]);
  expect(answers[1]?.length).toBeGreaterThan(20);
  expect((await fetch(`${servers[1].base}/courses/1/`)).status).toBe(200);
  await expect(fetch(`${servers[0].base}/courses/1/`)).rejects.toThrow();
  await Promise.all(servers.map(async ({ close }) => close()));
  await expect(fetch(`${servers[1].base}/courses/`)).rejects.toThrow();
});

test('a mock answers without any network', async () => {
  const { fetch, world } = createMock({ fail: 1 });
  expect((await fetch('/api/courses/')).status).toBe(500);
  await world.reset();
  world.override(coursesApi.list, { status: 200, body: [] });
  expect(await (await fetch('/api/courses/')).json()).toEqual([]);
});

describe('two clients of one server', () => {
  test('have a world each: database, clock and faults', async () => {
    const { listen, worlds } = createMock({ scenario: 'expiring' });
    const { base, close } = await listen();
    const [phone, tablet] = [base.replace('/api', '/w/phone/api'), base.replace('/api', '/w/tablet/api')];
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
      return json(fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })) as Promise<{ access: string }>;
    };
    const logIn = (at: string) => post(`${at}/user/login/`, { username: 'demo-student', password: 'student-123' });
    const [{ access }, { access: other }] = [await logIn(phone), await logIn(tablet)];
    const before = await likes(tablet);
    await post(`${phone}/blogs/1/like/`, {}, access);
    expect(await likes(phone)).not.toEqual(before);
    expect([await likes(tablet), await likes(base)]).toEqual([before, before]);

    await post(`${phone}/__mock/override`, { call: 'GET /courses/', fault: '503' });
    const statuses = [phone, tablet, base].map(async (at) => (await fetch(`${at}/courses/`)).status);
    expect(await Promise.all(statuses)).toEqual([503, 200, 200]);

    await worlds.of('phone').configure({ clock: 240 });
    const asUser = async (at: string, token: string) =>
      (await fetch(`${at}/notifications/`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect([await asUser(phone, access), await asUser(tablet, other), await asUser(tablet, access)]).toEqual([
      401, 200, 401,
    ]);
    await close();
  });

  test('name theirs in the path, a header or a cookie; in the path, pictures come from it, too', async () => {
    const mock = createMock();
    mock.worlds.of('phone').override(coursesApi.list, { status: 200, body: [] });
    const list = async (path: string, headers: Record<string, string> = {}) =>
      ((await (await mock.fetch(path, { headers })).json()) as unknown[]).length;
    expect(await list('/w/phone/api/courses/')).toBe(0);
    expect(await list('/api/courses/', { 'X-Mock-World': 'phone' })).toBe(0);
    expect(await list('/api/courses/', { Cookie: 'a=b; mock-world=phone' })).toBe(0);
    expect(await list('/w/tablet/api/courses/', { 'X-Mock-World': 'phone' })).toBeGreaterThan(20);
    const { cover } = (await (await mock.fetch('/w/phone/api/courses/1/')).json()) as { cover: string };
    expect(cover).toBe('http://127.0.0.1/w/phone/api/media/covers/1.svg');
    expect((await mock.fetch(cover)).status).toBe(200);
    expect((await mock.fetch('/w/a%20b/api/courses/')).status).toBe(400);
  });

  test('are listed, put back and thrown away; of too many, the one idle for longest goes', async () => {
    const { fetch, worlds } = createMock();
    const names = async () =>
      ((await (await fetch('/api/__mock/worlds')).json()) as { name: string }[]).map(({ name }) => name);
    for (const name of ['phone', 'tablet', 'phone']) await fetch(`/w/${name}/api/courses/`);
    expect(await names()).toEqual(['tablet', 'phone']);
    const body = JSON.stringify({ call: 'GET /courses/', fault: 'html' });
    await fetch('/w/phone/api/__mock/override', { method: 'POST', body });
    expect(worlds.of('phone').settings.faults).toHaveLength(1);
    await fetch('/w/phone/api/__mock/reset', { method: 'POST' });
    expect(worlds.of('phone').settings.faults).toEqual([]);
    for (const status of [200, 404])
      expect((await fetch('/api/__mock/worlds/phone', { method: 'DELETE' })).status).toBe(status);
    expect(await names()).toEqual(['tablet']);
    for (let count = 0; count < 50; count += 1) await fetch(`/w/test-${count}/api/departments/`);
    expect(await names()).toEqual(Array.from({ length: 50 }, (_, count) => `test-${count}`));
  });
});
