import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const BARE = join(import.meta.dirname, 'bare');
const PICTURE = 'public/categories/math.svg';

const STATIC_PAGE = `<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A static page with a picture."><title>Static page</title></head>
<body><h1>دوره‌های ویدیویی فارسی</h1><img src="/picture.svg" alt="" width="800" height="450" style="width:100%;height:auto" fetchpriority="high"></body></html>`;

/** Writes into `out` what the site is held against: a static page with a picture, and a bare page of the same stack, rendered ahead with its script after `load`. */
export async function buildYardsticks(out: string): Promise<void> {
  const common: InlineConfig = { configFile: false, root: BARE, logLevel: 'error', plugins: [react()] };
  await build({ ...common, build: { outDir: out, emptyOutDir: true, modulePreload: { polyfill: false } } });
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: { outDir: join(out, 'render'), ssr: 'render.tsx' },
  });
  const { render } = (await import(
    pathToFileURL(join(out, 'render/render.js')).href
  )) as typeof import('./bare/render.tsx');
  const body = render();

  const assets = readdirSync(join(out, 'assets'));
  const file = (end: string) => assets.find((name) => name.endsWith(end)) ?? '';
  const page = readFileSync(join(out, 'index.html'), 'utf8')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${readFileSync(join(out, 'assets', file('.css')), 'utf8')}</style>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(
      '</body>',
      `<script>addEventListener('load',()=>setTimeout(()=>import('/assets/${file('.js')}')))</script></body>`,
    );
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'bare.html'), page);
  writeFileSync(join(out, 'static.html'), STATIC_PAGE);
  cpSync(PICTURE, join(out, 'picture.svg'));
}
