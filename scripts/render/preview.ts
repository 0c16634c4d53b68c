import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { config as site } from '../../src/config.ts';
import { RENDERER } from './pages.ts';
import { securityPolicy } from './policy.ts';
import { createPages } from './serve.ts';

const isFile = (dist: string, path: string) =>
  /^\/(?!\.)[^?]*\.\w+$/.test(path) && !/\.html$|\.\./.test(path) && existsSync(join(dist, path));

/**
 * Makes `vite preview` serve pages as `deploy/` does, with the same security policy. Pages are rendered with current
 * API data. If RENDER is `off`, pages do not contain data.
 */
export function previewPages({ config, httpServer, middlewares }: PreviewServer): void {
  const { base } = config;
  const dist = config.build.outDir;
  const scripts = readFileSync(join(dist, RENDERER, 'script-hashes'), 'utf8');
  const isFilled = process.env['RENDER'] !== 'off';
  let pages: ReturnType<typeof createPages> | undefined;
  function open() {
    const address = httpServer.address();
    const port = typeof address === 'object' ? address?.port : '';
    const api = new URL(site.apiBase, `http://127.0.0.1:${port}`).href;
    return createPages(dist, { api: isFilled ? api : undefined });
  }
  middlewares.use(({ method = '', url = '' }, reply, next) => {
    const address = `/${url.slice(base.length)}`.replace(/(?<=.)\/+(?=$|\?)/, '');
    const [path = ''] = address.split('?');
    const isPage = /^(?:GET|HEAD)$/.test(method) && url.startsWith(base) && !url.startsWith('/api/');
    if (!isPage || (path !== '/robots.txt' && isFile(dist, path))) return next();
    (pages ??= open())
      .then(({ answerTo }) => answerTo(address))
      .then(({ status, type, text }) => {
        reply.writeHead(status, {
          'Content-Type': type,
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': securityPolicy({ scripts }),
        });
        reply.end(text);
      })
      .catch(next);
  });
}
