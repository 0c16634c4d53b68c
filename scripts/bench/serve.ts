import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Scenario } from '../../mocks/server/scenarios.ts';
import { createWorld } from '../../mocks/server/world.ts';
import { servePages } from '../render/serve.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves files and, where there are pages, the site with its mock API, compressed as `deploy/` does. */
export async function serve(folders: readonly string[], scenario?: Scenario) {
  const world = scenario && createWorld({ scenario });
  const pages = scenario && servePages(() => folders, '/');
  const kept = new Map<string, Buffer>();

  function sendFile(path: string, reply: ServerResponse) {
    const file = folders.map((folder) => join(folder, path)).find((candidate) => existsSync(candidate));
    const type = TYPES[extname(path)];
    if (!file || !type || path.includes('..')) return reply.writeHead(404).end();
    const isText = !/woff2|png/.test(type);
    // Those of the build are compressed already.
    const isPacked = existsSync(`${file}.br`);
    const bytes = kept.get(file) ?? readFileSync(isPacked ? `${file}.br` : file);
    const body = isText && !isPacked && !kept.has(file) ? brotliCompressSync(bytes) : bytes;
    kept.set(file, body);
    reply.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(isText && { 'Content-Encoding': 'br' }),
    });
    return reply.end(body);
  }

  /** The API's answer to what a page asks for; nothing here changes anything. */
  async function sendAnswer({ url = '', headers }: IncomingMessage, reply: ServerResponse) {
    const { authorization } = headers;
    const request = new Request(`http://${headers.host}${url}`, { headers: authorization ? { authorization } : {} });
    const answer = await world?.handle(request);
    const body = gzipSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const type = { 'Content-Type': answer?.headers.get('content-type') ?? 'text/plain' };
    return reply.writeHead(answer?.status ?? 404, { ...type, 'Content-Encoding': 'gzip' }).end(body);
  }

  /** Lets a page that is sent in one piece be compressed. */
  function compressed(reply: ServerResponse) {
    const { writeHead, end } = reply;
    reply.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
      writeHead.call(reply, status, { ...headers, 'Content-Encoding': 'br' })) as typeof writeHead;
    reply.end = ((body: Buffer) => end.call(reply, brotliCompressSync(body), 'binary')) as typeof end;
    return reply;
  }

  const server = createServer((message, reply) => {
    const { pathname } = new URL(message.url ?? '/', 'http://here.invalid');
    const answer = async () => {
      if (pathname.startsWith('/api/')) return sendAnswer(message, reply);
      if (!pages || /\.(?!json)\w+$/.test(pathname)) return sendFile(pathname, reply);
      return pages(message, compressed(reply), () => reply.writeHead(404).end());
    };
    answer().catch((error: unknown) => {
      console.error(error);
      reply.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
