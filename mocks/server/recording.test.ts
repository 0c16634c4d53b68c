import { createRequestListener } from '@remix-run/node-fetch-server';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { createMock } from '../createMock.ts';
import { listen } from '../hosts/server.ts';
import { openAcademy } from '../testing/academy.ts';
import { createMasker } from './mask.ts';
import { passThrough, replay, type Recording } from './recording.ts';

const COURSE = { id: 'c-1', title: 'دوره', cover: '/media/c.jpg', price: '250000.00', created: '2026-01-01' };
const USER = { id: 'u-9', username: 'maryam', email: 'maryam@mail.ir', phone_number: '09125550100', role: 'student' };
const COMMENT = { user: 'maryam', text: 'به maryam@mail.ir یا 09125550100 بنویسید' };
const SIGNED_IN = { user: USER, access: 'real-access', refresh: 'real-refresh', expires_in: '3600' };

/** The responses of a back end that differs from the mock: prices are strings, fields are missing or unknown. */
const answers: Record<string, [status: number, body: unknown]> = {
  'GET /courses/?sort=title': [200, [COURSE]],
  'GET /departments/': [200, '<h1>Oops</h1>'],
  'GET /blogs/1/comments/': [200, [COMMENT]],
  'POST /user/login/': [200, SIGNED_IN],
  'HEAD /media/covers/1.jpg': [200, ''],
};

const asked: string[] = [];

const server = createServer(
  createRequestListener(async (request) => {
    const { method, url: address, headers } = request;
    const path = address.replace(/^.*\/real\/api/, '');
    asked.push([method, path, headers.get('Authorization') ?? '', await request.text()].join(' '));
    const [status, body] = answers[`${method} ${path}`] ?? [404, { detail: 'Not found.' }];
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  }),
);
const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/real/api`;

afterAll(() => {
  server.closeAllConnections();
  return server[Symbol.asyncDispose]();
});

const LOGIN = { body: { username: 'maryam', password: 'secret-1' } };
const real = { token: 'real-access' };

describe('a real back end', () => {
  test('responds to the calls chosen for it, and the mock responds to the other calls', async () => {
    const isReal = (call: string) => call === 'GET /courses/';
    const { ask, statusOf, world } = openAcademy({ source: passThrough({ url, isReal }) });
    expect(await ask('GET /courses/?sort=title')).toEqual({ status: 200, body: [COURSE] });
    expect((await ask('GET /departments/')).body).toHaveLength(6);
    expect(world.log.map(({ source }) => source)).toEqual(['upstream', undefined]);
    world.override({ method: 'GET', path: '/courses/' }, [{ status: 503 }, 'ok']);
    expect([await statusOf('GET /courses/'), await statusOf('GET /courses/?sort=title')]).toEqual([503, 200]);
  });

  test('that does not respond causes a 502 with the reason', async () => {
    const { ask } = openAcademy({ source: passThrough({ url: 'http://127.0.0.1:2/api' }) });
    const body = { detail: expect.stringContaining('ECONNREFUSED') as unknown };
    expect(await ask('GET /courses/')).toEqual({ status: 502, body });
  });

  test('creates sessions that the mock also accepts, but never receives the mock’s tokens', async () => {
    const isReal = (call: string) => !call.includes('notifications');
    const { ask, world } = openAcademy({ source: passThrough({ url, isReal }) });
    expect((await ask('POST /user/login/', LOGIN)).body).toEqual(SIGNED_IN);
    expect((await ask('GET /notifications/', real)).status).toBe(200);
    await ask('GET /user/profile/student/', real);
    expect(asked.at(-1)).toMatch(/GET \/user\/profile\/student\/ Bearer real-access /);
    const [id = ''] = world.db.users.all().map((user) => user.id);
    world.db.tokens.create({ id: 'ours', kind: 'access', user_id: id, expires_at: Infinity });
    await ask('GET /courses/', { token: 'ours' });
    expect(asked.at(-1)).toBe('GET /courses/  ');
    world.db.tokens.create({ id: 'our-refresh', kind: 'refresh', user_id: id, expires_at: Infinity });
    const renew = async (refresh: string) => (await ask('POST /token/refresh/', { body: { refresh } })).status;
    expect([await renew('our-refresh'), await renew('real-refresh')]).toEqual([200, 404]);
    const renewals = asked.filter((line) => line.includes('/token/refresh/'));
    expect(renewals).toEqual([expect.stringContaining('real-refresh')]);
  });

  test('serves, after a redirect, the files that the mock does not have, below the API or the host', async () => {
    const { worlds } = createMock({ source: passThrough({ url }) });
    const placeOf = async (path: string) =>
      (await worlds.handle(new Request(`http://academy.test/api${path}`)))?.headers.get('Location');
    expect(await placeOf('/media/covers/1.jpg')).toBe(`${url}/media/covers/1.jpg`);
    expect(await placeOf('/media/covers/2.jpg')).toBe(new URL('/media/covers/2.jpg', url).href);
  });
});

