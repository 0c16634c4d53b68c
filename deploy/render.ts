// The renderer's process. It renders pages for nginx on the Unix socket that `start.ts` passes.
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { config } from '../src/config.ts';
import { WAYS } from '../scripts/render/compress.ts';
import { createPages } from '../scripts/render/serve.ts';
import { siteAddress } from '../scripts/render/searchFiles.ts';
import { log } from '../scripts/render/log.ts';
import { setting } from '../src/settings.ts';
import { startMetrics } from './metrics.ts';

const [socket = '', server = ''] = process.argv.slice(2);
const url = siteAddress(setting('VITE_SITE_URL'));
const { answerTo, silentSince, notReady } = await createPages(join(import.meta.dirname, '..'), {
  api: process.env['RENDER'] === 'off' ? undefined : new URL(config.apiBase, server).href,
  // Tells the API which host and scheme browsers use, because the API puts both into the URLs in its responses.
  headers:
    url !== undefined && config.apiBase.startsWith('/')
      ? { Host: new URL(url).host, 'X-Forwarded-Proto': new URL(url).protocol.replace(':', '') }
      : {},
  shared: 5000,
});

// The number of seconds for which a page is fresh. For the same time after that, nginx serves the stale page while a
// new one is rendered. Later, visitors wait for the new page, or get the stale page if rendering fails.
const fresh = Number(process.env['PAGES_FRESH'] || 15);
const lasting = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${fresh}, stale-if-error=86400`;

const metricsPort = process.env['METRICS_PORT']?.trim();
const noteAnswer = metricsPort
  ? startMetrics(metricsPort, join(dirname(socket), 'status.sock'), silentSince)
  : undefined;

async function answer({ url: address = '', headers }: IncomingMessage, reply: ServerResponse) {
  if (address === '/healthz') {
    const since = silentSince();
    reply.setHeader('Content-Type', 'text/plain');
    return reply.end(since === null ? 'ok\n' : `ok, but the API has not responded since ${since.toISOString()}\n`);
  }
  if (address === '/readyz') {
    // If the API has not responded for three times PAGES_FRESH, the site is not ready.
    const reason = await notReady(3000 * fresh);
    reply.writeHead(reason === null ? 200 : 503, { 'Content-Type': 'text/plain' });
    return reply.end(`${reason ?? 'ok'}\n`);
  }
  const started = performance.now();
  const note = (status: number) => noteAnswer?.(status, (performance.now() - started) / 1000);
  const { status, type, isLasting, text } = await answerTo(address).catch((error: unknown) => {
    note(500);
    throw error;
  });
  note(status);
  const way = headers['accept-encoding'] ?? '';
  // Only top-level pages get maximum compression, which may save a round trip. Compressing a long sitemap this much
  // would take seconds.
  const isFirst = address.lastIndexOf('/') === 0 && type.startsWith('text/html');
  const packed = await WAYS[way]?.(Buffer.from(text), isFirst ? undefined : 5);
  reply.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': isLasting ? lasting : 'no-store',
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': way }),
  });
  return reply.end(packed ?? text);
}

rmSync(socket, { force: true });
createServer((message, reply) => {
  answer(message, reply).catch((error: unknown) => {
    log('error', 'A request failed', { address: message.url ?? '', cause: error });
    reply.writeHead(500).end();
  });
}).listen(socket, () => {
  // If the container runs as root, nginx's worker processes run as another user, who needs access to the socket.
  chmodSync(socket, 0o777);
  process.send?.('listening');
});
// Ignores signals, and exits only when the parent process exits, so that requests in flight can be finished first.
process
  .on('disconnect', () => process.exit())
  .on('SIGTERM', () => undefined)
  .on('SIGINT', () => undefined);
