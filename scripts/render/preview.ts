import { mkdtempSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { config as site } from '../../src/config.ts';
import { renderPublic } from './pages.ts';
import { servePages } from './serve.ts';

// Milliseconds after the last change of the API's data until pages are rendered anew.
const SETTLES = 1000;
// Milliseconds between two renderings with the data of another API, whose changes are not heard of.
const EVERY = 5 * 60_000;

/** Does this request change what the API answers, or tell its mock to answer otherwise? */
const changesData = ({ method, url = '' }: IncomingMessage) =>
  url.startsWith('/api/')
    ? method !== 'GET' && method !== 'HEAD' && !/^\/api\/(?:token|user\/login)\//.test(url)
    : url.includes('mock=');

/**
 * Lets `vite preview` answer pages as the server of `deploy/` does, filled with the data of its own API as long as those
 * have not changed since, or with those of another API every few minutes; RENDER=off leaves the data out.
 */
export function previewPages({ config, httpServer, middlewares }: PreviewServer): void {
  const dist = config.build.outDir;
  const filled = mkdtempSync(join(tmpdir(), 'academy-pages-'));
  let isFresh = false;
  let timer: NodeJS.Timeout | undefined;

  function renew() {
    isFresh = false;
    clearTimeout(timer);
    const own = setTimeout(() => {
      const { port } = httpServer.address() as AddressInfo;
      renderPublic(dist, new URL(site.apiBase, `http://127.0.0.1:${port}`).href, filled)
        .then(() => {
          isFresh = timer === own;
        })
        .catch((error: unknown) => config.logger.warn(`Pages go without data: ${String(error)}`));
    }, SETTLES);
    timer = own;
  }
  if (process.env['RENDER'] !== 'off') {
    httpServer.once('listening', renew);
    if (!site.apiBase.startsWith('/')) setInterval(renew, EVERY).unref();
    httpServer.prependListener('request', (request: IncomingMessage) => {
      if (changesData(request)) renew();
    });
  }
  middlewares.use(servePages(() => (isFresh ? [filled, dist] : [dist]), config.base));
}
