import './scripts/env.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { msw } from 'msw/vite';
import { demoEntry, mockApi } from './mocks/hosts/vite.ts';
import { leanRouter } from './scripts/render/leanRouter.ts';
import { renderAhead } from './scripts/render/plugin.ts';

// A build that is only static files and brings its own mock API (`.github/workflows/pages.yml`).
const demo = process.env['VITE_DEMO'] === '1' ? [demoEntry(), msw({ mode: 'worker-only' })] : [];

export default defineConfig({
  plugins: [react(), ...demo, mockApi(), leanRouter(), renderAhead()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    // One sheet: the rules of the first screen stand in its page, the others come together once it is painted.
    cssCodeSplit: false,
  },
  server: { port: 5173, host: '127.0.0.1' },
  preview: { port: 4173, host: '127.0.0.1' },
});
