import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { World } from '../world.ts';

/** Bytes that a request may bring, above which it is refused with 413. */
const MAX_BODY = 10 * 1024 * 1024;

/** Answers one request of a node:http server from `world`; false for an address that is not the API's. */
export async function answerNode(world: World, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  reply.once('close', () => gone.abort());
  // A client that leaves while it sends has no use for an answer.
  const body = await readBody(message).catch(() => undefined);
  if (body === undefined) return true;
  if (body === null) {
    reply
      .writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' })
      .end('{"detail":"درخواست بیش از اندازه بزرگ است."}');
    return true;
  }
  const response = await world.handle(toRequest(message, body, gone.signal));
  if (!response) return false;
  if (gone.signal.aborted) return true;
  if (response.type === 'error') {
    reply.destroy();
    return true;
  }
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(reply);
  else reply.end();
  return true;
}

async function readBody(message: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function toRequest(message: IncomingMessage, body: Buffer, signal: AbortSignal): Request {
  const { method = 'GET', headers, url = '/' } = message;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const address = new URL(url, `http://${headers.host ?? '127.0.0.1'}`);
  // Node leaves out the body of an answer to HEAD by itself; fetch's requests carry none with GET.
  const isRead = method === 'GET' || method === 'HEAD';
  const sentBody = isRead || body.length === 0 ? {} : { body: new Uint8Array(body) };
  return new Request(address, { method: isRead ? 'GET' : method, headers: sent, signal, ...sentBody });
}
