import { beforeEach, describe, expect, test } from 'vitest';
import { formOf, openAcademy, TEST_TIME, type Academy } from '../testing/academy.ts';

let academy: Academy;
beforeEach(async () => {
  academy = await openAcademy();
});

const newcomer = {
  username: 'tazeh',
  email: 'tazeh@example.com',
  phone_number: '+989121112233',
  password: 'long-enough',
  role: 'student',
};

test('[§3.13] registration signs in at once, with the role that was asked for and no more', async () => {
  const staff = { ...newcomer, role: 'instructor', is_active: true, is_staff: true, is_superuser: true };
  const { status, body } = await academy.ask('POST /user/register/', { body: staff });
  expect([status, body]).toMatchObject([
    201,
    { user: { username: 'tazeh', role: 'instructor', is_superuser: false }, expires_in: 604_800 },
  ]);
  const { access: token } = body as { access: string };
  const profile = await academy.ask('GET /user/profile/instructor/', { token });
  expect(profile.body).toMatchObject({ username: 'tazeh', profile_picture: null });
});

test('a phone number or user name that is taken is refused, and nothing is kept', async () => {
  const taken = { ...newcomer, username: 'demo-student', phone_number: '+989120000002' };
  expect(await academy.ask('POST /user/register/', { body: taken })).toEqual({
    status: 400,
    body: { username: [expect.any(String)], phone_number: ['این شماره موبایل قبلاً ثبت شده است.'] },
  });
  expect(academy.world.db.users.all().length).toBe(5);
});

test('[§3.15] a log-in tells who came, and what they own', async () => {
  const logIn = async (name: string) =>
    (await academy.ask('POST /user/login/', { body: { username: `demo-${name}`, password: `${name}-123` } })).body;
  const purchased_courses = [expect.any(Number), expect.any(Number), expect.any(Number)];
  expect(await logIn('student')).toMatchObject({ user: { role: 'student', purchased_courses } });
  const user = { role: 'admin', is_superuser: true, purchased_courses: [] };
  expect(await logIn('superuser')).toMatchObject({ user });
});

describe('refresh', () => {
  const renew = (refresh: string) => academy.ask('POST /token/refresh/', { body: { refresh } });

  test('[F5] of three at the same moment, one wins', async () => {
    const { refresh } = await academy.login('demo-student');
    const answers = await Promise.all([renew(refresh), renew(refresh), renew(refresh)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('takes no access token, and works when that is over', async () => {
    let time = TEST_TIME;
    academy = await openAcademy({ now: () => time });
    const { access, refresh } = await academy.login('demo-student');
    expect((await renew(access)).status).toBe(401);
    time += 604_800_000;
    expect((await renew(refresh)).status).toBe(200);
  });
});

describe('the profile', () => {
  test('[F58] comes with pictures of both kinds: absolute addresses of the seed, and none', async () => {
    const pictureOf = async (name: string, role: string) => {
      const { access: token } = await academy.login(name);
      return (await academy.ask(`GET /user/profile/${role}/`, { token })).body;
    };
    expect(await pictureOf('demo-newcomer', 'student')).toMatchObject({ profile_picture: null });
    const picture = expect.stringMatching(/^http:\/\/academy\.test\/api\/media\/avatars\//) as string;
    expect(await pictureOf('demo-instructor', 'instructor')).toMatchObject({ profile_picture: picture });
  });

  test('[§7.20] changes only what was sent, and not into someone else’s name', async () => {
    const { access: token } = await academy.login('demo-student');
    const change = (fields: Record<string, string>) =>
      academy.ask('PATCH /user/profile/student/', { token, body: formOf(fields) });
    const changed = { status: 200, body: { email: 'new@example.com', username: 'demo-student' } };
    expect(await change({ email: 'new@example.com' })).toMatchObject(changed);
    expect(await change({ bio: '' })).toMatchObject({ status: 200, body: { bio: '' } });
    expect(await change({ username: 'demo-student' })).toMatchObject({ status: 200 });
    const refused = { status: 400, body: { username: [expect.any(String)] } };
    expect(await change({ username: 'demo-admin' })).toMatchObject(refused);
  });
});

test('tokens that are over are forgotten with the next log-in', async () => {
  let time = TEST_TIME;
  const { world, login } = await openAcademy({ now: () => time });
  await login('demo-student');
  time += 30 * 86_400_000;
  await login('demo-admin');
  expect(world.db.tokens.all()).toHaveLength(2);
});
