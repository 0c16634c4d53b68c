import './scripts/env.ts';
import type { PluginObject } from '@babel/core';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { msw } from 'msw/vite';
import { demoEntry, mockApi } from './mocks/hosts/vite.ts';
import { brandFiles } from './scripts/brand.ts';
import { markdownPages } from './scripts/markdown.ts';
import { renderAhead } from './scripts/render/plugin.ts';

// The static demo: a build with the mock API in a service worker (`.github/workflows/pages.yml`).
const demo = process.env['VITE_DEMO'] === '1' ? [demoEntry(), msw({ mode: 'worker-only' })] : [];

/** A Babel plugin that removes assignments to `displayName`, which keep unused components in the bundle. */
const withoutDisplayNames = (): PluginObject => ({
  visitor: {
    AssignmentExpression({ node: { left }, parentPath }) {
      const isName =
        left.type === 'MemberExpression' && 'name' in left.property && left.property.name === 'displayName';
      if (isName && parentPath.isExpressionStatement()) parentPath.remove();
    },
  },
});

export default defineConfig({
  plugins: [
    react(),
    // Lets the bundler remove code of React Router that only data routers use.
    babel({
      include: /node_modules\/react-router\//,
      exclude: [],
      plugins: ['@babel/plugin-transform-react-pure-annotations', withoutDisplayNames],
    }),
    ...demo,
    brandFiles(),
    markdownPages(),
    mockApi(),
    renderAhead(),
  ],
  // SWR imports the shim of `useSyncExternalStore`, which React has since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    // Older browsers of `package.json` load an additional style sheet and polyfills (`scripts/render/old.ts`).
    target: 'es2022',
    // Pages list the chunks to preload. Most chunks that a lazy import needs are among them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    manifest: true,
    // One style sheet for all chunks. Pages contain the rules of their first screen, and load it after painting.
    cssCodeSplit: false,
  },
  server: { port: 5173, host: '127.0.0.1' },
  preview: { port: 4173, host: '127.0.0.1' },
});
