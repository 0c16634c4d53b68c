import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of `folder` on a local port, any free one by default, until it is closed. */
export async function serveFolder(folder: string, at = 0): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const file = join(folder, normalize(decodeURIComponent(pathname.replace(/\/$/, '/index.html'))));
    const found = file.startsWith(folder) && (await stat(file).catch(() => null))?.isFile();
    if (!found) return void reply.writeHead(404).end();
    // Built files carry their hash in the name and need not be asked for twice.
    const cache = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    reply.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cache,
    });
    createReadStream(file).pipe(reply);
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const [folder, at] = process.argv.slice(2);
if (import.meta.main && folder !== undefined) await serveFolder(folder, Number(at));
