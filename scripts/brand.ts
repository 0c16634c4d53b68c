import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageDimensionsFromData } from 'image-dimensions';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import * as brand from '../brand/brand.ts';
import { paths } from '../src/paths.ts';
import { learning } from '../src/text/fa/learning.ts';
import { nav } from '../src/text/fa/nav.ts';
import * as colors from '../src/theme/colors.ts';
import { temporaryFolder } from './temporary.ts';

const ROOT = join(import.meta.dirname, '..');
const BRAND = join(ROOT, 'brand');
// With slashes, also on Windows, because Vite's module ids have slashes.
const COLORS = join(ROOT, 'src/theme/colors.ts').replaceAll('\\', '/');
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
};

const read = (name: string) => readFileSync(join(BRAND, name), 'utf8');
const palette: Readonly<Record<string, string | readonly string[]>> = colors;

/** Replaces the theme variables in an SVG with colours of the light scheme. */
const colored = (svg: string) =>
  svg
    .replaceAll('var(--mantine-primary-color-filled)', colors.lapis[7])
    .replaceAll('var(--mantine-color-black)', colors.ink)
    .replaceAll(/var\(--mantine-color-(\w+)-(\d)\)/g, (_, name: string, at: number) => palette[name]?.[at] ?? '');

const png = (svg: string, width: number, font: ResvgRenderOptions['font'] = {}) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();

