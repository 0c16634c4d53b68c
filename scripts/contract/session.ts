import { randomUUID } from 'node:crypto';
import { fieldOf, shown, type Guest } from '../../mocks/openapi/cases.ts';
import type { Asker } from './ask.ts';

/** Thrown if the log-in failed, because no other request is then possible. */
export class NoSession extends Error {}

/** The session of a visitor, without tokens. */
export const visitor = { answer: undefined, access: undefined, refresh: '', role: 'visitor', isSuperuser: false };

/** Logs in twice, because the checks of token refresh use up one refresh token. Throws `NoSession`. */
export async function openSession(ask: Asker['ask'], credentials: { username: string; password: string }) {
  async function login() {
    const { status, type, text, body, isJson } = await ask({ method: 'POST', path: '/user/login/', json: credentials });
    if (!isJson) {
      throw new NoSession(
        `The log-in got ${type || 'another type'} instead of JSON: ${shown(text)}\n` +
          'Is --base the URL of the API, with /api at its end?',
      );
    }
    if (status >= 400)
      throw new NoSession(`The log-in of “${credentials.username}” was refused: ${status} ${shown(body)}`);
    const [access, refresh] = [fieldOf(body, 'access'), fieldOf(body, 'refresh')];
    if (typeof access !== 'string' || typeof refresh !== 'string') {
      throw new NoSession(`The log-in’s response has no tokens: ${status} ${shown(body)}`);
    }
    return { body, access, refresh };
  }
  const { body, access } = await login();
  const { refresh } = await login();
  const user = fieldOf(body, 'user');
  return {
    answer: body,
    access,
    refresh,
    role: String(fieldOf(user, 'role')),
    isSuperuser: fieldOf(user, 'is_superuser') === true,
  };
}

/** Creates a new user to register. */
export function newGuest(): Guest {
  const stamp = Date.now().toString();
  return {
    username: `contract-${stamp}`,
    email: `contract-${stamp}@example.com`,
    phone_number: `+98${stamp.slice(-10)}`,
    // Must not resemble the user name, because Django refuses similar passwords.
    password: `Pw-${randomUUID()}`,
    role: 'student',
  };
}
