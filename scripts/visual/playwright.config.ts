import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { CHROMIUM_FLAGS } from '../chromium.ts';

const root = join(import.meta.dirname, '../..');
// The root for `vite preview`. In the project's root, Vite would load the site's `vite.config.ts`.
const configDir = join(root, '.storybook');
const folder = relative(configDir, process.env['STORYBOOK_FOLDER'] ?? join(root, 'storybook-static'));
const port = 4299;

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  // More workers than processors, because stories often wait for timers.
  workers: availableParallelism() + 1,
  // The time limit is generous, so that a test does not fail on a busy machine.
  timeout: 300_000,
  outputDir: join(root, 'test-results'),
  snapshotPathTemplate: join(process.env['VISUAL_PICTURES'] ?? '', '{arg}{ext}'),
  // `run.ts` reads the JSON report.
  reporter: process.env['VISUAL_STORIES'] === undefined ? 'list' : [['json'], ['html', { open: 'never' }]],
  use: {
    ...journeys.use,
    // The mock API of the stories needs a service worker.
    serviceWorkers: 'allow',
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [
        ...CHROMIUM_FLAGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Partial rasterisation would change the shade of single pixels in some runs.
        '--disable-partial-raster',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'docs', testMatch: 'docs.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.spec.ts', retries: 1 },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview .storybook --outDir ${folder} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
