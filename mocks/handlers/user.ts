import { userApi, type Profile, type SignedIn } from '../../src/api/user.ts';
import { accounts } from '../data/corpus/accounts.ts';
import type { Database, Row } from '../data/db.ts';
import { pixel } from '../data/pixel.ts';
import { holderOf, issueTokens } from '../data/tokens.ts';
import { keepUpload } from '../data/uploads.ts';
import { fieldOf, hasText, isRefused, largest, mustBe, succeeds } from '../openapi/cases.ts';
import type { Sent } from '../server/declared.ts';
import { handlers } from '../server/handler.ts';
import { badRequest, forbidden, found, Reply, unauthorized } from '../server/replies.ts';
import type { World } from '../server/world.ts';

const purchasedBy = (db: Database, userId: string) =>
  db.transactions.where(({ user_id }) => user_id === userId).map(({ course_id }) => course_id);

function signedIn(world: World, user: Row<'users'>): Sent<typeof SignedIn> {
  const { id, username, email, phone_number, role, is_superuser } = user;
  const purchased_courses = purchasedBy(world.db, id);
  return {
    user: { id, username, email, phone_number, role, is_superuser, purchased_courses },
    ...issueTokens(world, id),
  };
}

/** Converts a user to a profile. Like real servers, the mock sends the picture as an absolute URL or as a path. */
function toProfile(db: Database, user: Row<'users'>, base: string): Sent<typeof Profile> {
  const { id, username, email, bio, phone_number, profile_picture } = user;
  const seeded = profile_picture?.startsWith('/media/avatars/') ? `${base}${profile_picture}` : profile_picture;
  return { username, email, bio, phone_number, profile_picture: seeded, purchased_courses: purchasedBy(db, id) };
}

const TAKEN = {
  username: 'کاربری با این نام کاربری وجود دارد.',
  phone_number: 'این شماره موبایل قبلاً ثبت شده است.',
} as const;

function refuseTaken(db: Database, wanted: { username?: string | undefined; phone_number?: string }, self?: string) {
  const taken = (['username', 'phone_number'] as const).filter((field) =>
    db.users.find((user) => user.id !== self && user[field] === wanted[field]),
  );
  if (taken.length > 0) throw badRequest(Object.fromEntries(taken.map((field) => [field, [TAKEN[field]]])));
}

const NOT_OWN = { should: ['403', '404'] };
const ROLE = { role: { description: 'The user’s own role.', example: 'student' } };
const ROLE_REFUSALS = { 403: 'The path names another role than the user’s.', 404: 'There is no such role.' } as const;

