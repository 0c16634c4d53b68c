// Renders the pages that nginx asks for, at a socket in the folder that `start.ts` names.
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { config } from '../src/config.ts';
import { WAYS } from '../scripts/render/compress.ts';
import { createPages, send } from '../scripts/render/serve.ts';
import { siteAddress } from '../scripts/render/searchFiles.ts';
import { setting } from '../src/settings.ts';

const [socket = '', server = ''] = process.argv.slice(2);
const url = siteAddress(setting('VITE_SITE_URL'));
const { answerTo, silentSince } = await createPages(join(import.meta.dirname, '..'), {
  api: process.env['RENDER'] === 'off' ? undefined : new URL(config.apiBase, server).href,
  // The API hears what it hears from browsers.
  headers:
    url !== undefined && config.apiBase.startsWith('/')
      ? { Host: new URL(url).host, 'X-Forwarded-Proto': new URL(url).protocol.replace(':', '') }
      : {},
  shared: 5000,
});

rmSync(socket, { force: true });
createServer((message, reply) => {
  const { url: address = '', headers } = message;
  if (address === '/healthz') {
    const since = silentSince();
    const text = since === null ? 'ok\n' : `ok, but the API has not answered since ${since.toISOString()}\n`;
    return send(reply, { status: 200, type: 'text/plain', cache: 'no-store', text });
  }
  const way = headers['accept-encoding'] ?? '';
  // Those pages that are read most come in one round trip, if they are as small as can be.
  const quality = address.lastIndexOf('/') === 0 ? undefined : 5;
  answerTo(address)
    .then(async (answer) => {
      const packed = await WAYS[way]?.(Buffer.from(answer.text), quality);
      send(reply, answer, { Vary: 'Accept-Encoding', ...(packed && { 'Content-Encoding': way }) }, packed);
    })
    .catch((error: unknown) => {
      console.error(error);
      reply.writeHead(500).end();
    });
}).listen(socket, () => chmodSync(socket, 0o777));
