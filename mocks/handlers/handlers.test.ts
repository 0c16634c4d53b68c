// Behaviour of the mock that `npm run contract` cannot check. scripts/contract/mock.test.ts checks the rest.
import { expect } from 'vitest';
import { amountOf } from '../../src/course/price.ts';
import { courses as corpus } from '../data/corpus/courses.ts';
import type { Row } from '../data/db.ts';
import { formOf, openAcademy, PNG, test, TEST_TIME, type Academy } from '../testing/academy.ts';

const list = async ({ ask }: Academy, query = '') => (await ask(`GET /courses/${query}`)).body as Row<'courses'>[];
const idOf = (title: string | undefined) => corpus.findIndex((course) => course.title === title) + 1;
const said = [expect.any(String)];
const changesOf = (academy: Academy, token: string) => (fields: Parameters<typeof formOf>[0]) =>
  academy.ask('PATCH /user/profile/student/', { token, body: formOf(fields) });

test('[§7.2] private courses are not listed, and only staff can read them by id', async ({ academy }) => {
  const hidden = corpus.find(({ status }) => status === 'private');
  const visible = corpus.filter((course) => course !== hidden).map(({ title }) => title);
  expect((await list(academy)).map(({ title }) => title)).toEqual(visible);
  const call = `GET /courses/${idOf(hidden?.title)}/`;
  const statuses = [await academy.statusOf(call)];
  for (const name of ['demo-student', 'demo-instructor', 'demo-superuser'])
    statuses.push(await academy.statusOf(call, (await academy.login(name)).access));
  expect(statuses).toEqual([404, 404, 200, 200]);
});

test('[§7.1] courses can be sorted by title and price; an unknown department has no courses', async ({ academy }) => {
  for (const none of ['99', 'abc']) expect(await list(academy, `?department=${none}`)).toEqual([]);
  expect(await list(academy, '?department=')).toEqual(await list(academy));
  const amounts = (await list(academy, '?sort=-price')).map(amountOf);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  const titles = (await list(academy, '?sort=title')).map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fa').compare));
});

test('[F15] only staff can add courses, and only to departments that exist', async ({ academy }) => {
  const fields = { title: 'دوره‌ی تازه', description: 'شرح', price: '1200000', department: '3', status: 'public' };
  const create = async (name: string, more: Parameters<typeof formOf>[0]) => {
    const { access: token } = await academy.login(name);
    return academy.ask('POST /courses/create/', { token, body: formOf({ ...fields, ...more }) });
  };
  const { status, body } = await create('demo-instructor', { cover: PNG });
  const cover = expect.stringContaining('/media/uploads/') as string;
  expect([status, body]).toMatchObject([201, { price: 1_200_000, department_name: 'زبان‌های خارجی', cover }]);
  expect(await list(academy, '?department=3')).toContainEqual(body);
  expect(await create('demo-student', {})).toMatchObject({ status: 403, body: { detail: expect.any(String) } });
  expect(await create('demo-admin', { department: '7' })).toMatchObject({ status: 400, body: { department: said } });
});

test('[§7.6] only buyers and staff can open lessons', async ({ academy }) => {
  const [instructor, newcomer] = [await academy.login('demo-instructor'), await academy.login('demo-newcomer')];
  const statuses = async ({ access }: typeof newcomer) => [
    await academy.statusOf('GET /syllabus/?course_id=1', access),
    await academy.statusOf('GET /lessons/10101/', access),
  ];
  expect([...(await statuses(instructor)), ...(await statuses(newcomer))]).toEqual([200, 200, 403, 403]);
  const body = { course: 1, amount: amountOf((await academy.ask('GET /courses/1/')).body as Row<'courses'>) };
  await academy.ask('POST /transactions/create/', { token: newcomer.access, body });
  expect(await statuses(newcomer)).toEqual([200, 200]);
});

test('[§7.14] a second like by a user removes only that user’s like', async ({ academy, token }) => {
  const { access: other } = await academy.login('demo-newcomer');
  const like = async (by: string) => (await academy.ask('POST /blogs/1/like/', { token: by })).body;
  const { like_count } = (await like(token)) as { like_count: number };
  expect([await like(other), await like(token)]).toEqual([{ like_count: like_count + 1 }, { like_count }]);
});

