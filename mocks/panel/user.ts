import { userApi } from '../../src/api/user.ts';
import { readJson, writeJson } from '../../src/lib/storage.ts';
import { parseStoredUser, USER_KEY } from '../../src/session/storedUser.ts';
import type { MockState } from '../handlers/control.ts';
import type { PanelContext } from './usePanel.ts';

/** Signs the page's user in as a demo account, or out where `username` is none. Throws `ApiError`. */
export async function switchUser({ academy }: PanelContext, { accounts }: MockState, username: string): Promise<void> {
  const account = accounts.find((known) => known.username === username);
  if (!account) return academy.session.logOut();
  const { password } = account;
  await academy.session.signIn(await academy.client.call(userApi.login, { body: { username, password } }));
}

/** Lets the tokens of the server, and of this page's user with them, end after so many seconds. */
export async function expireTokens({ academy, control }: PanelContext, seconds: number): Promise<void> {
  const { session, local } = academy;
  await control.expireTokens(seconds);
  const user = readJson(local, USER_KEY, parseStoredUser);
  if (!user) return;
  writeJson(local, USER_KEY, { ...user, expiresAt: session.now() + seconds * 1000 });
  session.reload();
  void session.check();
}

/** Signs the page's user in again where the mock's data, and with them all tokens, were put in the place of others. */
export async function signInAgain(context: PanelContext, state: MockState): Promise<void> {
  const { user } = context.academy.session.getState();
  if (user) await switchUser(context, state, user.username);
}