const square = (inner: string, size: number) =>
  png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`, size);

/**
 * Draws the home-screen icon: the mark on the paper colour. `share` is the fraction of the width that the mark covers.
 */
const icon = (size: number, share = 0.72) =>
  square(`<path d="M0 0h100v100H0z" fill="${colors.paper}"/>${placed(colored(read('mark.svg')), share)}`, size);

const placed = (svg: string, share: number) => {
  const at = (1 - share) * 50;
  return `<svg x="${at}" y="${at}" width="${share * 100}" height="${share * 100}">${svg}</svg>`;
};

/** Draws the mark as an icon in one colour, with transparent lines. */
function monochrome(size: number) {
  const mask = read('mark.svg')
    .replaceAll('#fff', '#000')
    .replaceAll('var(--mantine-primary-color-filled)', '#fff')
    .replaceAll(/var\([^)]*\)/g, '#000');
  return square(`<mask id="mark">${placed(mask, 0.8)}</mask><path d="M0 0h100v100H0z" mask="url(#mark)"/>`, size);
}

/** Draws the image for link previews. */
async function preview() {
  const folder = temporaryFolder();
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { name, tagline } = brand;
  const texts: Readonly<Record<string, string>> = { mark: read('mark.svg'), name: xml(name), tagline: xml(tagline) };
  const faces = ['persian', 'marks', 'latin'].flatMap((face) => [400, 700].map((wght) => [face, wght] as const));
  const fontFiles = await Promise.all(
    faces.map(async ([face, wght]) => {
      const woff = readFileSync(join(ROOT, `src/theme/fonts/${face}.woff2`));
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
      const file = join(folder, `${face}-${wght}.ttf`);
      writeFileSync(file, await subsetFont(woff, name + tagline, options));
      return file;
    }),
  );
  const svg = read('drawings/social.svg').replaceAll(/\{(\w+)\}/g, (_, key: string) => texts[key] ?? '');
  return png(colored(svg), 1200, { fontFiles, loadSystemFonts: false });
}

/** The screenshots that browsers show in the install prompt: `narrow.jpg` and `wide.jpg`. */
const SCREENSHOTS = globSync('screenshots/*.jpg', { cwd: BRAND }).map((name) => name.replaceAll('\\', '/'));

function screenshot(src: string) {
  const { width, height } = imageDimensionsFromData(readFileSync(join(BRAND, src))) ?? { width: 0, height: 0 };
  return { src, sizes: `${width}x${height}`, type: 'image/jpeg', form_factor: /(\w+)\.jpg$/.exec(src)?.[1] };
}

const png512 = { sizes: '512x512', type: 'image/png' };

const manifest = (base: string) => ({
  id: base,
  name: brand.name,
  short_name: brand.shortName,
  description: brand.description,
  lang: 'fa',
  dir: 'rtl',
  start_url: base,
  scope: base,
  display: 'standalone',
  background_color: colors.paper,
  theme_color: colors.lapis[7],
  categories: ['education'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', ...png512 },
    { src: 'icon-maskable.png', ...png512, purpose: 'maskable' },
    { src: 'icon-monochrome.png', ...png512, purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: learning.continueTitle, url: base + paths.profile.slice(1) },
    { name: nav.courses, url: base + paths.courses.slice(1) },
    { name: nav.basket, url: base + paths.basket.slice(1) },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: 'icon-192.png', sizes: '192x192' }] })),
  screenshots: SCREENSHOTS.map(screenshot),
  // When the user shares text with the app, the app searches for this text.
  share_target: {
    action: base + paths.courses.slice(1),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'q' },
  },
});

/** Returns the public files generated from the brand, by file name. */
const files = (base: string): Readonly<Record<string, () => string | Uint8Array | Promise<Uint8Array>>> => ({
  ...Object.fromEntries(
    globSync('**/*.svg', { cwd: join(BRAND, 'drawings') }).map((name) => [
      name.replaceAll('\\', '/'),
      () => colored(read(`drawings/${name}`)),
    ]),
  ),
  ...Object.fromEntries(SCREENSHOTS.map((name) => [name, () => readFileSync(join(BRAND, name))])),
  'logo.svg': () => colored(read('mark.svg')),
  'favicon.svg': () => colored(read(existsSync(join(BRAND, 'favicon.svg')) ? 'favicon.svg' : 'mark.svg')),
  'default-avatar.png': () => png(colored(read('drawings/default-avatar.svg')), 256),
  'apple-touch-icon.png': () => icon(180),
  'icon-192.png': () => icon(192),
  'icon-512.png': () => icon(512),
  // The mark is smaller in this icon, because systems may crop the icon to a circle of four fifths of its width.
  'icon-maskable.png': () => icon(512, 0.56),
  'icon-monochrome.png': () => monochrome(512),
  'social.png': preview,
  'manifest.json': () => JSON.stringify(manifest(base)),
});

/**
 * Returns the mark as an SVG symbol. `Logo` refers to the symbol, so that the mark has the current scheme's colours.
 */
export const markSymbol = () =>
  `<svg width="0" height="0" display="block" aria-hidden="true"><symbol id="mark"${read('mark.svg')
    .replace(/^[^]*?<svg/, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/<\/svg>\s*$/, '</symbol></svg>')}`;

/**
 * Creates a Vite plugin that serves and builds the files of `brand/`, links them in the HTML, and computes the colours.
 */
export function brandFiles(): Plugin {
  let base = '/';
  return {
    name: 'academy-brand',
    configResolved(config) {
      base = config.base;
    },
    load(id) {
      if (id !== COLORS || this.environment.mode !== 'build') return null;
      return Object.entries(palette)
        .map(([name, value]) =>
          typeof value === 'string'
            ? `export const ${name} = '${value}';`
            : `export const ${name} = /* @__PURE__ */ '${value.join(' ')}'.split(' ');`,
        )
        .join('\n');
    },
    transformIndexHtml: (html) => ({
      html: html.replace('</body>', () => `${markSymbol()}</body>`),
      tags: [
        ...Object.entries({ light: colors.paper, dark: colors.dark[7] }).map(([scheme, content]) => ({
          tag: 'meta',
          attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
        })),
        { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` } },
        { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.json` } },
      ],
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, reply, next) => {
        const name = request.url?.split('?')[0]?.slice(base.length) ?? '';
        const file = files(base)[name];
        if (!file) return next();
        Promise.resolve(file()).then((content) => {
          reply.setHeader('Content-Type', TYPES[extname(name)] ?? '');
          reply.end(content);
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, file] of Object.entries(files(base)))
        if (fileName !== 'social.svg' && fileName !== 'default-avatar.svg')
          this.emitFile({ type: 'asset', fileName, source: await file() });
    },
  };
}
