import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { compressFile, isCompressible } from './compress.ts';
import { scriptHashes, type Site } from './document.ts';
import { groupsOf, leadsOf } from './groups.ts';
import { loadRenderer, RENDERER, renderStatic } from './pages.ts';
import { previewPages } from './preview.ts';
import { siteAddress } from './searchFiles.ts';
import { parseSheet } from './sheet.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Makes `vite build` write every page that needs no data as HTML, with its styles inside and the program after it. */
export function renderAhead(): Plugin {
  const leadOf = new Map<string, string>();
  return {
    name: 'academy-render-ahead',
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            rollupOptions: {
              // Each family of texts goes where it is used, though one file names them all.
              treeshake: { moduleSideEffects: [{ test: /src\/text\//, sideEffects: false }] },
              output: { codeSplitting: { groups: groupsOf(leadOf) } },
            },
          },
        },
        ssr: {
          // Whatever renders, now or later, does it as the built site would.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          resolve: { noExternal: true },
          build: {
            outDir: `dist/${RENDERER}`,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: {
              // With the programs of `deploy/`, so that the image needs nothing but `dist`.
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
      await builder.build(client);
      await builder.build(ssr);
      const { env, base, build } = builder.config;
      const out = build.outDir;
      await render(out, base, siteAddress(env['VITE_SITE_URL']));
      await compressAll(out);
    },
    // After the mock API, which hears in a page's address how it should behave.
    configurePreviewServer: previewPages,
  };
}

async function render(out: string, base: string, url: string | undefined) {
  const theme = await (await loadRenderer(out)).themeStyles();
  const site = { ...siteOf(out, base, theme), url };
  const renderer = join(out, RENDERER);
  writeFileSync(join(renderer, 'site.json'), JSON.stringify(site));
  const files = await renderStatic(site, out);
  const hashes = new Set<string>();
  for (const [file, html] of files) {
    scriptHashes(html).forEach((hash) => hashes.add(hash));
    mkdirSync(join(out, file, '..'), { recursive: true });
    writeFileSync(join(out, file), html);
  }
  writeFileSync(join(renderer, 'script-hashes'), [...hashes].sort().join(' '));
}

/** Compresses all that servers show of the build, once and for all. */
async function compressAll(out: string) {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => isCompressible(name) && !name.startsWith('.'));
  await Promise.all(files.map((name) => compressFile(join(out, name))));
}

function siteOf(out: string, base: string, theme: string): Site {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const built = read('index.html');
  const scripts = [
    ...built.matchAll(/<script type="module"[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  const entry = scripts.map(([, src]) => src).findLast(Boolean);
  const parts = scripts.map(([, src, href]) => src ?? href ?? '').filter((part) => part !== entry);
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!entry || !sheet) throw new Error('The build has no program or no styles');
  const at = (file: string) => `${base}${file}`;
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, name] = /^src\/pages\/.+\/(\w+Page)\.tsx$/.exec(key) ?? [];
    if (!name) return [];
    const own = [...closure(manifest, key)].map((part) => at(manifest[part]?.file ?? ''));
    return [[name, own.filter((part) => part !== entry && !parts.includes(part))] as const];
  });
  const css = read(sheet) + theme;
  // Every page has its fonts inline; named once more, they would be taken for new ones and loaded again.
  const later = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const styles = `assets/style-${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  rmSync(join(out, sheet));
  writeFileSync(join(out, styles), later);
  return {
    template: built
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      .replace(/(?<=<script>)[^]*?(?=<\/script>)/, minified),
    base,
    entry,
    parts,
    pages: Object.fromEntries(pages),
    styles: at(styles),
    sheet: parseSheet(css),
    fonts: [...css.matchAll(/url\(([^)]*\.woff2)\)[^}]*unicode-range:([^;}]*)/g)].map(([, href = '', range = '']) => ({
      href,
      characters: `[${range.replaceAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?,?\s*/gi, rangeInPattern)}]`,
    })),
    loader: minified(readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8')),
  };
}

/** A range of `unicode-range` as a regular expression has it; `6B?` is from 6B0 to 6BF. */
const rangeInPattern = (_: string, first: string, last = first.replaceAll('?', 'F')) =>
  String.raw`\u{${first.replaceAll('?', '0')}}-\u{${last}}`;

const minified = (script: string) => minifySync('inline.js', script).code.trim();

/** The parts of the program that come with `key`, itself among them. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}
