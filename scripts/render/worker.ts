import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { setting } from '../../src/settings.ts';
import { loadRenderer } from './pages.ts';

/** The files that the service worker caches, except `RARE` (some fonts, error reporting, files for old browsers). */
const KEPT = ['assets/*.{js,css,svg,woff2}', '*.svg', 'categories/*.svg', 'default-avatar.png'];
const RARE = /-wght-|sentry|old-/;

/**
 * Builds the service worker, which caches files of `out`. Also builds `sw-off.js`, which a server can send instead of
 * `sw.js`. `sw-off.js` removes the caches and then unregisters itself (decision 073).
 */
export async function buildWorkers(out: string, base: string, entry: string): Promise<void> {
  const names = KEPT.flatMap((pattern) => globSync(pattern, { cwd: out })).map((name) => name.replaceAll('\\', '/'));
  const used = scriptsIn(out, entry);
  const files = names
    .filter((name) => !RARE.test(name) && (!name.endsWith('.js') || used.has(name)))
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

/**
 * Returns the scripts that the app can load. The bundler also writes chunks of pages that the brand omits. These chunks
 * are not returned.
 */
function scriptsIn(out: string, entry: string): ReadonlySet<string> {
  const rest = new Set(globSync('assets/*.js', { cwd: out }).map((name) => basename(name)));
  const used = new Set<string>();
  const visit = (name: string) => {
    rest.delete(name);
    used.add(`assets/${name}`);
    const code = readFileSync(join(out, 'assets', name), 'utf8');
    for (const other of rest) if (code.includes(other)) visit(other);
  };
  visit(basename(entry));
  return used;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
