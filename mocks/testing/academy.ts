import { test as plain } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { userApi } from '../../src/api/user.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { pixel } from '../data/pixel.ts';
import { createMock } from '../createMock.ts';
import type { WorldOptions } from '../server/world.ts';

/** The fixed time of the clock in the tests' worlds. */
export const TEST_TIME = Date.parse('2026-01-21T08:30:00Z');

interface Asked {
  token?: string | undefined;
  /** The body. A `FormData` is sent as multipart, a `Blob` with its type, and any other object as JSON. */
  body?: object | undefined;
}

/** Returns the user name and password of a demo account. */
export function credentialsOf(username: string): { username: string; password: string } {
  return { username, password: accounts.find((account) => account.username === username)?.password ?? '' };
}

/** Creates a mock with helpers for requests. Its clock does not advance unless `now` is given. */
export function openAcademy({ now = () => TEST_TIME, ...options }: WorldOptions = {}) {
  const mock = createMock({ now, ...options });
  const client = createClient({ base: '/api', fetch: mock.fetch, retryDelay: 0 });

  async function send(call: string, { token, body }: Asked = {}): Promise<Response> {
    const [method = '', path = ''] = call.split(' ');
    const isWhole = body instanceof FormData || body instanceof Blob;
    const sent = isWhole ? body : new Blob([JSON.stringify(body)], { type: 'application/json' });
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const request = new Request(`http://academy.test/api${path}`, { method, headers, ...(body && { body: sent }) });
    const response = await mock.worlds.handle(request);
    if (!response) throw new Error(`The mock has no route for ${call}`);
    return response;
  }

  return {
    ...mock,
    /** The site's API client, without a session. */
    client,
    send,
    async ask(call: string, asked?: Asked): Promise<{ status: number; body: unknown }> {
      const response = await send(call, asked);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    statusOf: async (call: string, token?: string) => (await send(call, { token })).status,
    login: (username: string) => client.call(userApi.login, { body: credentialsOf(username) }),
  };
}

export type Academy = ReturnType<typeof openAcademy>;

/** Vitest's `test` with two fixtures: `academy`, and `token`, an access token of `demo-student`. */
export const test = plain
  .extend('academy', () => openAcademy())
  .extend('token', async ({ academy }) => (await academy.login('demo-student')).access);

export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export const PNG = pixel('dot.png');
