import { expect, test } from 'vitest';
import { blogsApi } from './blogs.ts';
import { coursesApi, publicCourse } from './courses.ts';
import { fillPath } from './endpoint.ts';
import { fakeClient, json, signedInAs } from '../testing/fakeFetch.ts';
import { notificationsApi } from './notifications.ts';
import { studyApi } from './study.ts';
import { transactionsApi } from './transactions.ts';
import { userApi } from './user.ts';

const session = signedInAs();

test('only the parameters that are set make the query', async () => {
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

test('[F70] [§7.26] what is asked with a token or with cookies is kept by no cache of the browser', async () => {
  const { client, calls } = fakeClient(() => json([]), { session });
  await client.call(coursesApi.list, {});
  await client.call(notificationsApi.list, {});
  await client.call(studyApi.syllabus, { query: { course_id: '1' } });
  expect(calls.map(({ init }) => init.cache)).toEqual([undefined, 'no-store', 'no-store']);
});

test('[§7.26] what changes something follows no redirect', async () => {
  const { client, calls } = fakeClient(() => json({}), { session });
  await client.call(transactionsApi.create, { body: { course: '1', amount: 1 } });
  await client.call(userApi.profile, { params: { role: 'student' } });
  expect(calls.map(({ init }) => init.redirect)).toEqual(['error', undefined]);
});

test('paths are joined to a base on another host', async () => {
  const { client, lines } = fakeClient(() => json([]), { base: 'https://host.example/api' });
  await client.call(blogsApi.list, {});
  expect(lines()).toEqual(['GET https://host.example/api/blogs/']);
});

test.for([
  ['6f9-a_b.c', '6f9-a_b.c'],
  ['..', '%2E%2E'],
  ['.', '%2E'],
  ['%2e%2e', '%2e%2e'],
  ['a/../b', 'a/../b'],
  ['\\..\\', '\\..\\'],
  ['\uD800', '\uFFFD'],
] as const)('[F31] the id %j stays in its place, where the server reads %j', ([id, read]) => {
  const { pathname } = new URL(`/api${fillPath('/lessons/:id/', { id })}`, 'https://host.example');
  expect(pathname).toMatch(/^\/api\/lessons\/[^/]+\/$/);
  expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(read);
});

test('[F31] every parameter is filled in, and a missing one is not made up', () => {
  expect(fillPath('/:role/:id/', { id: '1', role: 'admin' })).toBe('/admin/1/');
  expect(fillPath('/blogs/:id/like/')).toBe('/blogs//like/');
});

test('a JSON body goes with its type', async () => {
  const { client, calls } = fakeClient(() => json({ ok: true }), { session });
  await client.call(transactionsApi.create, { body: { course: '7', amount: 0 } });
  expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(calls[0]?.headers.get('Accept')).toBe('application/json');
  expect(calls[0]?.json).toEqual({ course: '7', amount: 0 });
});

test('a multipart body has the fields that are set, its type is left to the browser', async () => {
  const { client, calls } = fakeClient(() => json({ id: 1 }, 201), { session });
  const cover = new File(['x'], 'cover.png', { type: 'image/png' });
  await client.call(coursesApi.create, {
    form: { title: 'عنوان', description: 'd', price: 0, amount_with_discount: undefined, cover },
  });
  const form = calls[0]?.form;
  expect([...(form?.keys() ?? [])]).toEqual(['title', 'description', 'price', 'cover']);
  expect([form?.get('title'), form?.get('price')]).toEqual(['عنوان', '0']);
  expect(form?.get('cover')).toMatchObject({ name: 'cover.png', type: 'image/png', size: 1 });
  expect(calls[0]?.headers.has('Content-Type')).toBe(false);
});

test('an emptied field is sent, so that a profile can lose its text', async () => {
  const { client, calls } = fakeClient(() => json({}), { session });
  await client.call(userApi.updateProfile, { params: { role: 'student' }, form: { bio: '' } });
  expect([...(calls[0]?.form ?? [])]).toEqual([['bio', '']]);
});

test('[§6.8] [§7.7] [§7.15] cookies only for lessons and the list of notifications', async () => {
  const { client, calls } = fakeClient(() => json({ id: 1 }), { session });
  await client.call(studyApi.lesson, { params: { id: '1' } });
  await client.call(notificationsApi.update, { params: { id: '1' }, body: { is_read: true } });
  await client.call(coursesApi.read, { params: { id: '1' } });
  await client.call(notificationsApi.list, {}).catch(() => undefined);
  expect(calls.map(({ init }) => init.credentials)).toEqual(['include', undefined, undefined, 'include']);
});

test('[§7.2] a course as everybody gets it never carries a token, not even one that is handed over', async () => {
  const { client, calls } = fakeClient(() => json({ id: 1 }), { session });
  await client.call(publicCourse, { params: { id: '1' } });
  await client.call(publicCourse, { params: { id: '1' } }, { token: 'given' });
  expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

test('[§7.13] an optional token is sent where there is one', async () => {
  const { client, calls } = fakeClient(() => json({ like_count: 1 }));
  await client.call(blogsApi.likes, { params: { id: '1' } });
  client.connect(session);
  await client.call(blogsApi.likes, { params: { id: '1' } });
  expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer token']);
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

const course = { title: 't', description: 'd', price: 1 };

test.for([
  ['an empty body', ''],
  ['words', 'created'],
  ['another shape', '{"message":"ok"}'],
] as const)('a course is created when the answer is 201, with %s too', async ([, body]) => {
  const { client } = fakeClient(() => new Response(body, { status: 201 }), { session });
  await expect(client.call(coursesApi.create, { form: course }).then(() => 'created')).resolves.toBe('created');
});

test('[§7.3] [§7.7] no other status means that a course was created, and none but 200 gives a lesson', async () => {
  const { client } = fakeClient(() => json({ id: 1 }, 202), { session });
  await expect(client.call(coursesApi.create, { form: course })).rejects.toMatchObject({ status: 202 });
  await expect(client.call(studyApi.lesson, { params: { id: '1' } })).rejects.toMatchObject({ status: 202 });
});

test('an article and a transaction are created whatever object, or nothing, comes back', async () => {
  const bodies = ['', '{"message":"ok"}', ''];
  const { client } = fakeClient(() => new Response(bodies.pop(), { status: 200 }), { session });
  const article = { title: 't', content: 'c', cover_image: new Blob(['x']) };
  await expect(client.call(blogsApi.create, { form: article })).resolves.toBeUndefined();
  await expect(client.call(blogsApi.create, { form: article })).resolves.toEqual({ message: 'ok' });
  await expect(client.call(transactionsApi.create, { body: { course: '1', amount: 1 } })).resolves.toBeUndefined();
});

test('[F62] a page of HTML is never taken for the answer', async () => {
  const { client } = fakeClient(() => new Response('<!doctype html><p>sign in to the network</p>', { status: 200 }), {
    session,
  });
  await expect(client.call(transactionsApi.create, { body: { course: '1', amount: 1 } })).rejects.toMatchObject({
    kind: 'malformed',
  });
});
