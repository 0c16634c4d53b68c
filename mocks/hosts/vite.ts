import type { Plugin, ViteDevServer, PreviewServer } from 'vite';
import { isScenario, SCENARIOS, type Scenario } from '../server/scenarios.ts';
import { createWorlds } from '../server/worlds.ts';
import { applySearch } from './address.ts';
import { accountLines } from './about.ts';
import { answerNode } from './node.ts';

const DEV_ENTRY = 'mocks/hosts/dev.ts';

/**
 * Answers `/api` over real HTTP in `vite` and `vite preview`; the scenario comes from MOCK_SCENARIO,
 * and the `mock` words in the address of a page that is opened say how the server behaves from then on.
 */
export function mockApi(): Plugin {
  async function host(server: ViteDevServer | PreviewServer) {
    const worlds = createWorlds({ scenario: scenarioOf(process.env['MOCK_SCENARIO']) });
    const warn = (message: string) => server.config.logger.warn(message);
    server.middlewares.use((message, reply, next) => {
      const { url = '', headers } = message;
      const answer = async () => {
        if (/^(\/w\/[^/]+)?\/api\//.test(url)) return (await answerNode(worlds, message, reply)) || next();
        if (headers.accept?.includes('text/html')) {
          const world = worlds.for(url, (name) => headers[name]?.toString());
          await applySearch(world, url.replace(/^[^?]*/, ''), warn);
        }
        next();
      };
      answer().catch(next);
    });
  }
  return {
    name: 'academy-mock-api',
    config: () => ({ optimizeDeps: { entries: ['index.html', DEV_ENTRY] } }),
    configureServer: host,
    async configurePreviewServer(server) {
      await host(server);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`\n${accountLines()}\n`);
      };
    },
    // In `vite` the page begins with `dev.ts`, which has the mock's panel beside the site. No build hears of it.
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? html.replace('/src/main.tsx', `/${DEV_ENTRY}`) : html),
    },
  };
}

/** Lets the page begin with the mock API inside it (`demo.ts`); the site's own sources know nothing of that. */
export function demoEntry(): Plugin {
  return {
    name: 'academy-demo',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/mocks/hosts/demo.ts') },
  };
}

function scenarioOf(name = 'default'): Scenario {
  if (isScenario(name)) return name;
  throw new Error(`MOCK_SCENARIO is "${name}", but must be one of: ${SCENARIOS.join(', ')}`);
}
