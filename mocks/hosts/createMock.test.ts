import { expect, test } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { createMock } from '../createMock.ts';

const LOGIN = { username: 'demo-student', password: 'student-123' };

const json = async (response: Promise<Response>) => (await response).json();

test('two worlds of one mock do not share their database, clock or faults', async () => {
  const { fetch, world, worlds } = createMock({ scenario: 'expiring' });
  const post = (path: string, body: object) =>
    fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  const statusOf = async (at: string, token = '') =>
    (await fetch(`${at}/notifications/`, { headers: { Authorization: `Bearer ${token}` } })).status;
  const [phone, tablet] = ['/w/phone/api', '/w/tablet/api'];
  const { access } = (await json(post(`${phone}/user/login/`, LOGIN))) as { access: string };
  expect([await statusOf(phone, access), await statusOf(tablet, access)]).toEqual([200, 401]);
  await post(`${phone}/__mock/override`, { call: 'GET /courses/', fault: '503' });
  const statuses = [phone, tablet, '/api'].map(async (at) => (await fetch(`${at}/courses/`)).status);
  expect(await Promise.all(statuses)).toEqual([503, 200, 200]);
  await worlds.of('phone').configure({ clock: 240 });
  expect([await statusOf(phone, access), world.settings.clock]).toEqual([401, 0]);
  await post(`${phone}/__mock/reset`, {});
  expect(worlds.of('phone').settings.faults).toEqual([]);
});

test('a fault that is set for one URL, even of a picture, does not affect other URLs', async () => {
  const { fetch, world } = createMock();
  for (const target of ['GET /courses/7/', 'GET /courses/?sort=title', 'GET /media/covers/7.svg'])
    world.override(target, '404');
  const paths = 'courses/7/ courses/8/ courses/?sort=title courses/ media/covers/7.svg media/covers/8.svg'.split(' ');
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`/api/${path}`)).status));
  expect(statuses).toEqual([404, 200, 404, 200, 404, 200]);
});

test('a path, header or cookie selects the world, and a path also selects it for pictures', async () => {
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

test('above the limit, the least recently used world is evicted, and its responses say so until it is reset or reopened', async () => {
  const { fetch, worlds } = createMock({ most: 2 });
  for (const name of ['phone', 'tablet', 'phone', 'watch']) await fetch(`/w/${name}/api/courses/`);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('evicted the world "tablet"'));
  const lost = { headers: { Authorization: 'Bearer lost' } };
  const ask = async (name: string, init = {}) => {
    const response = await fetch(`/w/${name}/api/notifications/`, init);
    const { detail } = (await response.json()) as { detail: string };
    return [response.status, response.headers.get('X-Mock-World'), detail.includes('more than 2 worlds')];
  };
  expect(await ask('tablet', lost)).toEqual([401, 'evicted', true]);
  expect(await ask('tablet')).toEqual([401, 'evicted', false]);
  await fetch('/w/tablet/api/__mock/reset', { method: 'POST' });
  expect(await ask('tablet', lost)).toEqual([401, null, false]);
  worlds.open('phone');
  expect(await ask('phone', lost)).toEqual([401, null, false]);
});
