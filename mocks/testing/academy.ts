import { createClient, type Client } from '../../src/api/client.ts';
import { userApi } from '../../src/api/user.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { pixel } from '../data/pixel.ts';
import { createMock, type Mock } from '../createMock.ts';
import type { WorldOptions } from '../server/world.ts';

/** The moment at which the tests' worlds stand still. */
export const TEST_TIME = Date.parse('2026-01-21T08:30:00Z');

type Call = `${string} ${string}`;
interface Asked {
  token?: string;
  /** An object goes as JSON, a form as multipart. */
  body?: object;
}

/** A mock with ways to ask it. */
export interface Academy extends Mock {
  /** The project's own client, without a session. */
  client: Client;
  /** Sends a plain request. */
  send(call: Call, asked?: Asked): Promise<Response>;
  /** Status and JSON of `send`. */
  ask(call: Call, asked?: Asked): Promise<{ status: number; body: unknown }>;
  /** Logs a demo account in and gives its tokens. */
  login(username: string): Promise<{ access: string; refresh: string }>;
}

/** Creates a world whose clock stands still unless `now` says otherwise. */
export async function openAcademy({ now = () => TEST_TIME, ...options }: WorldOptions = {}): Promise<Academy> {
  const mock = createMock({ now, ...options });
  const { world, fetch } = mock;
  const client = createClient({ base: '/api', fetch, retryDelay: 0 });

  const send: Academy['send'] = async (call, { token, body } = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const isForm = body instanceof FormData;
    const response = await world.handle(
      new Request(`http://academy.test/api${path}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body && !isForm && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
    if (!response) throw new Error(`Nothing answers ${call}`);
    return response;
  };

  return {
    ...mock,
    client,
    send,
    async ask(call, options) {
      const response = await send(call, options);
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    async login(username) {
      const password = accounts.find((account) => account.username === username)?.password ?? '';
      return client.call(userApi.login, { body: { username, password } });
    },
  };
}

/** A form with these fields. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A real PNG of one pixel. */
export const PNG = pixel('dot.png');
