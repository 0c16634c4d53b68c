import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coursesApi } from '../../src/api/courses.ts';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';

const PAGE = 'http://localhost:5173';

let academy: Academy;
let origin: string;
let close: () => Promise<void>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  academy = openAcademy();
  const server = await academy.listen();
  ({ close } = server);
  ({ origin } = new URL(server.base));
});

afterEach(async () => {
  expect(console.error).not.toHaveBeenCalled();
  await close();
});

/** Sends a request that `fetch` would change or refuse to send. Returns the status of the response. */
async function statusOf(options: RequestOptions, body = ''): Promise<number | undefined> {
  const asked = request(`${origin}/api/courses/1/`, options).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer.resume().statusCode;
}

test('a media file does not run scripts when opened as a page, and a video player has an opaque origin', async () => {
  const { access: token } = await academy.login('demo-student');
  const body = formOf({ profile_picture: PNG });
  const saved = (await academy.ask('PATCH /user/profile/student/', { token, body })).body;
  const files = ['covers/1.svg', 'articles/1.svg', 'departments/math/icon.svg', 'avatars/a.svg'];
  const paths = files.map((file) => `/media/${file}`).concat((saved as { profile_picture: string }).profile_picture);
  for (const path of paths) {
    const { headers } = await fetch(`${origin}/api${path}`);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Content-Security-Policy'), path).toBe("default-src 'none'; sandbox");
  }
  const { headers } = await fetch(`${origin}/api/media/videos/10101`);
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(headers.get('Content-Security-Policy')).toMatch(/sandbox allow-scripts$/);
});

test('a request for an unknown URL gets a 404 with a JSON body', async () => {
  for (const path of ['/courses', '/api', '/api/nothing/', '/api/docs/nothing', '/api/docs/..%2f..%2fpackage.json']) {
    const response = await fetch(origin + path);
    expect(response.status, path).toBe(404);
    expect(await response.json(), path).toEqual({ detail: expect.any(String) });
  }
  for (const path of ['//', '/api/docs/../../package.json', '/api/docs/constructor'])
    expect(await statusOf({ path }), path).toBe(404);
});

test('the server survives invalid URLs, methods and names of worlds', async () => {
  expect(await statusOf({ headers: { Host: '[' } })).toBe(400);
  expect(await statusOf({ method: 'TRACE' })).toBe(400);
  expect(await statusOf({ headers: { 'X-Mock-World': 'a b' } })).toBe(400);
  expect(await statusOf({ headers: { 'Content-Length': 1 } }, 'x')).toBe(200);
  const head = await fetch(`${origin}/api/courses/1/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a body of more than 11 MB gets a 413', async () => {
  const send = (bytes: number) => fetch(`${origin}/api/user/login/`, { method: 'POST', body: new Uint8Array(bytes) });
  expect((await send(11 * 1024 * 1024)).status).toBe(400);
  const { status, headers } = await send(11 * 1024 * 1024 + 1);
  // If the server closed the connection while the client was still sending, the client could not read the response.
  expect([status, headers.get('Connection')]).toEqual([413, 'keep-alive']);
});

test('the server survives an aborted request', async () => {
  academy.world.override(coursesApi.list, { delay: 60 });
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/courses/`, { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 20);
  await expect(left).rejects.toThrow(/abort/);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect((await fetch(`${origin}/api/departments/`)).status).toBe(200);
});

test('behind a proxy, picture URLs have the protocol of the request to the proxy', async () => {
  const response = await fetch(`${origin}/api/courses/1/`, { headers: { 'X-Forwarded-Proto': 'https, http' } });
  expect(await response.json()).toMatchObject({ cover: expect.stringMatching(/^https:\/\/127/) as unknown });
});

test('a page of another site cannot control the server by forwarding its own host', async () => {
  const reset = (headers: Record<string, string>) =>
    fetch(`${origin}/api/__mock/reset`, {
      method: 'POST',
      headers: { 'X-Forwarded-Host': 'evil.example', ...headers },
    });
  expect((await reset({ Origin: 'http://evil.example' })).status).toBe(403);
  expect((await reset({ Origin: origin })).status).toBe(200);
});

test('CORS: every origin may send requests, with credentials and custom headers', async () => {
  const asked = { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' };
  const preflight = await fetch(`${origin}/api/notifications/1/`, {
    method: 'OPTIONS',
    headers: { Origin: PAGE, ...asked },
  });
  expect(preflight.status).toBe(204);
  const allowed = { 'access-control-allow-origin': PAGE, 'access-control-allow-credentials': 'true' };
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    ...allowed,
    'access-control-allow-headers': 'authorization',
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
    'access-control-max-age': '600',
    vary: 'Origin, Access-Control-Request-Headers',
  });
  const refused = await fetch(`${origin}/api/courses/999/`, { headers: { Origin: PAGE } });
  expect(Object.fromEntries(refused.headers)).toMatchObject({ ...allowed, vary: 'Origin' });
});

test.each(['', '/w/phone'])('the world “%s” has the panel, the API reference and its documents', async (world) => {
  const api = `${origin}${world}/api`;
  const panel = await fetch(`${origin}${world}/`);
  expect([panel.url, panel.headers.get('Content-Type')]).toEqual([`${api}/__mock/`, 'text/html; charset=utf-8']);
  const text = await panel.text();
  expect(text).toContain('<h2>Behaviour</h2>');
  expect(text).not.toMatch(/panel\.(css|js)|src=/);
  for (const document of ['openapi.json', '__mock/openapi.json'])
    expect(await (await fetch(`${api}/${document}`)).json()).toMatchObject({ servers: [{ url: api }] });
  expect((await fetch(`${api}/docs`)).url).toBe(`${api}/docs/`);
});

test('the API reference loads files only from this server and has no inline scripts', async () => {
  const response = await fetch(`${origin}/api/docs/`);
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  const shown = await response.text();
  const links = [...shown.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toContain('swagger-ui-bundle.js');
  for (const link of links.filter((each) => each !== 'data:,'))
    expect((await fetch(new URL(link, response.url))).status, link).toBe(200);
  expect(shown).not.toMatch(/<script(?![^>]*src=)/);
});
