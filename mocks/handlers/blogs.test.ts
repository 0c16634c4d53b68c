import { expect } from 'vitest';
import { formOf, PNG, test, type Academy } from '../testing/academy.ts';

const blog = async ({ ask }: Academy) =>
  ((await ask('GET /blogs/')).body as [{ like_count: number; comment_count: number }])[0];

test('[§7.14] a like goes on and off, for each user alone', async ({ academy, token }) => {
  const { like_count: before } = await blog(academy);
  const other = await academy.login('demo-newcomer');
  const likes = [];
  for (const by of [token, other.access, token])
    likes.push((await academy.ask('POST /blogs/1/like/', { token: by })).body);
  expect(likes).toEqual([1, 2, 1].map((more) => ({ like_count: before + more })));
  expect((await blog(academy)).like_count).toBe(before + 1);
});

test('[F56] a comment is kept to the letter but for space around it, under its writer’s name', async ({
  academy,
  token,
}) => {
  const { comment_count: before } = await blog(academy);
  const comment = (text: string) => academy.ask('POST /blogs/1/comments/', { token, body: { text } });
  const kept = { user: 'demo-student', text: '<img src=x onerror="alert(1)">' };
  expect(await comment(` ${kept.text} `)).toEqual({ status: 201, body: kept });
  expect((await comment(' \n ')).status).toBe(400);
  expect(((await academy.ask('GET /blogs/1/comments/')).body as unknown[]).at(-1)).toEqual(kept);
  expect((await blog(academy)).comment_count).toBe(before + 1);
});

test('articles are written by staff, with a cover', async ({ academy }) => {
  const { access: token } = await academy.login('demo-superuser');
  const fields = { title: 'خبر', content: 'متن' };
  const { status, body } = await academy.ask('POST /blogs/', { token, body: formOf({ ...fields, cover_image: PNG }) });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...fields, author: 'demo-superuser', like_count: 0, comment_count: 0 });
  expect((await academy.ask('GET /blogs/')).body).toContainEqual(body);
});

interface Note {
  id: number;
  is_read: boolean;
  receiver: string | null;
}
const notes = async ({ ask }: Academy, token: string) => (await ask('GET /notifications/', { token })).body as Note[];

test('[§7.15] notifications are one’s own and the public ones', async ({ academy, token }) => {
  const { access: instructor } = await academy.login('demo-instructor');
  const [mine, theirs] = [await notes(academy, token), await notes(academy, instructor)];
  expect(mine.filter(({ receiver }) => receiver === null)).toHaveLength(4);
  expect(new Set(mine.flatMap(({ receiver }) => receiver ?? [])).size).toBe(1);
  expect(theirs.filter(({ receiver }) => receiver !== null)).toHaveLength(1);
  expect(mine).not.toContainEqual(theirs.find(({ receiver }) => receiver !== null));
});

test('notifications are confirmed by whom they are for', async ({ academy, token }) => {
  const shared = (await notes(academy, token)).find(({ is_read, receiver }) => !is_read && receiver === null);
  const { id } = (await notes(academy, token)).find(({ is_read, receiver }) => !is_read && receiver !== null) as Note;
  const { access: other } = await academy.login('demo-newcomer');
  const confirm = async (by: string, is_read: boolean) =>
    (await academy.ask(`PATCH /notifications/${id}/`, { token: by, body: { is_read } })).status;
  expect([await confirm(other, true), await confirm(token, false), await confirm(token, true)]).toEqual([
    404, 400, 200,
  ]);
  await academy.ask(`PATCH /notifications/${shared?.id}/`, { token, body: { is_read: true } });
  const isRead = async (by: string, of = id) => (await notes(academy, by)).find((note) => note.id === of)?.is_read;
  expect(await isRead(token)).toBe(true);
  // A public one is read for oneself.
  expect([await isRead(token, shared?.id), await isRead(other, shared?.id)]).toEqual([true, false]);
});
