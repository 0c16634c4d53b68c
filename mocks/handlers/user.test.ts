import { expect } from 'vitest';
import { formOf, openAcademy, PNG, test, TEST_TIME } from '../testing/academy.ts';

const newcomer = {
  username: 'tazeh',
  email: 'tazeh@example.com',
  phone_number: '+989121112233',
  password: 'long-enough',
  role: 'student',
};

test('[§3.13] registration signs in at once, with the role that was asked for and no more', async ({ academy }) => {
  const staff = { ...newcomer, role: 'instructor', is_active: true, is_staff: true, is_superuser: true };
  const { status, body } = await academy.ask('POST /user/register/', { body: staff });
  const user = { username: 'tazeh', role: 'instructor', is_superuser: false };
  expect([status, body]).toMatchObject([201, { user, expires_in: 604_800 }]);
  const { access: token } = body as { access: string };
  const profile = await academy.ask('GET /user/profile/instructor/', { token });
  expect(profile.body).toMatchObject({ username: 'tazeh', profile_picture: null });
});

test('[§6.2] a role that the server does not grant is that of a student', async ({ academy }) => {
  const { body } = await academy.ask('POST /user/register/', { body: { ...newcomer, role: 'admin' } });
  expect(body).toMatchObject({ user: { role: 'student' } });
});

test('a phone number or user name that is taken is refused, and nothing is kept', async ({ academy }) => {
  const taken = { ...newcomer, username: 'demo-student', phone_number: '+989120000002' };
  expect(await academy.ask('POST /user/register/', { body: taken })).toEqual({
    status: 400,
    body: { username: [expect.any(String)], phone_number: ['این شماره موبایل قبلاً ثبت شده است.'] },
  });
  expect(academy.world.db.users.all().length).toBe(5);
});

test('[§3.15] a log-in tells who came, and what they own', async ({ academy }) => {
  const purchased_courses = [expect.any(String), expect.any(String), expect.any(String)];
  expect(await academy.login('demo-student')).toMatchObject({ user: { role: 'student', purchased_courses } });
  const user = { role: 'admin', is_superuser: true, purchased_courses: [] };
  expect(await academy.login('demo-superuser')).toMatchObject({ user });
});

test('[F5] of three refreshes at the same moment, one wins', async ({ academy }) => {
  const { refresh } = await academy.login('demo-student');
  const answers = [1, 2, 3].map(() => academy.ask('POST /token/refresh/', { body: { refresh } }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
});

test('a refresh takes no access token, works when that is over, and tokens that are over are forgotten', async () => {
  let time = TEST_TIME;
  const { ask, login, world } = openAcademy({ now: () => time });
  const renew = async (refresh: string) => (await ask('POST /token/refresh/', { body: { refresh } })).status;
  const { access, refresh } = await login('demo-student');
  expect(await renew(access)).toBe(401);
  time += 604_800_000;
  expect(await renew(refresh)).toBe(200);
  time += 30 * 86_400_000;
  await login('demo-admin');
  expect(world.db.tokens.all()).toHaveLength(2);
});

test('[F58] profiles have pictures of both kinds: absolute addresses of the seed, and none', async ({ academy }) => {
  const pictureOf = async (role: string, name = role) => {
    const { access: token } = await academy.login(`demo-${name}`);
    return (await academy.ask(`GET /user/profile/${role}/`, { token })).body;
  };
  expect(await pictureOf('student', 'newcomer')).toMatchObject({ profile_picture: null });
  const picture = expect.stringMatching(/^http:\/\/academy\.test\/api\/media\/avatars\//) as string;
  expect(await pictureOf('instructor')).toMatchObject({ profile_picture: picture });
});

test('[§7.20] a profile changes only in what was sent, and not into someone else’s name', async ({
  academy,
  token,
}) => {
  const change = (fields: Record<string, string>) =>
    academy.ask('PATCH /user/profile/student/', { token, body: formOf(fields) });
  const changed = { status: 200, body: { email: 'new@example.com', username: 'demo-student' } };
  expect(await change({ email: 'new@example.com' })).toMatchObject(changed);
  expect(await change({ bio: '' })).toMatchObject({ status: 200, body: { bio: '' } });
  expect(await change({ username: 'demo-student' })).toMatchObject({ status: 200 });
  const large = new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'me.png', { type: 'image/png' });
  const picture = await academy.ask('PATCH /user/profile/student/', {
    token,
    body: formOf({ profile_picture: large }),
  });
  expect(picture).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } });
  const refused = { status: 400, body: { username: [expect.any(String)] } };
  expect(await change({ username: 'demo-admin' })).toMatchObject(refused);
});
