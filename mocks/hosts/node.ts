import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { World } from '../server/types.ts';

/** Bytes that a request may bring, a cover of 10 MB and its form; above it is refused with 413. A snapshot comes back as it was given out. */
const MAX_BODY = 11 * 1024 * 1024;
const MAX_SNAPSHOT = 512 * 1024 * 1024;

/** Answers one request of a node:http server from `mock`; false for an address that is not the API's. */
export async function answerNode(
  mock: Pick<World, 'handle'>,
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<boolean> {
  const gone = new AbortController();
  reply.once('close', () => {
    if (!reply.writableFinished) gone.abort();
  });
  const refuse = (status: number, detail: string) => {
    reply
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      .end(JSON.stringify({ detail }));
    return true;
  };
  const address = addressOf(message);
  if (!address) return refuse(400, 'نشانی درخواست معتبر نیست.');
  // The one method that reaches a server and that fetch's requests cannot have.
  if (message.method === 'TRACE') return refuse(405, 'این روش پذیرفته نیست.');
  // A client that leaves while it sends has no use for an answer.
  const most = /^(\/w\/[^/]+)?\/api\/__mock\//.test(address.pathname) ? MAX_SNAPSHOT : MAX_BODY;
  const body = await readBody(message, most).catch(() => undefined);
  if (body === undefined) return true;
  if (body === null) return refuse(413, 'درخواست بیش از اندازه بزرگ است.');
  const response = await mock.handle(toRequest(message, address, body, gone.signal));
  if (!response) return false;
  if (gone.signal.aborted) return true;
  if (response.type === 'error') {
    reply.destroy();
    return true;
  }
  const headers = Object.fromEntries(response.headers);
  if (!response.body) {
    reply.writeHead(response.status, headers).end();
    return true;
  }
  // Every answer of the mock is there in one piece, and one piece is sent much faster than a stream.
  const sent = Buffer.from(await response.arrayBuffer());
  reply.writeHead(response.status, { ...headers, 'Content-Length': sent.length }).end(sent);
  return true;
}

/** The address under which a client reached this server, also through a proxy that says so, without a slash at the end. */
export function originOf({ socket, headers }: IncomingMessage): string {
  const { host = '127.0.0.1', 'x-forwarded-proto': forwarded } = headers;
  const isSecure = forwarded === undefined ? socket instanceof TLSSocket : /^https\b/.test(String(forwarded));
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

/** As a blob: to join 9 MB and copy them into a request would hold up every other answer. */
async function readBody(message: IncomingMessage, most: number): Promise<Blob | null> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > most) return null;
    chunks.push(chunk as Buffer<ArrayBuffer>);
  }
  return new Blob(chunks);
}

/** The address that was asked for; null where host and path make none. A path that begins with `//` names no other host. */
function addressOf(message: IncomingMessage): URL | null {
  const { url = '/' } = message;
  return URL.parse(url.startsWith('/') ? originOf(message) + url : url);
}

function toRequest(message: IncomingMessage, address: URL, body: Blob, signal: AbortSignal): Request {
  const { method = 'GET', headers } = message;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Node leaves out the body of an answer to HEAD by itself; fetch's requests carry none with GET.
  const isRead = method === 'GET' || method === 'HEAD';
  const sentBody = !isRead && body.size > 0 && { body };
  return new Request(address, { method: isRead ? 'GET' : method, headers: sent, signal, ...sentBody });
}
