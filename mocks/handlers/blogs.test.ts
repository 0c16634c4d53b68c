import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, openAcademy, PNG, type Academy } from '../testing/academy.ts';

interface Counts {
  like_count: number;
  comment_count: number;
}

let academy: Academy;
let token: string;
beforeEach(async () => {
  academy = await openAcademy();
  ({ access: token } = await academy.login('demo-student'));
});

const blog = async (id: number) =>
  ((await academy.ask('GET /blogs/')).body as (Counts & { id: number })[]).find((row) => row.id === id);

describe('articles', () => {
  test('[§7.14] a like goes on and off, for each user alone', async () => {
    const before = (await academy.ask('GET /blogs/1/like/')).body as { like_count: number };
    const other = await academy.login('demo-newcomer');
    const like = async (by: string) =>
      ((await academy.ask('POST /blogs/1/like/', { token: by })).body as { like_count: number }).like_count -
      before.like_count;
    expect([await like(token), await like(other.access), await like(token)]).toEqual([1, 2, 1]);
    expect((await blog(1))?.like_count).toBe(before.like_count + 1);
    expect((await academy.ask('POST /blogs/99/like/', { token })).status).toBe(404);
  });

  test('[F56] a comment is kept to the letter, under its writer’s name', async () => {
    const before = (await blog(1))?.comment_count ?? 0;
    const text = '<img src=x onerror="alert(1)">';
    expect(await academy.ask('POST /blogs/1/comments/', { token, body: { text } })).toEqual({
      status: 201,
      body: { user: 'demo-student', text },
    });
    expect(((await academy.ask('GET /blogs/1/comments/')).body as unknown[]).at(-1)).toEqual({
      user: 'demo-student',
      text,
    });
    expect((await blog(1))?.comment_count).toBe(before + 1);
  });

  test('are written by staff, with a cover', async () => {
    const { access: staff } = await academy.login('demo-superuser');
    const fields = { title: 'خبر', content: 'متن' };
    const { status, body } = await academy.ask('POST /blogs/', {
      token: staff,
      body: formOf({ ...fields, cover_image: PNG }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...fields, author: 'demo-superuser', like_count: 0, comment_count: 0 });
    expect((await academy.ask('GET /blogs/')).body).toContainEqual(body);
  });
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
    const call = `PATCH /notifications/${unread?.id}/` as const;
    expect((await academy.ask(call, { token: other, body: { is_read: true } })).status).toBe(404);
    expect((await academy.ask(call, { token, body: { is_read: false } })).status).toBe(400);
    expect(await academy.ask(call, { token, body: { is_read: true } })).toMatchObject({
      status: 200,
      body: { is_read: true },
    });
    expect((await notes(token)).find(({ id }) => id === unread?.id)?.is_read).toBe(true);
  });
});