test('[F56] a comment with markup is stored unchanged, without outer space', async ({ academy, token }) => {
  const kept = { user: 'demo-student', text: '<img src=x onerror="alert(1)">' };
  const comment = (text: string) => academy.ask('POST /blogs/1/comments/', { token, body: { text } });
  expect(await comment(` ${kept.text} `)).toEqual({ status: 201, body: kept });
  expect((await comment(' \n ')).status).toBe(400);
});

test('[§7.15] confirming a public notification marks it as read only for that user', async ({ academy, token }) => {
  const notes = async (by: string) =>
    (await academy.ask('GET /notifications/', { token: by })).body as Row<'notifications'>[];
  const shared = (await notes(token)).find(({ receiver, is_read }) => !receiver && !is_read)?.id;
  const confirm = (is_read: boolean) => academy.ask(`PATCH /notifications/${shared}/`, { token, body: { is_read } });
  expect([await confirm(false), await confirm(true)]).toMatchObject([{ status: 400 }, { status: 200 }]);
  const isRead = async (by: string) => (await notes(by)).find(({ id }) => id === shared)?.is_read;
  const { access: other } = await academy.login('demo-newcomer');
  expect([await isRead(token), await isRead(other)]).toEqual([true, false]);
});

const newcomer = { username: 'tazeh', email: 'tazeh@example.com', password: 'long-enough' };

test('[§3.13] [§6.2] only the special password gives a staff role; nobody becomes a superuser', async ({ academy }) => {
  const register = (number: number, asked: object) => {
    const own = { username: `tazeh-${number}`, phone_number: `+98912111223${number}` };
    return academy.ask('POST /user/register/', { body: { ...newcomer, ...own, ...asked } });
  };
  const staff = { role: 'instructor', is_active: true, is_staff: true, is_superuser: true };
  const added = (role: string) => ({ status: 201, body: { user: { role, is_superuser: false }, expires_in: 604_800 } });
  expect(await register(1, { ...staff, password: 'instructor-123' })).toMatchObject(added('instructor'));
  expect(await register(2, staff)).toMatchObject(added('student'));
});

test('a sign-up or profile with a taken phone number or user name is refused', async ({ academy, token }) => {
  const taken = { ...newcomer, role: 'student', username: 'demo-student', phone_number: '+989120000002' };
  const refusal = await academy.ask('POST /user/register/', { body: taken });
  expect(refusal).toEqual({ status: 400, body: { username: said, phone_number: said } });
  expect(academy.world.db.users.all().length).toBe(5);
  const change = changesOf(academy, token);
  expect((await change({ username: 'demo-student' })).status).toBe(200);
  expect((await change({ username: 'demo-admin' })).status).toBe(400);
});

test('a refresh token outlives its access token but cannot replace it, and expired tokens are deleted', async () => {
  let time = TEST_TIME;
  const { ask, login, statusOf, world } = openAcademy({ now: () => time });
  const renew = async (refresh: string) => (await ask('POST /token/refresh/', { body: { refresh } })).status;
  const { access, refresh } = await login('demo-student');
  expect([await renew(access), await statusOf('GET /notifications/', refresh)]).toEqual([401, 401]);
  time += 604_800_000;
  expect(await renew(refresh)).toBe(200);
  time += 30 * 86_400_000;
  await login('demo-admin');
  expect(world.db.tokens.all()).toHaveLength(2);
});

test('[F58] [§7.20] a picture URL is absolute; an update changes only the sent fields', async ({ academy, token }) => {
  const { access } = await academy.login('demo-instructor');
  const picture = expect.stringMatching(/^http:\/\/academy\.test\/api\/media\/avatars\//) as string;
  const shown = (await academy.ask('GET /user/profile/instructor/', { token: access })).body;
  expect(shown).toMatchObject({ profile_picture: picture });
  const change = changesOf(academy, token);
  const changed = { status: 200, body: { email: 'new@example.com', username: 'demo-student' } };
  expect(await change({ email: 'new@example.com' })).toMatchObject(changed);
  expect(await change({ bio: '' })).toMatchObject({ status: 200, body: { bio: '', email: 'new@example.com' } });
});

test('two changes of a profile that are sent at the same time are both stored', async ({ academy, token }) => {
  const change = changesOf(academy, token);
  await Promise.all([change({ email: 'new@example.com' }), change({ bio: 'ریاضی' })]);
  expect((await change({})).body).toMatchObject({ email: 'new@example.com', bio: 'ریاضی' });
  await Promise.all([change({ profile_picture: PNG }), change({ profile_picture: PNG })]);
  expect(academy.world.db.uploads.all()).toHaveLength(1);
});
