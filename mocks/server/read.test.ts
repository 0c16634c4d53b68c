import { expect } from 'vitest';
import { formOf, PNG, test } from '../testing/academy.ts';

test('a request with an unsupported content type is refused', async ({ academy }) => {
  const { access: token } = await academy.login('demo-instructor');
  const text = new Blob(['{}'], { type: 'text/plain' });
  const form = new Blob(['title=x&description=x&price=1'], { type: 'application/x-www-form-urlencoded' });
  expect((await academy.send('POST /user/login/', { body: text })).status).toBe(415);
  expect((await academy.send('POST /courses/create/', { token, body: form })).status).toBe(415);
});

test('[F50] a file that is not a picture, or is a truncated picture, is refused', async ({ academy, token }) => {
  for (const content of ['<script>alert(1)</script>', (await PNG.bytes()).slice(0, 12)]) {
    const body = formOf({ profile_picture: new File([content], 'me.png', { type: 'image/png' }) });
    const answer = await academy.ask('PATCH /user/profile/student/', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } });
  }
});

test('a character of two UTF-16 units counts once towards the maximum length', async ({ academy, token }) => {
  const statusOf = async (count: number) =>
    (await academy.send('POST /blogs/1/comments/', { token, body: { text: '🌱'.repeat(count) } })).status;
  expect([await statusOf(5_000), await statusOf(5_001)]).toEqual([201, 400]);
});

test('[F31] a request with an unknown or malformed id gets a 404', async ({ academy }) => {
  const { access: token } = await academy.login('demo-admin');
  for (const id of ['abc', '999999', '%00', '%252E%252E', '1%2F..%2F2', '__proto__', '-1', '1e0']) {
    expect((await academy.ask(`GET /lessons/${id}/`, { token })).status, id).toBe(404);
    expect((await academy.ask(`GET /courses/${id}/`)).status, id).toBe(404);
  }
});

test('a request is matched by its decoded URL; an unknown URL gets a 404 with a JSON body', async ({ academy }) => {
  expect(await academy.statusOf('GET /courses/%37/')).toBe(200);
  for (const path of ['/nothing/here/', '/courses//', '/courses/7/8/', '/x/courses/', '/courses/%zz/'])
    expect(await academy.ask(`GET ${path}`), path).toEqual({ status: 404, body: { detail: expect.any(String) } });
  const open = { status: 404, body: { detail: expect.stringContaining('/courses/7/') as string } };
  expect(await academy.ask('GET /courses/7')).toEqual(open);
  const other = await academy.send('POST /courses/');
  expect([other.status, other.headers.get('Allow')]).toEqual([405, 'GET']);
  expect(await academy.worlds.handle(new Request('http://academy.test/courses'))).toBeUndefined();
});
