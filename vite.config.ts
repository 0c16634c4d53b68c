import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { msw } from 'msw/vite';
import { demoEntry, mockApi } from './mocks/hosts/vite.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';
import { leanRouter } from './scripts/render/leanRouter.ts';
import { renderAhead } from './scripts/render/plugin.ts';

const executablePath = findChromium();
// A build that is only static files and brings its own mock API (`.github/workflows/pages.yml`).
const demo = process.env['VITE_DEMO'] === '1' ? [demoEntry(), msw({ mode: 'worker-only' })] : [];

export default defineConfig({
  plugins: [react(), ...demo, ...(process.env['VITEST'] ? [] : [mockApi(), leanRouter(), renderAhead()])],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    // One sheet: the rules of the first screen stand in its page, the others come together once it is painted.
    cssCodeSplit: false,
  },
  server: { port: 5173, host: '127.0.0.1' },
  preview: { port: 4173, host: '127.0.0.1' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Every story builds its own world, so the files of stories share their pages.
          isolate: false,
          maxWorkers: 2,
          // A busy machine may miss the moment that a story waits for; a fault is there twice.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});
