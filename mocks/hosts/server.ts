import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worlds } from '../server/worlds.ts';
import { answerNode } from './node.ts';
import { answerPage } from './pages/pages.ts';
import { logRequest } from './requestLog.ts';

/** CORS for every origin, with credentials, as a front end on another port needs it. */
function allowOrigin(message: IncomingMessage, reply: ServerResponse): boolean {
  const { origin, 'access-control-request-headers': headers } = message.headers;
  reply.setHeader('Vary', 'Origin');
  if (origin !== undefined) {
    reply.setHeader('Access-Control-Allow-Origin', origin);
    reply.setHeader('Access-Control-Allow-Credentials', 'true');
    reply.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  }
  if (message.method !== 'OPTIONS') return false;
  reply.appendHeader('Vary', 'Access-Control-Request-Headers');
  reply.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, PUT, DELETE');
  // With credentials, `*` would not stand for every header.
  if (headers !== undefined) reply.setHeader('Access-Control-Allow-Headers', headers);
  reply.setHeader('Access-Control-Max-Age', '600');
  reply.writeHead(204).end();
  return true;
}

/** The request listener of a server for `worlds`; each request becomes a line in `log`, if there is one. */
export function listenerFor(worlds: Worlds, log?: NodeJS.WritableStream) {
  return (message: IncomingMessage, reply: ServerResponse): void => {
    if (log) logRequest(message, reply, log);
    const answer = async () => {
      if (allowOrigin(message, reply)) return;
      if ((await answerPage(worlds.main, message, reply)) || (await answerNode(worlds, message, reply))) return;
      reply.writeHead(404, { 'Content-Type': 'application/json' }).end('{"detail":"Everything is under /api/."}');
    };
    answer().catch((error: unknown) => {
      console.error(error);
      if (!reply.headersSent) reply.writeHead(500).end();
    });
  };
}

/** Lets `server` listen, and gives its port; `port` 0 takes any that is free. Rejects as Node does where it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
