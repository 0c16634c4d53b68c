import { createHash } from 'node:crypto';
import { ownStyles } from './ownStyles.ts';
import { stylesFor, type Sheet } from './styles.ts';

/** What the build leaves for the renderer (`dist/.render/site.json`). */
export interface Site {
  /** The site's public address without a slash at its end, where it is known. */
  url?: string | undefined;
  /** The built `index.html` without the program. */
  template: string;
  /** The address of the program's first part. */
  entry: string;
  /** What it needs at once; by a page's name what that needs besides. */
  parts: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** The address of the whole style sheet, and that sheet taken apart. */
  styles: string;
  sheet: Sheet;
  /** The fonts of the first screen. */
  fonts: readonly string[];
  /** The inline script that asks for the program. */
  loader: string;
}

/** A page as React rendered it (`src/prerender.tsx`). */
interface Content {
  head: string;
  body: string;
  /** The name of the page's component. */
  page?: string;
  /** The path that it was rendered for, if it is one page's alone. */
  path?: string;
  /** What it took from the API, and when. */
  rendered?: { at: number; answers: Readonly<Record<string, unknown>>; partial?: readonly string[] };
}

/** The whole document of a page: styles inline, the program asked for once it is painted. */
export function documentOf(site: Site, { head, body: markup, page = '', path, rendered }: Content): string {
  const parts = [...site.parts, ...(site.pages[page] ?? [])];
  const { body, rules } = ownStyles(markup);
  const data = [dataScript('settings', decided()), dataScript('rendered', rendered)].join('');
  const loader = `<script data-entry="${site.entry}" data-parts="${parts.join(' ')}" data-styles="${site.styles}">${site.loader}</script>`;
  const inHead = [
    head,
    loader,
    `<style>${stylesFor(site.sheet, body)}</style>`,
    rules && `<style id="own-styles">${rules}</style>`,
    ...site.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<noscript><link rel="stylesheet" href="${site.styles}"></noscript>`,
  ].join('');
  return site.template
    .replace('</head>', () => `${inHead}</head>`)
    .replace('<div id="root"></div>', () => {
      const place = path === undefined ? '' : ` data-path="${attribute(path)}"`;
      return `<div id="root"${place}>${body}</div>${data}`;
    });
}

/** The hashes by which the security policy knows the inline scripts of a document, as its `script-src` takes them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Data that the page brings along; they cannot end the element they stand in. */
const dataScript = (id: string, data: unknown) =>
  data && `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The settings that this server's environment names (`.env.example`), whatever was built; undefined for none. */
function decided() {
  const named = Object.entries(process.env).filter(([name, value]) => name.startsWith('VITE_') && value);
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
