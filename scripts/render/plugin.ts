import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SEARCH_PARAMETERS } from '../../src/course/search.ts';
import { minifySync, normalizePath, type Manifest, type Plugin, type Rolldown } from 'vite';
import { compressFile, isCompressible } from './compress.ts';
import { scriptHashes, type Site } from './document.ts';
import { groupsOf, leadsOf } from './groups.ts';
import { oldScript, oldStyles } from './old.ts';
import { fileOf, loadRenderer, RENDERER, renderStatic } from './pages.ts';
import { previewPages } from './preview.ts';
import { siteAddress } from './searchFiles.ts';
import { parseSheet } from './sheet.ts';
import { buildWorkers } from './worker.ts';

/** All CSS modules. A module's index in this list makes its class names unique and short. */
const sheets = globSync('{src,stories,.storybook}/**/*.module.css').map(normalizePath).sort();
const classOf = (name: string, file: string) =>
  `${name}-${sheets.findIndex((sheet) => file.includes(sheet)).toString(36)}`;

/** Makes `vite build` also write an HTML file for each page, without data, with inline styles and deferred scripts. */
export function renderAhead(): Plugin {
  const leadOf = new Map<string, string>();
  return {
    name: 'academy-render-ahead',
    config: (_, { command }) => ({
      ...(command === 'build' && { css: { modules: { generateScopedName: classOf } } }),
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            rollupOptions: {
              // `src/text/families.ts` exports all text modules. They are declared free of side effects, so that each
              // chunk contains only the text modules that it uses.
              treeshake: { moduleSideEffects: [{ test: /src\/text\//, sideEffects: false }] },
              output: { codeSplitting: { groups: groupsOf(leadOf) } },
            },
          },
        },
        ssr: {
          // The renderer must use React's production build, even if NODE_ENV is not set.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          resolve: { noExternal: true },
          build: {
            outDir: `dist/${RENDERER}`,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: {
              // Also bundles the scripts of `deploy/`, so that the container image needs only `dist`.
              input: { prerender: 'src/prerender.tsx', start: 'deploy/start.ts', render: 'deploy/render.ts' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) return;
      client.config.build.write = false;
      const draft = (await builder.build(client)) as Rolldown.RolldownOutput;
      leadsOf(draft).forEach((lead, id) => leadOf.set(id, lead));
      client.config.build.write = true;
      client.config.build.sourcemap = 'hidden';
      await builder.build(client);
      await builder.build(ssr);
      const { env, base, build } = builder.config;
      const out = build.outDir;
      const { entry } = await render(out, base, siteAddress(env['VITE_SITE_URL']));
      keepMaps(out, entry);
      await buildWorkers(out, base, entry);
      await compressAll(out);
    },
    // Registered after the mock API's plugin, which must see page requests first to read settings from their URLs.
    configurePreviewServer: previewPages,
  };
}

async function render(out: string, base: string, url: string | undefined): Promise<Site> {
  const theme = await (await loadRenderer(out)).themeStyles();
  const site = { ...(await siteOf(out, base, theme)), url };
  const renderer = join(out, RENDERER);
  writeFileSync(join(renderer, 'site.json'), JSON.stringify(site));
  const files = await renderStatic(site, out);
  for (const [path, text] of files) writeFileSync(join(out, fileOf(path)), text);
  const hashes = new Set([...files.values()].flatMap(scriptHashes));
  writeFileSync(join(renderer, 'script-hashes'), [...hashes].sort().join(' '));
  return site;
}

/** Moves the source maps to a folder that is not served, and writes the release name there (`src/lib/sentry.ts`). */
function keepMaps(out: string, entry: string) {
  const maps = join(out, '.maps');
  mkdirSync(maps, { recursive: true });
  for (const name of globSync('*.map', { cwd: join(out, 'assets') }))
    renameSync(join(out, 'assets', name), join(maps, name));
  writeFileSync(join(maps, 'release'), basename(entry, '.js'));
}

async function compressAll(out: string) {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => isCompressible(name) && !name.startsWith('.'));
  await Promise.all(files.map((name) => compressFile(join(out, name))));
}

async function siteOf(out: string, base: string, theme: string): Promise<Site> {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  const filesOf = (key: string) => [...closure(manifest, key)].map((part) => `${base}${manifest[part]?.file}`);
  const [entry = '', ...parts] = filesOf('index.html');
  const sheet = manifest['style.css']?.file ?? '';
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, name] = /^(?:src\/pages\/.+\/(?=\w+Page\.tsx)|brand\/pages\/)([^/]+)\.\w+$/.exec(key) ?? [];
    return name ? [[name, filesOf(key).filter((file) => file !== entry && !parts.includes(file))] as const] : [];
  });
  const css = read(sheet) + theme;
  // Pages declare the font faces inline. If the style sheet contained them too, browsers would lay out all text again.
  const later = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const styles = `assets/style-${hashOf(later)}.css`;
  rmSync(join(out, sheet));
  writeFileSync(join(out, styles), later);
  const [oldCss, oldJs] = await Promise.all([oldStyles(later), oldScript()]);
  const old = `assets/old-${hashOf(oldCss + oldJs)}`;
  writeFileSync(join(out, `${old}.css`), oldCss);
  writeFileSync(join(out, `${old}.js`), oldJs);
  return {
    template: read('index.html')
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/(?<=<script>)[^]*?(?=<\/script>)/, minified),
    base,
    entry,
    parts,
    pages: Object.fromEntries(pages),
    styles: `${base}${styles}`,
    old: `${base}${old}`,
    sheet: parseSheet(css),
    fonts: [...css.matchAll(/url\(([^)]*\.woff2)\)[^}]*unicode-range:([^;}]*)/g)].map(([, href = '', range = '']) => ({
      href,
      characters: `[${range.replaceAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?,?\s*/gi, rangeInPattern)}]`,
    })),
    loader: minified(
      readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8').replace(
        /SEARCH_PARAMETERS(?=\))/,
        SEARCH_PARAMETERS.join('|'),
      ),
    ),
  };
}

/** Converts an item of a `unicode-range` to a range in a regular expression. `6B?` means 6B0 to 6BF. */
const rangeInPattern = (_: string, first: string, last = first.replaceAll('?', 'F')) =>
  String.raw`\u{${first.replaceAll('?', '0')}}-\u{${last}}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

const minified = (script: string) => minifySync('inline.js', script).code.trim();

/** Returns the manifest keys of the chunk `key` and of all chunks that it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}
