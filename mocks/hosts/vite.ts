import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { accountLines } from '../data/corpus/accounts.ts';
import { createWorlds } from '../server/worlds.ts';
import { applySearch } from './address.ts';
import { answerNode } from './node.ts';

const ENTRY = 'mocks/hosts/page.ts';
const withEntry = (html: string) => html.replace('/src/main.tsx', `/${ENTRY}`);

/** Serves the mock at `/api` in `vite` and `vite preview`. The `mock` parameters of a page's URL set its settings. */
export function mockApi(): Plugin {
  function host(server: ViteDevServer | PreviewServer) {
    const worlds = createWorlds();
    const warn = (message: string) => server.config.logger.warn(message);
    server.middlewares.use((message, reply, next) => {
      const { url = '', headers } = message;
      const answer = async () => {
        if (/^(\/w\/[^/]+)?\/api\//.test(url)) return (await answerNode(worlds.handle, message, reply)) || next();
        if (headers.accept?.includes('text/html')) {
          const asked = new Request(new URL(url, 'http://127.0.0.1'), { headers: headers as Record<string, string> });
          await applySearch(worlds.for(asked), url.replace(/^[^?]*/, ''), warn);
        }
        next();
      };
      answer().catch(next);
    });
  }
  return {
    name: 'academy-mock-api',
    config: () => ({ optimizeDeps: { entries: ['index.html', ENTRY] } }),
    configureServer: host,
    configurePreviewServer(server) {
      host(server);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`\n${accountLines()}\n`);
      };
    },
    // Adds the mock panel in development, but not in `vite preview`.
    transformIndexHtml: { order: 'pre', handler: (html, { server }) => (server ? withEntry(html) : html) },
  };
}

/** A Vite plugin that adds the mock to the built site. The site itself does not import the mock. */
export function demoEntry(): Plugin {
  return { name: 'academy-demo', transformIndexHtml: { order: 'pre', handler: withEntry } };
}