/** Registration, log-in, profile and refresh (product §7). */
export const userHandlers = handlers(userApi, 'Registration, log-in, refresh and profile.', {
  register: {
    summary: 'Register',
    ignoresToken: true,
    description:
      'User names and phone numbers that are taken are refused by field. The new user is logged in, as a `student` ' +
      'unless the server decides to grant the requested role.',
    success: 201,
    example: {
      body: {
        username: 'demo-new',
        email: 'new@example.com',
        phone_number: '+989120000099',
        password: 'new-123',
        role: 'student',
      },
    },
    contract: {
      request: ({ guest }) => ({ json: guest }),
      more({ guest }, request) {
        const admin = { role: 'admin', is_active: true, is_staff: true };
        const own = { username: `${guest.username}-2`, phone_number: guest.phone_number.replace('+98', '+97') };
        return [
          { what: 'the same user again', ...request, should: ['400'] },
          {
            what: 'another user, as an admin',
            json: { ...guest, ...own, email: `2-${guest.email}`, ...admin },
            must: ['2XX', '4XX'],
            says: '§6.2 any other password means student',
            also: (body) => {
              const role = fieldOf(fieldOf(body, 'user'), 'role');
              return role === 'admin' ? { where: '/user/role', expected: 'student', came: 'admin' } : null;
            },
          },
        ];
      },
      leaves: ({ guest: { username } }) => `the users ${username} and ${username}-2, and their purchases`,
    },
    answer({ db, body, world }) {
      refuseTaken(db, body);
      const { is_active: _, is_staff: __, ...given } = body;
      // At sign-up, the password of a role's demo account grants this role (product §6.2).
      const isGranted = accounts.some(({ role, password }) => role === given.role && password === given.password);
      const role = isGranted ? given.role : 'student';
      const row = { id: world.newId(), ...given, role, is_superuser: false, bio: null, profile_picture: null };
      return signedIn(world, db.users.create(row));
    },
  },
  login: {
    summary: 'Log in',
    ignoresToken: true,
    description:
      '`access` is the bearer token, valid for `expires_in` seconds. Afterwards, `refresh` can be exchanged for a new one.',
    refusals: { 401: 'The user name or password is wrong. The reason is in `error` or `detail`.' },
    example: { body: { username: 'demo-student', password: 'student-123' } },
    contract: {
      isSafe: true,
      request: ({ credentials }) => ({ json: credentials }),
      more({ credentials, guest }) {
        const wrong = { json: { ...credentials, password: `not-${guest.password}` }, should: ['401'] };
        const says = '§7.18 an error has `error` or `detail`';
        return [
          isRefused(says, 'a wrong password', wrong, 'error', 'detail'),
          succeeds(says, 'with an unknown token', { json: credentials, token: 'no-such-token' }),
        ];
      },
    },
    answer({ db, body, world }) {
      const user = db.users.find(({ username, password }) => username === body.username && password === body.password);
      if (!user) throw new Reply(401, { error: 'نام کاربری یا رمز عبور اشتباه است.' });
      return signedIn(world, user);
    },
  },
  profile: {
    summary: 'Read the user’s profile',
    refusals: ROLE_REFUSALS,
    parameters: ROLE,
    as: 'demo-student',
    example: { params: { role: 'student' } },
    contract: {
      request: ({ role }) => ({ params: { role } }),
      also(body, { answers }) {
        const user = fieldOf(answers.get('user_login'), 'user');
        const isListed = [user, body].some((each) => Array.isArray(fieldOf(each, 'purchased_courses')));
        const where = { where: '/purchased_courses', expected: 'ids here or in log-in responses' };
        return isListed ? null : { ...where, came: 'nothing', level: 'should' };
      },
      more: ({ role }) => [
        { what: 'another role', params: { role: role === 'student' ? 'instructor' : 'student' }, ...NOT_OWN },
        { what: 'an unknown role', params: { role: 'no-such-role' }, ...NOT_OWN },
      ],
    },
    answer({ db, params, user, base }) {
      if (params.role !== user.role) throw forbidden();
      return toProfile(db, user, base);
    },
  },
  updateProfile: {
    summary: 'Change the user’s profile',
    refusals: ROLE_REFUSALS,
    parameters: ROLE,
    as: 'demo-student',
    example: {
      params: { role: 'student' },
      form: { bio: 'ریاضی را دوست دارم.', profile_picture: pixel('cover.png') },
    },
    refused: { params: { role: 'student' }, form: { email: 'nobody' } },
    contract: {
      asGuest: true,
      request: ({ guest: { role, username } }) => ({
        params: { role },
        form: { bio: `Bio of ${username}`, profile_picture: pixel('contract.png') },
      }),
      also: (body, { guest }) => mustBe('bio', `Bio of ${guest.username}`)(body) ?? hasText('profile_picture')(body),
      more: ({ guest, guestToken = null }, request) => [
        succeeds('§7.20 PATCH /user/profile/{role}/ is multipart', 'the profile afterwards', {
          of: 'user_profile',
          params: { role: guest.role },
          token: guestToken,
          also: mustBe('bio', `Bio of ${guest.username}`),
        }),
        { what: 'another role', ...request, params: { role: 'instructor' }, ...NOT_OWN },
        ...largest(
          '§5.8 a picture has at most 5 MB',
          { ...request, form: { ...request.form, username: guest.username } },
          ['bio', 'username'],
          'profile_picture',
          5,
        ),
      ],
    },
    async answer({ db, params, form, user: { id }, base, world }) {
      // Simultaneous requests may have changed the user since the request arrived.
      const user = found(db.users.get(id));
      if (params.role !== user.role) throw forbidden();
      const { username = user.username, email = user.email, bio = user.bio, profile_picture: picture } = form;
      refuseTaken(db, { username }, user.id);
      const kept = picture ? `/media/${await keepUpload(world, 'profile_picture', picture, 5)}` : user.profile_picture;
      // No other user has the old picture, so it can be deleted.
      if (picture) db.uploads.remove(user.profile_picture?.replace('/media/uploads/', '') ?? '');
      const changes = { username, email, bio, profile_picture: kept };
      return toProfile(db, found(db.users.update(user.id, changes)), base);
    },
  },
  refresh: {
    summary: 'Renew a session',
    ignoresToken: true,
    description:
      'A refresh token works once: the answer contains its successor, and a used one is refused with 401. If the answer ' +
      'has no `refresh`, the old one stays valid.',
    refusals: { 401: 'The token is unknown, expired or already used.' },
    as: 'demo-student',
    // `document.ts` replaces the empty token with the account's refresh token.
    example: { body: { refresh: '' } },
    contract: {
      isSafe: true,
      // Earlier cases must not use this token, because a server may accept it only once.
      request: ({ answers }) => ({ json: { refresh: fieldOf(answers.get('user_login'), 'refresh') } }),
      more({ answers, role }, { json }) {
        const refresh = fieldOf(json, 'refresh');
        const renewed = answers.get('user_refresh');
        const says = '§4.3 a successful refresh replaces the tokens';
        const unknown = isRefused(says, 'an unknown token', { json: { refresh: 'no-such-token' }, should: ['401'] });
        if (renewed === undefined) return [unknown];
        const [token, next] = [String(fieldOf(renewed, 'access')), fieldOf(renewed, 'refresh')];
        const used = { what: 'the used refresh token', json: { refresh }, should: ['401'] };
        // If the response contains no refresh token, the old one stays valid.
        const good = typeof next === 'string' ? next : refresh;
        return [
          unknown,
          succeeds(says, 'the new access token', { of: 'user_profile', params: { role }, token }),
          ...(good !== refresh ? [used] : []),
          succeeds(says, 'the refresh token for the next time', { json: { refresh: good }, token: 'no-such-token' }),
        ];
      },
    },
    answer({ db, body, world }) {
      const user = holderOf(world, 'refresh', body.refresh);
      if (!user) throw unauthorized();
      db.tokens.remove(body.refresh);
      return issueTokens(world, user.id);
    },
  },
});
