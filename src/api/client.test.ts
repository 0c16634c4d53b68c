import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { blogsApi } from './blogs.ts';
import type { Client } from './client.ts';
import { coursesApi, publicCourse } from './courses.ts';
import { endpoint, fillPath } from './endpoint.ts';
import { fakeClient, json, signedInAs } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { addressOf, requestOf } from './request.ts';
import { rowsOf } from './schemas.ts';
import { readResponse } from './response.ts';
import { studyApi } from './study.ts';
import { transactionsApi } from './transactions.ts';
import { settled } from '../testing/tabs.ts';

const session = signedInAs();

test('the query string contains only parameters with a value', async () => {
  const { client, lines } = fakeClient(() => json([]));
  await client.call(coursesApi.list, {});
  await client.call(coursesApi.list, { query: { department: '', price_min: 0, sort: undefined } });
  await client.call(coursesApi.list, { query: { department: 'ریاضی&a', is_free: 'true' } });
  expect(lines()).toEqual([
    'GET /courses/',
    'GET /courses/?price_min=0',
    'GET /courses/?department=%D8%B1%DB%8C%D8%A7%D8%B6%DB%8C%26a&is_free=true',
  ]);
});

test.for([
  ['6f9-a_b.c', '6f9-a_b.c'],
  ['..', '%2E%2E'],
  ['.', '%2E'],
  ['%2e%2e', '%2e%2e'],
  ['a/../b', 'a/../b'],
  ['\\..\\', '\\..\\'],
  ['\uD800', '\uFFFD'],
] as const)('[F31] the id %j is encoded, and the server reads %j', ([id, read]) => {
  const { pathname } = new URL(`/api${fillPath('/lessons/:id/', { id })}`, 'https://host.example');
  expect(pathname).toMatch(/^\/api\/lessons\/[^/]+\/$/);
  expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(read);
});

test('[F31] path parameters are replaced with their values, or removed if they have no value', () => {
  expect(fillPath('/:role/:id/', { id: '1', role: 'admin' })).toBe('/admin/1/');
  expect(fillPath('/blogs/:id/like/')).toBe('/blogs//like/');
});

test.for([401, 403, 404])('[F81] a public item that the server refuses with %i is not found', async (status) => {
  const { client } = fakeClient(() => json({ detail: 'no' }, status));
  const item = { params: { id: '5' } };
  await expect(client.call(publicCourse, item)).rejects.toMatchObject({ isNotFound: true });
  const { client: behindFirewall } = fakeClient(() => new Response('<h1>Forbidden</h1>', { status }));
  await expect(behindFirewall.call(publicCourse, item)).rejects.toMatchObject({ status });
  await expect(client.call(coursesApi.list, {})).rejects.toMatchObject({ status });
  await expect(client.call(coursesApi.read, { params: { id: '5' } })).rejects.toMatchObject({ status });
});

test('a multipart body has all fields with a value, and the browser sets its content type', async () => {
  const { client, calls } = fakeClient(() => json({ id: 1 }, 201), { session });
  const cover = new File(['x'], 'cover.png', { type: 'image/png' });
  const form = { title: 'عنوان', description: '', price: 0, amount_with_discount: undefined, cover };
  await client.call(coursesApi.create, { form });
  expect([...(calls[0]?.form ?? [])]).toEqual([
    ['title', 'عنوان'],
    ['description', ''],
    ['price', '0'],
    ['cover', cover],
  ]);
  expect(calls[0]?.headers.has('Content-Type')).toBe(false);
});

test('[F70] [§6.8] [§7.2] [§7.7] [§7.13] [§7.15] [§7.26] each call has its own rules for token, cookies, cache and redirects', async () => {
  const { client, calls } = fakeClient(() => json({ id: 1 }), { session });
  const params = { id: '1' };
  const ask = [
    () => client.call(publicCourse, { params }),
    () => client.call(publicCourse, { params }, { token: 'given' }),
    () => client.call(publicCourse, { params }, { insist: true }),
    () => client.call(coursesApi.read, { params }),
    () => client.call(studyApi.lesson, { params }),
    () => client.call(studyApi.lesson, { params }, { insist: true }),
    () => client.call(studyApi.syllabus, { query: { course_id: '1' } }),
    () => client.call(notificationsApi.list, {}),
    () => client.call(notificationsApi.update, { params, body: { is_read: true } }),
    () => client.call(transactionsApi.create, { body: { course: '1', amount: 1 } }),
  ];
  for (const call of ask) await call().catch(() => undefined);
  client.connect({ ...session, user: () => null });
  await client.call(coursesApi.read, { params });
  const carried = calls.map(({ headers, init }) => [
    headers.get('Authorization'),
    init.credentials,
    init.cache,
    init.redirect,
  ]);
  const token = 'Bearer token';
  expect(carried).toEqual([
    [null, undefined, undefined, undefined],
    [null, undefined, undefined, undefined],
    [null, undefined, 'no-cache', undefined],
    [token, undefined, 'no-store', undefined],
    [token, 'include', 'no-store', undefined],
    [token, 'include', 'no-store', undefined],
    [token, undefined, 'no-store', undefined],
    [token, 'include', 'no-store', undefined],
    [token, undefined, 'no-store', 'error'],
    [token, undefined, 'no-store', 'error'],
    [null, undefined, undefined, undefined],
  ]);
});

