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

// A build that is only static files and brings its own mock API (`.github/workflows/pages.yml`).
const demo = process.env['VITE_DEMO'] === '1' ? [demoEntry(), msw({ mode: 'worker-only' })] : [];

/** Babel: drops the names of components for the developer tools, which keep unused components in the bundle. */
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
    // Lets the bundler leave out those parts of the router that only data routers use.
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
  // React has it since version 18; SWR asks for the shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    // `package.json` names the oldest browsers. Their styles and functions come apart (`scripts/render/old.ts`).
    target: 'es2022',
    // The pages name their parts. What comes later finds most of its parts there.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'html' ? parts : []),
    },
    manifest: true,
    // One sheet: the rules of the first screen stand in its page, the others come together once it is painted.
    cssCodeSplit: false,
  },
  server: { port: 5173, host: '127.0.0.1' },
  preview: { port: 4173, host: '127.0.0.1' },
});
