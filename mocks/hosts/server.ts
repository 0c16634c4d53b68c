import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { refuse, withRefusals } from '../server/replies.ts';
import type { Worlds } from '../server/worlds.ts';
import type { Answer } from './direct.ts';
import { answerPage } from './pages.ts';

/** The maximum size of a request body in bytes. It allows a form with a cover image of 10 MB. */
const MAX_BODY = 11 * 1024 * 1024;

/** Responds to a request of `node:http`. Returns false for a URL outside the API. */
export async function answerNode(answer: Answer, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  const response = await withRefusals(() => answer(requestOf(message, reply)));
  if (!response) return false;
  if (response.type === 'error') reply.destroy();
  if (!reply.destroyed) await sendResponse(reply, response);
  return true;
}

function requestOf(message: IncomingMessage, reply: ServerResponse): Request {
  // The connection stays open, so that the client can send the rest of its body and then read the response.
  if (Number(message.headers['content-length'] ?? 0) > MAX_BODY) throw refuse(413, 'درخواست بیش از اندازه بزرگ است.');
  try {
    return createRequest(message, reply, { trustProxy: true });
  } catch {
    throw refuse(400, 'نشانی یا روش درخواست معتبر نیست.');
  }
}

/** Sets CORS headers for every origin, with credentials. Responds to a preflight, and then returns true. */
function allowOrigin(message: IncomingMessage, reply: ServerResponse): boolean {
  const { origin, 'access-control-request-headers': headers } = message.headers;
  reply.setHeader('Vary', 'Origin');
  if (origin !== undefined) {
    reply.setHeader('Access-Control-Allow-Origin', origin);
    reply.setHeader('Access-Control-Allow-Credentials', 'true');
    reply.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Mock-World');
  }
  if (message.method !== 'OPTIONS') return false;
  reply.appendHeader('Vary', 'Access-Control-Request-Headers');
  reply.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, PUT, DELETE');
  // Lists the requested headers, because browsers ignore `*` for requests with credentials.
  if (headers !== undefined) reply.setHeader('Access-Control-Allow-Headers', headers);
  reply.setHeader('Access-Control-Max-Age', '600');
  reply.writeHead(204).end();
  return true;
}

function logRequest({ method, url = '/' }: IncomingMessage, reply: ServerResponse, log: NodeJS.WritableStream) {
  const started = performance.now();
  reply.once('close', () => {
    const [time, status] = [new Date().toTimeString().slice(0, 8), reply.headersSent ? reply.statusCode : 'lost'];
    // Replaces control characters, so that a request cannot control the terminal.
    const address = url.replaceAll(/[^!-~]/g, '?');
    log.write(`${time}  ${method}  ${address}  ${status}  ${Math.round(performance.now() - started)} ms\n`);
  });
}

/** Creates a request listener of `node:http` that serves `worlds`. Writes a line for each request to `log`. */
export function listenerFor(worlds: Worlds, log?: NodeJS.WritableStream) {
  const answer = async (request: Request) =>
    (await answerPage(request)) ??
    (await worlds.handle(request)) ??
    Response.json({ detail: 'Everything is under /api/.' }, { status: 404 });
  return (message: IncomingMessage, reply: ServerResponse): void => {
    if (log) logRequest(message, reply, log);
    if (allowOrigin(message, reply)) return;
    answerNode(answer, message, reply).catch((error: unknown) => {
      console.error(error);
      if (!reply.headersSent) reply.writeHead(500).end();
    });
  };
}

/** Starts `server` and returns its port. Port 0 chooses a free port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
