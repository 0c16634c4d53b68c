import './scripts/env.ts';
import { resolve } from 'node:path';
import type { PluginObject } from '@babel/core';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { msw } from 'msw/vite';
import { demoEntry, mockApi } from './mocks/hosts/vite.ts';
import { brandFiles } from './scripts/brand.ts';
import { markdownPages } from './scripts/markdown.ts';
import { renderAhead } from './scripts/render/plugin.ts';

// The plugins of the static demo (`.github/workflows/pages.yml`). The demo is a build with the mock API in a service
// worker.
const demo = process.env['VITE_DEMO'] === '1' ? [demoEntry(), msw({ mode: 'worker-only' })] : [];

/**
 * Returns a Babel plugin that removes assignments to `displayName`. These assignments would keep unused components in
 * the bundle.
 */
const withoutDisplayNames = (): PluginObject => ({
  visitor: {
    AssignmentExpression({ node: { left }, parentPath }) {
      const isName =
        left.type === 'MemberExpression' && 'name' in left.property && left.property.name === 'displayName';
      if (isName && parentPath.isExpressionStatement()) parentPath.remove();
    },
  },
});

/** Uses React Router's production build. Its package exports only the development build, with more checks. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: resolve(`node_modules/react-router/dist/production/${file}.mjs`),
      })),
    },
  }),
});

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    // Allows the bundler to remove React Router's code for data routers.
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
  // SWR imports a shim of `useSyncExternalStore`. React has contained this hook since version 18, so the shim is
  // replaced.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    // The oldest browsers in `package.json` do not support all of ES2022. They load polyfills, and a style sheet for
    // old browsers (`scripts/render/old.ts`).
    target: 'es2022',
    // Lazy imports preload nothing, because the pages already preload most of the chunks that lazy imports need.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    manifest: true,
    // All chunks share one style sheet. Pages contain the rules for their first screen, and load the style sheet after
    // the first paint.
    cssCodeSplit: false,
  },
  server: { port: 5173, host: '127.0.0.1' },
  preview: { port: 4173, host: '127.0.0.1' },
});
