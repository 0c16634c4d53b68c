import { withoutSecrets } from './mask.ts';

/** A message without secrets. A body that is not JSON is text; one that is too long is null. */
export interface Message {
  headers: Record<string, string>;
  body?: unknown;
}

/** A logged call. */
export interface LoggedCall {
  /** Counted from one. */
  id: number;
  /** As `callOf` writes it. */
  call: string;
  method: string;
  path: string;
  /** With the question mark. */
  query: string;
  /** 0 if the connection was dropped. */
  status: number;
  /** Its duration in milliseconds. */
  ms: number;
  /** Milliseconds by the server's clock. */
  at: number;
  body?: unknown;
  /** The planned fault as a word. */
  fault?: string;
  /** The source of the response, if not the mock. */
  source?: 'upstream' | 'recording';
}

/** A logged call with both messages in full. */
export interface Exchange extends LoggedCall {
  request: Message;
  response: Message;
}

const SIZE = 500;
/** How many calls keep their messages. */
const EXCHANGES = 100;
/** The longest body that is kept, in characters. */
const LONGEST = 65_536;

async function bodyOf(message: Request | Response): Promise<unknown> {
  if (Number(message.headers.get('Content-Length') ?? 0) > LONGEST) return null;
  if (message.headers.get('Content-Type')?.startsWith('multipart/')) {
    const fields = [...(await message.clone().formData())];
    return Object.fromEntries(
      fields.map(([name, value]) => [name, value instanceof File ? `${value.name} (${value.size} bytes)` : value]),
    );
  }
  const text = await message.clone().text();
  return text.length > LONGEST ? null : parsed(text);
}

/** A body as JSON, or as text if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Copies a message without its secrets, before its body is consumed. */
export async function messageOf(message: Request | Response): Promise<Message> {
  const headers = withoutSecrets(Object.fromEntries(message.headers)) as Message['headers'];
  if (message.body === null) return { headers };
  return { headers, body: withoutSecrets(await bodyOf(message).catch(() => null)) };
}

/** The last 500 calls, oldest first. */
export function createLog() {
  const calls: LoggedCall[] = [];
  const messages = new Map<number, { request: Message; response: Message }>();
  let count = 0;
  return {
    calls,
    add(call: Omit<LoggedCall, 'id' | 'body'>, request: Message, response: Message): LoggedCall {
      count += 1;
      const { body = null } = request;
      const logged = { id: count, ...call, ...(body !== null && { body }) };
      if (calls.length === SIZE) calls.shift();
      calls.push(logged);
      messages.set(count, { request, response });
      messages.delete(count - EXCHANGES);
      return logged;
    },
    /** Both messages of a call, if they are among the last hundred. */
    exchange(id: number): Exchange | undefined {
      const [kept, logged] = [messages.get(id), calls.find((call) => call.id === id)];
      return kept && logged && { ...logged, ...kept };
    },
    clear() {
      calls.length = 0;
      messages.clear();
    },
  };
}
