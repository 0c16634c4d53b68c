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

describe('registration', () => {
  test('[§3.13] signs in at once, with a lifetime at the top level', async () => {
    const { status, body } = await academy.ask('POST /user/register/', { body: newcomer });
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.any(String),
        username: 'tazeh',
        email: 'tazeh@example.com',
        phone_number: '+989121112233',
        role: 'student',
        is_superuser: false,
        purchased_courses: [],
      },
      access: expect.any(String),
      refresh: expect.any(String),
      expires_in: 604_800,
    });
    const { access: token } = body as { access: string };
    expect((await academy.ask('GET /user/profile/student/', { token })).body).toMatchObject({
      username: 'tazeh',
      profile_picture: null,
    });
  });

  test('keeps the role that was asked for', async () => {
    const staff = { ...newcomer, role: 'instructor', is_active: true, is_staff: true };
    const { body } = await academy.ask('POST /user/register/', { body: staff });
    expect(body).toMatchObject({ user: { role: 'instructor', is_superuser: false } });
  });

  test('refuses a phone number or user name that is taken, and keeps nothing', async () => {
    const taken = { ...newcomer, username: 'demo-student', phone_number: '+989120000002' };
    expect(await academy.ask('POST /user/register/', { body: taken })).toEqual({
      status: 400,
      body: { username: [expect.any(String)], phone_number: ['این شماره موبایل قبلاً ثبت شده است.'] },
    });
    expect(academy.world.db.users.all().length).toBe(5);
  });
});

describe('log-in', () => {
  test('[§3.15] tells who came, and what they own', async () => {
    const { body } = await academy.ask('POST /user/login/', {
      body: { username: 'demo-student', password: 'student-123' },
    });
    expect(body).toMatchObject({
      user: { role: 'student', purchased_courses: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    });
    const { body: boss } = await academy.ask('POST /user/login/', {
      body: { username: 'demo-superuser', password: 'superuser-123' },
    });
    expect(boss).toMatchObject({ user: { role: 'admin', is_superuser: true, purchased_courses: [] } });
  });
});

describe('refresh', () => {
  const renew = (refresh: string) => academy.ask('POST /token/refresh/', { body: { refresh } });

  test('[F5] of three at the same moment, one wins', async () => {
    const { refresh } = await academy.login('demo-student');
    const answers = await Promise.all([renew(refresh), renew(refresh), renew(refresh)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('takes no access token', async () => {
    const { access } = await academy.login('demo-student');
    expect((await renew(access)).status).toBe(401);
  });

  test('still works when the access token is over', async () => {
    let time = TEST_TIME;
    const later = await openAcademy({ now: () => time });
    const { refresh } = await later.login('demo-student');
    time += 604_800_000;
    expect((await later.ask('POST /token/refresh/', { body: { refresh } })).status).toBe(200);
  });
});

describe('the profile', () => {
  test('[F58] comes with pictures of both kinds: absolute addresses of the seed, and none', async () => {
    const pictures = await Promise.all(
      (['student', 'instructor'] as const).map(async (role) => {
        const { access: token } = await academy.login(role === 'student' ? 'demo-newcomer' : 'demo-instructor');
        return ((await academy.ask(`GET /user/profile/${role}/`, { token })).body as { profile_picture: string | null })
          .profile_picture;
      }),
    );
    expect(pictures).toEqual([null, expect.stringMatching(/^http:\/\/academy\.test\/api\/media\/avatars\//)]);
  });

  test('[§7.20] changes only what was sent, and not into someone else’s name', async () => {
    const { access: token } = await academy.login('demo-student');
    const change = (fields: Record<string, string>) =>
      academy.ask('PATCH /user/profile/student/', { token, body: formOf(fields) });
    expect(await change({ email: 'new@example.com' })).toMatchObject({
      status: 200,
      body: { email: 'new@example.com', username: 'demo-student' },
    });
    expect(await change({ bio: '' })).toMatchObject({ status: 200, body: { bio: '' } });
    expect(await change({ username: 'demo-student' })).toMatchObject({ status: 200 });
    expect(await change({ username: 'demo-admin' })).toMatchObject({
      status: 400,
      body: { username: [expect.any(String)] },
    });
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
