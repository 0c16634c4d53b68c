import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';
import { accountLines } from './about.ts';

const PAGE = 'http://localhost:5173';

let academy: Academy;
let origin: string;
let close: () => Promise<void>;
let errors: MockInstance;

beforeEach(async () => {
  errors = vi.spyOn(console, 'error').mockReturnValue();
  academy = openAcademy();
  const server = await academy.listen();
  ({ close } = server);
  ({ origin } = new URL(server.base));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

/** The status of a request that `fetch` would not send. */
async function statusOf(options: RequestOptions, body = ''): Promise<number | undefined> {
  const [answer] = (await once(request(`${origin}/api/courses/1/`, options).end(body), 'response')) as [
    IncomingMessage,
  ];
  return answer.resume().statusCode;
}

describe('over real HTTP', () => {
  test('lets no file run as a page, and a film without an origin, framed by the site', async () => {
    const { access } = await academy.login('demo-student');
    const headers = { Authorization: `Bearer ${access}` };
    const change = { method: 'PATCH', headers, body: formOf({ profile_picture: PNG }) };
    const saved: unknown = await (await fetch(`${origin}/api/user/profile/student/`, change)).json();
    const files = [
      'covers/1.svg',
      'articles/1.svg',
      'departments/math/icon.svg',
      'departments/math/1.svg',
      'avatars/a.svg',
    ];
    const paths = files.map((file) => `/media/${file}`).concat((saved as { profile_picture: string }).profile_picture);
    for (const path of paths) {
      const { headers } = await fetch(`${origin}/api${path}`);
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect(headers.get('Content-Security-Policy'), path).toBe("default-src 'none'; sandbox");
    }
    const film = await fetch(`${origin}/api/media/videos/10101`);
    expect(film.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(film.headers.get('X-Frame-Options')).toBeNull();
    expect(film.headers.get('Content-Security-Policy')).toMatch(/sandbox allow-scripts$/);
    expect(film.headers.get('Content-Security-Policy')).not.toContain('frame-ancestors');
  });

  test('answers 404 in JSON for everything that is not the API', async () => {
    for (const path of ['/courses', '/api', '/api/nothing/', '//', '/api/docs/nothing']) {
      const response = await fetch(origin + path);
      expect(response.status, path).toBe(404);
      expect(await response.json(), path).toEqual({ detail: expect.any(String) });
    }
  });

  test('refuses an address that is none and a method that fetch does not know, and goes on', async () => {
    expect(await statusOf({ headers: { Host: '[' } })).toBe(400);
    expect(await statusOf({ method: 'TRACE' })).toBe(405);
    expect(errors).not.toHaveBeenCalled();
  });

  test('refuses more than 11 MB with 413', async () => {
    const send = (bytes: number) => fetch(`${origin}/api/user/login/`, { method: 'POST', body: new Uint8Array(bytes) });
    expect((await send(11 * 1024 * 1024)).status).toBe(400);
    expect((await send(11 * 1024 * 1024 + 1)).status).toBe(413);
  });

  test('answers HEAD, and GET with a body, like GET', async () => {
    const response = await fetch(`${origin}/api/courses/1/`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await statusOf({ headers: { 'Content-Length': 1 } }, 'x')).toBe(200);
  });

  test('outlives a client that leaves in the middle', async () => {
    academy.world.override(coursesApi.list, { delay: 60 });
    const leaving = new AbortController();
    const left = fetch(`${origin}/api/courses/`, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(left).rejects.toThrow(/abort/);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await fetch(`${origin}/api/departments/`)).status).toBe(200);
    expect(errors).not.toHaveBeenCalled();
  });
});

test.each([
  ['https', 'https:'],
  ['http', 'http:'],
  ['https, http', 'https:'],
])('behind a proxy that says %s, addresses begin with %s', async (forwarded, protocol) => {
  const headers = { 'X-Forwarded-Proto': forwarded };
  const response = await fetch(`${origin}/api/courses/1/`, { headers });
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const { cover } = (await response.json()) as { cover: string };
  expect(new URL(cover)).toMatchObject({ protocol, host: new URL(origin).host });
});

describe('CORS', () => {
  test('a preflight allows the page’s origin, its headers, credentials and every method', async () => {
    const asked = { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' };
    const headers = { Origin: PAGE, ...asked };
    const response = await fetch(`${origin}/api/notifications/1/`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization',
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
      'access-control-expose-headers': 'Retry-After',
      'access-control-max-age': '600',
      vary: 'Origin, Access-Control-Request-Headers',
    });
  });

  test('goes for answers, refusals included, which differ by origin', async () => {
    for (const path of ['/courses/', '/courses/999/']) {
      const { headers } = await fetch(`${origin}/api${path}`, { headers: { Origin: PAGE } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
      expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    }
    const { headers } = await fetch(`${origin}/api/courses/`);
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Vary')]).toEqual([null, 'Origin']);
  });
});

test('the demo accounts are listed with their passwords', () => {
  expect(accountLines().split('\n')).toHaveLength(6);
  expect(accountLines()).toMatch(/demo-superuser +superuser-123 +admin, superuser/);
});
