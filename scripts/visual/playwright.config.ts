import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

const executablePath = findChromium();
const root = join(import.meta.dirname, '../..');
/** The built Storybook that is looked at, and where its pictures are compared with those of the base. */
const folder = process.env['STORYBOOK_FOLDER'] ?? join(root, 'storybook-static');
const port = Number(process.env['STORYBOOK_PORT'] ?? 4299);

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  outputDir: join(root, 'test-results'),
  reporter: [['dot'], ['html', { outputFolder: join(root, 'visual-report'), open: 'never' }]],
  snapshotPathTemplate: `${process.env['VISUAL_BASE'] ?? join(root, 'node_modules/.cache/visual/pictures')}/{arg}{ext}`,
  updateSnapshots: 'none',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    launchOptions: {
      args: [
        ...CHROMIUM_FLAGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // A corner of which only a part is painted anew comes out a shade off, now and then.
        '--disable-partial-raster',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: 'plays', testMatch: 'plays.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.spec.ts', retries: 2 },
  ],
  webServer: {
    command: `node ${JSON.stringify(join(import.meta.dirname, 'serve.ts'))} ${JSON.stringify(folder)} ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