describe('a recording', () => {
  async function record(): Promise<Recording> {
    let recording: Recording | undefined;
    const source = passThrough({ url, keep: (kept) => void (recording = kept) });
    const { ask, send } = openAcademy({ source });
    await ask('POST /user/login/', LOGIN);
    for (const call of ['GET /blogs/1/comments/', 'GET /blogs/1/comments/', 'GET /departments/'] as const)
      await send(call);
    const profile = 'GET /user/profile/student/';
    for (const body of [{ ...USER, bio: 'اهل شیراز', profile_picture: '/media/me.jpg' }, USER]) {
      answers[profile] = [200, body];
      await ask(profile, real);
    }
    return recording ?? { version: 1, answers: [] };
  }

  test('contains each different response once, without personal data', async () => {
    const recording = await record();
    const written = JSON.stringify(recording);
    for (const word of ['maryam', 'mail.ir', '0912555', 'real-', 'secret', 'شیراز', 'me.jpg'])
      expect(written).not.toContain(word);
    expect(recording.answers.map(({ call }) => call)).toEqual([
      'POST /user/login/',
      'GET /blogs/:id/comments/',
      'GET /departments/',
      'GET /user/profile/:role/',
      'GET /user/profile/:role/',
    ]);
    expect(written).toContain('"text":"به user-');
  });

  test('replays responses in order, and the mock responds to other calls', async () => {
    const { ask, send, world } = openAcademy({ source: replay(await record()) });
    const before = asked.length;
    const { access } = (await ask('POST /user/login/', LOGIN)).body as { access: string };
    const profiles = [];
    for (let time = 0; time < 3; time += 1)
      profiles.push((await ask('GET /user/profile/student/', { token: access })).body);
    expect(profiles.map((profile) => 'profile_picture' in (profile as object))).toEqual([true, false, false]);
    expect(await (await send('GET /departments/')).text()).toBe('<h1>Oops</h1>');
    expect((await ask('GET /notifications/', { token: access })).status).toBe(200);
    expect((await ask('GET /courses/')).body).toHaveLength(28);
    const sources = world.log.map(({ source }) => source);
    expect([sources.slice(0, 5), sources.slice(5)]).toEqual([Array(5).fill('recording'), [undefined, undefined]]);
    expect(asked).toHaveLength(before);
  });

  test('contains all ids unchanged, but no phone number in any notation', () => {
    const spellings = `09125550100|+98 912 123 4567|98 912 123 4567|+98\u00a0912\u00a01234567|9121234567|00989121234567|
      021-88776655|۰۹۱۲ ۱۲۳ ۴۵ ۶۷|(۰۲۱) ۸۸۷۷۶۶۵۵|۰۲۱ـ۸۸۷۷۶۶۵۵|۰۲۱ – ۸۸۷۷۶۶۵۵|٠٩١٢١٢٣٤٥٦٧|0912.123.4567|0912\u200c1234567`;
    const { impersonal } = createMasker();
    for (const number of spellings.split(/\|\s*/))
      expect(impersonal({ text: `تلفن ${number}.` }), number).toEqual({
        text: expect.stringMatching(/^تلفن \+9890\d{8}\.$/),
      });
    const number = '09121234567';
    const ids = { id: number, slug: number, text: `09121234-1234-4123-8123-091212345678 /a/${number}/` };
    expect(impersonal(ids)).toEqual(ids);
  });

  test('masks the signature of a URL, but not other parameters', () => {
    const { impersonal } = createMasker();
    const [kept, signed] = ['https://host/watch?v=a1#t', 'https://host/a.mp4?v=2&X-Amz-Signature=s3&Key-Pair-Id=k'];
    expect(impersonal({ video: kept })).toEqual({ video: kept });
    expect(impersonal({ video: signed })).toEqual({
      video: 'https://host/a.mp4?v=2&X-Amz-Signature=•••&Key-Pair-Id=•••',
    });
  });

  test('in another format is refused', async () => {
    expect(() => replay({ version: 2, answers: [] })).toThrow('not a recording (version)');
  });
});
