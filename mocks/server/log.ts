import { withoutSecrets } from './mask.ts';

/** What was sent, or what was answered, without its secrets; a body that is no JSON is text, one too long null. */
interface Message {
  headers: Record<string, string>;
  body?: unknown;
}

/** A call as the server saw it. */
export interface LoggedCall {
  /** Counted from one. */
  id: number;
  /** As `callOf` writes it. */
  call: string;
  method: string;
  path: string;
  /** With its question mark; empty where there is none. */
  query: string;
  /** 0 for an answer that was lost. */
  status: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** When it came, in milliseconds by the server's clock. */
  at: number;
  /** What was sent, if anything. */
  body?: unknown;
  /** The planned fault that it met, in a word. */
  fault?: string;
  /** Where the answer is from, if not from the mock. */
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
/** So many of the last calls keep their messages. */
const EXCHANGES = 100;
/** Characters of a body, above which it is left out. */
const LONGEST = 65_536;

/** A message before its body is read by anyone else. */
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
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

/** The last five hundred calls, oldest first. */
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
    /** Both messages of a call, if they are still kept. */
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
