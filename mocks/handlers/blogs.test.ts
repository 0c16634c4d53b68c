import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';

let academy: Academy;
let token: string;
beforeEach(async () => {
  academy = await openAcademy();
  ({ access: token } = await academy.login('demo-student'));
});

interface Counts {
  like_count: number;
  comment_count: number;
}
const blog = async () =>
  ((await academy.ask('GET /blogs/')).body as Counts[])[0] ?? { like_count: 0, comment_count: 0 };

test('[§7.14] a like goes on and off, for each user alone', async () => {
  const { like_count: before } = await blog();
  const other = await academy.login('demo-newcomer');
  const like = async (by: string) =>
    ((await academy.ask('POST /blogs/1/like/', { token: by })).body as Counts).like_count - before;
  expect([await like(token), await like(other.access), await like(token)]).toEqual([1, 2, 1]);
  expect((await blog()).like_count).toBe(before + 1);
});

test('[F56] a comment is kept to the letter but for space around it, under its writer’s name', async () => {
  const { comment_count: before } = await blog();
  const comment = (text: string) => academy.ask('POST /blogs/1/comments/', { token, body: { text } });
  const kept = { user: 'demo-student', text: '<img src=x onerror="alert(1)">' };
  expect(await comment(` ${kept.text} `)).toEqual({ status: 201, body: kept });
  expect((await comment(' \n ')).status).toBe(400);
  expect(((await academy.ask('GET /blogs/1/comments/')).body as unknown[]).at(-1)).toEqual(kept);
  expect((await blog()).comment_count).toBe(before + 1);
});

test('articles are written by staff, with a cover', async () => {
  const { access: staff } = await academy.login('demo-superuser');
  const fields = { title: 'خبر', content: 'متن' };
  const form = formOf({ ...fields, cover_image: PNG });
  const { status, body } = await academy.ask('POST /blogs/', { token: staff, body: form });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...fields, author: 'demo-superuser', like_count: 0, comment_count: 0 });
  expect((await academy.ask('GET /blogs/')).body).toContainEqual(body);
});

describe('notifications', () => {
  interface Note {
    id: number;
    is_read: boolean;
    receiver: string | null;
  }
  const notes = async (by: string) => (await academy.ask('GET /notifications/', { token: by })).body as Note[];

  test('[§7.15] are one’s own and the public ones', async () => {
    const { access: instructor } = await academy.login('demo-instructor');
    const [mine, theirs] = [await notes(token), await notes(instructor)];
    expect(mine.filter(({ receiver }) => receiver === null)).toHaveLength(4);
    expect(new Set(mine.flatMap(({ receiver }) => receiver ?? [])).size).toBe(1);
    expect(theirs.filter(({ receiver }) => receiver !== null)).toHaveLength(1);
    expect(mine).not.toContainEqual(theirs.find(({ receiver }) => receiver !== null));
  });

  test('are confirmed by whom they are for', async () => {
    const unread = (await notes(token)).find(({ is_read, receiver }) => !is_read && receiver !== null);
    const { access: other } = await academy.login('demo-newcomer');
    const confirm = (by: string, is_read: boolean) =>
      academy.ask(`PATCH /notifications/${unread?.id}/`, { token: by, body: { is_read } });
    const statuses = [await confirm(other, true), await confirm(token, false), await confirm(token, true)];
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 200]);
    expect((await notes(token)).find(({ id }) => id === unread?.id)?.is_read).toBe(true);
  });
});
