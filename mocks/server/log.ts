import { withoutSecrets } from './mask.ts';

/** A message without secrets. A body that is not JSON is text; one that is too long is null. */
interface Message {
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
  /** The source of the answer, if not the mock. */
  source?: 'upstream' | 'recording';
  /** How a real answer differs from the contract. */
  differences?: readonly string[];
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

/** Copies a message before its body is consumed. */
export async function messageOf(message: Request | Response): Promise<{ headers: Headers; body?: unknown }> {
  const { headers, body } = message;
  if (body === null) return { headers };
  if (Number(headers.get('Content-Length') ?? 0) > LONGEST) return { headers, body: null };
  const isForm = headers.get('Content-Type')?.startsWith('multipart/') === true;
  const read = isForm ? message.clone().formData().then(Object.fromEntries) : message.clone().text();
  const text: unknown = await read.catch(() => null);
  return { headers, body: typeof text === 'string' && text.length > LONGEST ? null : text };
}

type Raw = Awaited<ReturnType<typeof messageOf>>;

function shown({ headers, body }: Raw): Message {
  const bare = withoutSecrets(Object.fromEntries(headers)) as Record<string, string>;
  return { headers: bare, ...(body !== undefined && { body: withoutSecrets(readable(body)) }) };
}

function readable(body: unknown): unknown {
  const named = (value: unknown) => (value instanceof File ? `${value.name} (${value.size} bytes)` : value);
  if (typeof body !== 'string')
    return body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, named(value)]));
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** The last 500 calls, oldest first. */
export function createLog() {
  const calls: LoggedCall[] = [];
  const messages = new Map<number, [request: Raw, response: Raw]>();
  let count = 0;
  return {
    calls,
    add(call: Omit<LoggedCall, 'id' | 'body'>, request: Raw, response: Raw): LoggedCall {
      count += 1;
      const { body } = shown({ headers: new Headers(), ...('body' in request && { body: request.body }) });
      const logged = { id: count, ...call, ...(body !== undefined && body !== null && { body }) };
      if (calls.length === SIZE) calls.shift();
      calls.push(logged);
      messages.set(count, [request, response]);
      messages.delete(count - EXCHANGES);
      return logged;
    },
    /** Both messages of a call, if they are among the last hundred. */
    exchange(id: number): Exchange | undefined {
      const [kept, logged] = [messages.get(id), calls.find((call) => call.id === id)];
      return kept && logged && { ...logged, request: shown(kept[0]), response: shown(kept[1]) };
    },
    clear() {
      calls.length = 0;
      messages.clear();
    },
  };
}
