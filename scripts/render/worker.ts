import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { setting } from '../../src/settings.ts';
import { loadRenderer } from './pages.ts';

/** The files that the worker caches, except rare ones: other font faces, error reporting, files for old browsers. */
const KEPT = ['assets/*.{js,css,svg,woff2}', '*.svg', 'categories/*.svg', 'default-avatar.png'];
const RARE = /-wght-|sentry|old-/;

/** Builds the service worker for the files in `out`, and the one that unregisters it (decision 073). */
export async function buildWorkers(out: string, base: string): Promise<void> {
  const names = KEPT.flatMap((pattern) => globSync(pattern, { cwd: out })).map((name) => name.replaceAll('\\', '/'));
  const files = names
    .filter((name) => !RARE.test(name))
    .sort()
    .map((name) => ({ url: base + name, revision: name.startsWith('assets/') ? null : hashOf(join(out, name)) }));
  const define = {
    FILES: JSON.stringify(files),
    BASE: JSON.stringify(base),
    PRIVATE_PATHS: JSON.stringify((await loadRenderer(out)).PRIVATE_PATHS),
    'process.env.NODE_ENV': JSON.stringify('production'),
  };
  const isOff = setting('VITE_OFFLINE') === 'off';
  for (const [name, source] of Object.entries({ sw: isOff ? 'withdrawn' : 'worker', 'sw-off': 'withdrawn' }))
    await build({
      configFile: false,
      logLevel: 'warn',
      define,
      build: {
        outDir: out,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rollupOptions: {
          input: `src/worker/${source}.ts`,
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
