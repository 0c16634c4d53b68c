import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { build, runnerImport, type InlineConfig, type Rolldown } from 'vite';

const BARE = join(import.meta.dirname, 'bare');

const documentOf = (title: string, style: string, body: string) => `<!doctype html>
<html lang="fa" dir="rtl" data-mantine-color-scheme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}."><title>${title}</title>${style}</head>
<body>${body}</body></html>`;

const STATIC_BODY = `<h1>دوره‌های ویدیویی فارسی</h1>
<img src="/picture.svg" alt="" width="800" height="450" style="width:100%;height:auto" fetchpriority="high">`;

/**
 * Builds the reference pages into `out`: a static page with a picture, and a rendered page with the site's libraries
 * only.
 */
export async function buildYardsticks(out: string): Promise<void> {
  const common: InlineConfig = { configFile: false, root: BARE, logLevel: 'error', plugins: [react()] };
  const rolldownOptions = { input: join(BARE, 'main.tsx') };
  const built = await build({ ...common, build: { outDir: out, modulePreload: { polyfill: false }, rolldownOptions } });
  const { output } = built as Rolldown.RolldownOutput;
  const css = output.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  const { module } = await runnerImport<typeof import('./bare/App.tsx')>(join(BARE, 'App.tsx'), common);
  const body = renderToString(module.bare((page) => createElement(StaticRouter, { location: '/' }, page)));
  const load = `addEventListener('load',()=>setTimeout(()=>import('/${output[0].fileName}')))`;
  const bare = `<div id="root">${body}</div><script>${load}</script>`;
  writeFileSync(join(out, 'bare.html'), documentOf('Bare page', `<style>${css.join('')}</style>`, bare));
  writeFileSync(join(out, 'static.html'), documentOf('Static page', '', STATIC_BODY));
  cpSync('public/categories/math.svg', join(out, 'picture.svg'));
}
