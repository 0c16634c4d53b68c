import { withoutSecrets } from './mask.ts';

/**
 * A request or response without its secrets. Its body is parsed JSON, the fields of a form, or text. Long bodies are
 * null.
 */
export interface Message {
  headers: Record<string, string>;
  body?: unknown;
}

export interface LoggedCall {
  id: number;
  /** The endpoint, such as `GET /courses/:id/`. */
  call: string;
  method: string;
  path: string;
  /** The query string with its question mark. Empty if there is none. */
  query: string;
  /** 0 if the connection was dropped. */
  status: number;
  /** The duration in milliseconds. */
  ms: number;
  /** The time of the request in milliseconds, by the server's clock. */
  at: number;
  body?: unknown;
  /** Set if the response does not come from the mock's handlers. */
  source?: 'upstream' | 'recording';
  request: Message;
  response: Message;
}

/** The maximum length of a stored body in characters. */
const LONGEST = 65_536;

async function bodyOf(message: Request | Response): Promise<unknown> {
  if (message.headers.get('Content-Type')?.startsWith('multipart/')) {
    const fields = [...(await message.clone().formData())];
    return Object.fromEntries(
      fields.map(([name, value]) => [name, value instanceof File ? `${value.name} (${value.size} bytes)` : value]),
    );
  }
  const text = await message.clone().text();
  return text.length > LONGEST ? null : parsed(text);
}

/** Parses a body as JSON. Returns the text unchanged if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Copies a request or response without its secrets. Call this before the body is read. */
export async function messageOf(message: Request | Response): Promise<Message> {
  const headers = withoutSecrets(Object.fromEntries(message.headers)) as Message['headers'];
  if (message.body === null) return { headers };
  return { headers, body: withoutSecrets(await bodyOf(message).catch(() => null)) };
}
