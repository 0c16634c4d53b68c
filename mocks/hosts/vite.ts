import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createWorlds } from '../server/worlds.ts';
import { applySearch } from './address.ts';
import type { Answer } from './direct.ts';
import { answerNode } from './server.ts';

const ENTRY = 'mocks/hosts/page.ts';
const withEntry = (html: string) => html.replace('/src/main.tsx', `/${ENTRY}`);

/** Serves the mock at `/api` in `vite` and `vite preview`. `mock` parameters of page URLs set the mock's settings. */
export function mockApi(): Plugin {
  function host(server: ViteDevServer | PreviewServer) {
    const worlds = createWorlds();
    const warn = (message: string) => server.config.logger.warn(message);
    const applySettings: Answer = async (request) => {
      await applySearch(worlds.for(request), new URL(request.url).search, warn);
      return undefined;
    };
    server.middlewares.use((message, reply, next) => {
      const isApi = /^(\/w\/[^/]+)?\/api\//.test(message.url ?? '');
      if (!isApi && !message.headers.accept?.includes('text/html')) return next();
      const answer = isApi ? worlds.handle : applySettings;
      answerNode(answer, message, reply).then((isAnswered) => isAnswered || next(), next);
    });
  }
  return {
    name: 'academy-mock-api',
    config: () => ({ optimizeDeps: { entries: ['index.html', ENTRY] } }),
    configureServer: host,
    configurePreviewServer: host,
    // Adds the mock panel in development. In builds, only `demoEntry` adds the panel.
    transformIndexHtml: { order: 'pre', handler: (html, { server }) => (server ? withEntry(html) : html) },
  };
}

/** Creates a Vite plugin that adds the mock to the built site. The site itself does not import the mock. */
export function demoEntry(): Plugin {
  return {
    name: 'academy-demo',
    transformIndexHtml: { order: 'pre', handler: withEntry },
    // Emits the lessons' players as files, because sandboxed frames bypass the mock's service worker.
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { main, handle } = createWorlds();
      for (const { id } of main.db.lessons.all()) {
        const path = `api/media/videos/${id}`;
        const response = await handle(new Request(`http://demo/${path}`));
        this.emitFile({ type: 'asset', fileName: `${path}.html`, source: (await response?.text()) ?? '' });
      }
    },
  };
}