test('[§5.15] [§6.7] a call that needs a token is not sent without one', async () => {
  const { client, calls } = fakeClient(() => json([]));
  await expect(client.call(notificationsApi.list, {})).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    status: 401,
  });
  expect(calls).toHaveLength(0);
});

const course = (client: Client) => client.call(coursesApi.create, { form: { title: 't', description: 'd', price: 1 } });
const lesson = (client: Client) => client.call(studyApi.lesson, { params: { id: '1' } });
const article = (client: Client) =>
  client.call(blogsApi.create, { form: { title: 't', content: 'c', cover_image: new Blob(['x']) } });
const purchase = (client: Client) => client.call(transactionsApi.create, { body: { course: '1', amount: 1 } });

test.for([
  ['a course', course, 201, ''],
  ['a course', course, 201, 'created'],
  ['a course', course, 201, '{"message":"ok"}'],
  ['an article', article, 200, ''],
  ['an article', article, 200, '{"message":"ok"}'],
  ['a purchase', purchase, 200, ''],
] as const)(
  '%s counts as created after a response with the status $2 and the body «$3»',
  async ([, call, status, body]) => {
    const { client } = fakeClient(() => new Response(body, { status }), { session });
    await expect(call(client).then(() => 'made')).resolves.toBe('made');
  },
);

test.for([
  ['[§7.3] a course', course, 202, '{"id":1}', 'http'],
  ['[§7.7] a lesson', lesson, 202, '{"id":1}', 'http'],
  ['[F62] a purchase', purchase, 200, '<!doctype html><p>sign in to the network</p>', 'malformed'],
] as const)('%s: a response with the status $2 and the body «$3» is an error', async ([, call, status, body, kind]) => {
  const { client } = fakeClient(() => new Response(body, { status }), { session });
  await expect(call(client)).rejects.toMatchObject({ kind, status });
});

test('[§7.1] a body is sent as JSON with its content type, and every call accepts JSON', async () => {
  const { client, calls } = fakeClient(() => json({}, 201), { session, headers: { 'X-Site': 'academy' } });
  await client.call(transactionsApi.create, { body: { course: '1', amount: 5 } });
  await client.call(coursesApi.list, {}).catch(() => undefined);
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token',
    'content-type': 'application/json',
    'x-site': 'academy',
  });
  expect(calls[0]?.json).toEqual({ course: '1', amount: 5 });
  expect(Object.fromEntries(calls[1]?.headers ?? [])).toEqual({ accept: 'application/json', 'x-site': 'academy' });
});

test('a field with the value null is sent neither in a query string nor in a form', () => {
  const query = { department: null, sort: 'price' };
  expect(addressOf('/api', coursesApi.list, { query })).toBe('/api/courses/?sort=price');
  const { body } = requestOf(coursesApi.create, { form: { title: 'a', cover: null } }, null, {});
  expect([...(body as FormData)]).toEqual([['title', 'a']]);
});

test('a completed call leaves no timer behind', async () => {
  vi.useFakeTimers();
  const { client } = fakeClient(() => json([]));
  await client.call(coursesApi.list, {});
  expect(vi.getTimerCount()).toBe(0);
});

test('the browser can handle clicks before a long list is validated, and between its parts', async () => {
  const order: string[] = [];
  const press = () => setTimeout(() => order.push('pressed'));
  const row = v.pipe(
    v.string(),
    v.check((text) => {
      if (!/^(?:0000|1000)/.test(text)) return true;
      order.push(text.slice(0, 4));
      press();
      return true;
    }),
  );
  const read = async (letters: number) => {
    order.length = 0;
    const rows = Array.from({ length: 1_001 }, (_, index) => `${index}`.padStart(4, '0').padEnd(letters, ' x'));
    const text = async () => JSON.stringify(rows);
    const response = rowsOf(row);
    press();
    await readResponse(endpoint('GET', '/long/', { response }), { status: 200, ok: true, text } as unknown as Response);
    return [...order];
  };
  expect(await read(400)).toEqual(['0000', '1000']);
  await settled();
  expect(await read(500)).toEqual(['pressed', '0000', 'pressed', '1000']);
});

test('a long list is validated in parts, and fails only if no row is valid', async () => {
  const read = (rows: unknown[]) =>
    readResponse(endpoint('GET', '/long/', { response: rowsOf(v.string()) }), new Response(JSON.stringify(rows)));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const good = Array.from({ length: 1_500 }, (_, index) => `${index} ${'x'.repeat(400)}`);
  await expect(read([...good, ...good.map(() => 1)])).resolves.toEqual(good);
  await expect(read(good.map((_, index) => [index, 'x'.repeat(400)]))).rejects.toMatchObject({ kind: 'malformed' });
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('a response with only white space counts as empty', async () => {
  const nothing = endpoint('GET', '/nothing/', { response: v.undefined_() });
  await expect(readResponse(nothing, new Response(' \n'))).resolves.toBeUndefined();
});
