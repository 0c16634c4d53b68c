import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropped, json } from '../testing/fakeFetch.ts';
import { webStorage } from '../lib/storage.ts';
import {
  fakeServer,
  openSignedIn,
  openTab,
  PROFILE,
  profile,
  REFRESH,
  sharedStorage,
  signedIn,
  START,
  storedUser,
  stubPage,
} from '../testing/tabs.ts';
import { USER_KEY } from './storedUser.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset().mockReturnValue();
  stubPage();
});

async function started(tab: Pick<ReturnType<typeof openTab>, 'session'>) {
  const stop = tab.session.start();
  await new Promise((done) => setTimeout(done, 30));
  stop();
}

describe('at the start', () => {
  test('[§3.14] [§4.4] the stored user is there at once, and their profile is read again', async () => {
    const tab = openSignedIn({
      [PROFILE]: () => json({ ...profile, bio: 'نو', profile_picture: '/media/a.png', purchased_courses: [7] }),
    });
    expect(tab.session.getState().user?.username).toBe('sara');
    await started(tab);
    expect(tab.session.getState()).toMatchObject({
      user: { bio: 'نو', profilePicture: '/api/media/a.png' },
      purchased: ['7'],
    });
    expect(JSON.parse(tab.storage.values.get(USER_KEY) ?? '')).toMatchObject({ bio: 'نو', accessToken: 'access-1' });
  });

  test('[§4.5] a profile without news writes nothing', async () => {
    const tab = openSignedIn();
    const set = vi.spyOn(tab.store, 'set');
    await started(tab);
    expect(tab.server.count(PROFILE)).toBe(1);
    expect(set).not.toHaveBeenCalled();
  });

  test('[§3.15] a profile whose only news is a purchase is taken over', async () => {
    const tab = openSignedIn({ [PROFILE]: () => json({ ...profile, purchased_courses: ['7'] }) });
    await started(tab);
    expect(tab.session.getState().purchased).toEqual(['7']);
  });

  test.for([
    ['there is no refresh token', {}, { refreshToken: null }],
    ['the profile is refused', { [PROFILE]: () => json({}, 403) }, {}],
    ['the profile does not come', { [PROFILE]: dropped }, {}],
  ] as const)('[§4.4] the user is logged out when %s', async ([, answers, changes]) => {
    const tab = openSignedIn(answers, changes);
    await started(tab);
    await expect.poll(() => tab.session.getState().user).toBeNull();
    expect(tab.storage.values.has(USER_KEY)).toBe(false);
    expect(tab.told).toEqual(['expired']);
  });

  test('a visitor asks for nothing', async () => {
    const server = fakeServer();
    const tab = openTab(server, sharedStorage().tab());
    await started(tab);
    expect(server.calls).toHaveLength(0);
    expect(tab.told).toEqual([]);
    expect(tab.session.getState()).toEqual({ user: null, purchased: [], expiresSoon: false });
  });

  test.for([['NaN'], ['"tomorrow"'], ['null'], ['{}'], ['"99999999999999"']])(
    '[F14] an expiry of %s has passed: the session is refreshed, or over',
    async ([expiresAt]) => {
      const text = JSON.stringify(storedUser({ expiresAt: 'X' })).replace(
        '"X"',
        expiresAt === 'NaN' ? '1e999' : (expiresAt ?? ''),
      );
      for (const [answers, told] of [
        [{}, 'refreshed'],
        [{ [REFRESH]: () => json({}, 401) }, 'expired'],
      ] as const) {
        const storage = sharedStorage();
        storage.values.set(USER_KEY, text);
        const tab = openTab(fakeServer(answers), storage.tab());
        const stop = tab.session.start();
        await vi.waitFor(() => expect(tab.told).toEqual([told]));
        stop();
      }
    },
  );

  test('[F14] the check ends a session whose expiry is no moment', async () => {
    const { session, told } = openSignedIn({}, { expiresAt: 'never' });
    await session.check();
    expect(told).toEqual(['expired']);
  });

  test.for([
    '{"username":"sara"',
    '[]',
    'null',
    '"text"',
    '{}',
    '{"accessToken":""}',
    '{"accessToken":"a","id":{}}',
    '{"accessToken":"a","role":5}',
  ])('[F13] a stored user %s is none: logged out, the key removed, only the console told', async (text) => {
    const storage = sharedStorage();
    storage.values.set(USER_KEY, text);
    const tab = openTab(fakeServer(), storage.tab());
    await started(tab);
    expect(tab.session.getState().user).toBeNull();
    expect(storage.values.has(USER_KEY)).toBe(false);
    expect(tab.told).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('[F15] [§6.4] a role that was tampered with asks for that role’s profile; the server’s refusal decides', async () => {
    const tab = openSignedIn({ 'GET /user/profile/admin/': () => json({ detail: 'no' }, 403) }, { role: 'admin' });
    await started(tab);
    expect(tab.server.lines()).toEqual(['GET /user/profile/admin/']);
    expect(tab.session.getState().user).toBeNull();
  });
});

describe('signing in', () => {
  test('[§3.8] [§3.9] [§3.13] [§4.1] stores the user, reads the profile and says nothing', async () => {
    const storage = sharedStorage();
    const tab = openTab(fakeServer({ [PROFILE]: () => json({ ...profile, bio: 'b' }) }), storage.tab());
    await tab.session.signIn(signedIn('1', ['3']));
    expect(JSON.parse(storage.values.get(USER_KEY) ?? '')).toMatchObject({
      id: '1',
      userId: '1',
      bio: 'b',
      expiresAt: START + 3_600_000,
    });
    expect(tab.session.getState().purchased).toEqual(['3']);
    expect(tab.told).toEqual([]);
  });

  test('stands without the profile', async () => {
    const tab = openTab(fakeServer({ [PROFILE]: () => json({}, 500) }), sharedStorage().tab());
    await tab.session.signIn(signedIn());
    expect(tab.session.getState().user?.username).toBe('sara');
  });

  test('a log-out while the profile is on its way stays a log-out', async () => {
    const late = Promise.withResolvers<Response>();
    const storage = sharedStorage();
    const tab = openTab(fakeServer({ [PROFILE]: () => late.promise }), storage.tab());
    const signingIn = tab.session.signIn(signedIn());
    tab.session.logOut();
    late.resolve(json({ ...profile, bio: 'b' }));
    await signingIn;
    expect(tab.session.getState().user).toBeNull();
    expect(storage.values.has(USER_KEY)).toBe(false);
  });
});

test('[F18] a storage that cannot be read makes the site a visitor’s', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const tab = openTab(fakeServer(), webStorage(refuse));
  await started(tab);
  expect(tab.session.getState().user).toBeNull();
  expect(tab.told).toEqual([]);
});
