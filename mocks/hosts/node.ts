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
  const response = await responseTo(mock, message, gone.signal);
  if (!response) return false;
  if (response.type === 'error') reply.destroy();
  if (reply.destroyed) return true;
  // Every answer of the mock is there in one piece, and one piece is sent much faster than a stream.
  const sent = Buffer.from(await response.arrayBuffer());
  const length = response.body && { 'Content-Length': sent.length };
  reply.writeHead(response.status, { ...Object.fromEntries(response.headers), ...length }).end(sent);
  return true;
}

const refusal = (status: number, detail: string) =>
  Response.json({ detail }, { status, headers: { Connection: 'close' } });

async function responseTo(mock: Pick<World, 'handle'>, message: IncomingMessage, signal: AbortSignal) {
  const { method = 'GET', headers, url = '/' } = message;
  // A path that begins with `//` names no other host.
  const address = URL.parse(url.startsWith('/') ? originOf(message) + url : url);
  if (!address) return refusal(400, 'نشانی درخواست معتبر نیست.');
  // The one method that reaches a server and that fetch's requests cannot have.
  if (method === 'TRACE') return refusal(405, 'این روش پذیرفته نیست.');
  const most = /^(\/w\/[^/]+)?\/api\/__mock\//.test(address.pathname) ? MAX_SNAPSHOT : MAX_BODY;
  // A client that leaves while it sends has no use for an answer.
  const body = await readBody(message, most).catch(() => undefined);
  if (body === undefined) return Response.error();
  if (body === null) return refusal(413, 'درخواست بیش از اندازه بزرگ است.');
  // Node leaves out the body of an answer to HEAD by itself; fetch's requests carry none with GET.
  const isRead = method === 'GET' || method === 'HEAD';
  const request = new Request(address, {
    method: isRead ? 'GET' : method,
    // Of what a client sends, Node joins what comes twice.
    headers: headers as Record<string, string>,
    signal,
    ...(!isRead && body.size > 0 && { body }),
  });
  return mock.handle(request);
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
