import type { Wire } from '../../src/api/endpoint.ts';
import { userApi } from '../../src/api/user.ts';
import { answers } from '../server/answers.ts';
import type { Database, Row } from '../data/db.ts';
import { badRequest, created, forbidden, Reply, unauthorized } from '../server/replies.ts';
import { issueUuid } from '../data/random.ts';
import { holderOf, issueTokens } from '../data/tokens.ts';
import { keepUpload } from '../data/uploads.ts';
import type { World } from '../server/world.ts';

const purchasedBy = (db: Database, userId: string) =>
  db.transactions.findMany((query) => query.where({ user_id: userId })).map(({ course_id }) => course_id);

async function signedIn(world: World, user: Row<'users'>): Promise<Wire<typeof userApi.login>> {
  const { id, username, email, phone_number, role, is_superuser } = user;
  const purchased_courses = purchasedBy(world.db, id);
  return {
    user: { id, username, email, phone_number, role, is_superuser, purchased_courses },
    ...(await issueTokens(world, id)),
  };
}

/** The pictures of the seed have absolute addresses, uploaded ones relative paths, as real servers send both. */
function toProfile(db: Database, user: Row<'users'>, origin: string): Wire<typeof userApi.profile> {
  const { id, username, email, bio, phone_number, profile_picture } = user;
  const seeded = profile_picture?.startsWith('/media/avatars/') ? `${origin}/api${profile_picture}` : profile_picture;
  return { username, email, bio, phone_number, profile_picture: seeded, purchased_courses: purchasedBy(db, id) };
}

function requireRole(user: Row<'users'>, role: string) {
  if (role !== user.role) throw forbidden();
}

function refuseTaken(db: Database, fields: Partial<Pick<Row<'users'>, 'username' | 'phone_number'>>, self?: string) {
  const names = { username: 'کاربری با این نام کاربری وجود دارد.', phone_number: 'این شماره موبایل قبلاً ثبت شده است.' };
  const taken: Record<string, string[]> = {};
  for (const [field, message] of Object.entries(names)) {
    const value = fields[field as keyof typeof names];
    const holder = value === undefined ? undefined : db.users.findFirst((query) => query.where({ [field]: value }));
    if (holder && holder.id !== self) taken[field] = [message];
  }
  if (Object.keys(taken).length > 0) throw badRequest(taken);
}

/** Registration, log-in, profile and refresh (product §7). */
export const userAnswers = answers(userApi, {
  async register({ db, body, world }) {
    const { username, email, phone_number, password, role } = body;
    refuseTaken(db, { username, phone_number });
    const row = await db.users.create({
      id: await issueUuid(world),
      username,
      email,
      phone_number,
      password,
      role,
      is_superuser: false,
      bio: null,
      profile_picture: null,
    });
    return created(await signedIn(world, row));
  },
  async login({ db, body, world }) {
    const user = db.users.findFirst((query) => query.where({ username: body.username, password: body.password }));
    if (!user) throw new Reply(401, { error: 'نام کاربری یا رمز عبور اشتباه است.' });
    return signedIn(world, user);
  },
  profile({ db, params, user, origin }) {
    requireRole(user, params.role);
    return toProfile(db, user, origin);
  },
  async updateProfile({ db, params, form, user, origin, world }) {
    requireRole(user, params.role);
    const { username, email, bio, profile_picture: picture } = form;
    refuseTaken(db, { ...(username !== undefined && { username }) }, user.id);
    const kept = picture ? `/media/${await keepUpload(world, 'profile_picture', picture)}` : user.profile_picture;
    const row = await db.users.update((query) => query.where({ id: user.id }), {
      data(draft) {
        draft.username = username ?? draft.username;
        draft.email = email ?? draft.email;
        draft.bio = bio ?? draft.bio;
        draft.profile_picture = kept;
      },
    });
    return toProfile(db, row ?? user, origin);
  },
  async refresh({ db, body, world }) {
    const user = holderOf(world, 'refresh', body.refresh);
    if (!user) throw unauthorized();
    // A refresh token is good for one use.
    db.tokens.delete((query) => query.where({ id: body.refresh }));
    return issueTokens(world, user.id);
  },
});
