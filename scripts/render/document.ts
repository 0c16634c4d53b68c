import { createHash } from 'node:crypto';
import { OBSERVERS } from '../../src/settings.ts';
import { late } from '../../src/text/fa/connection.ts';
import { ownStyles } from './ownStyles.ts';
import { stylesFor, variablesOf, type Sheet } from './styles.ts';

/** What the build leaves for the renderer (`dist/.render/site.json`). */
export interface Site {
  /** The site's public address without a slash at its end, where it is known. */
  url?: string | undefined;
  /** The built `index.html` without the program. */
  template: string;
  /** The path under which the site stands, with its slashes. */
  base: string;
  /** The address of the program's first part. */
  entry: string;
  /** What it needs at once; by a page's name what that needs besides. */
  parts: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** The address of the whole style sheet, and that sheet taken apart. */
  styles: string;
  sheet: Sheet;
  /** The address of what old browsers need, without `.css` and `.js` (`old.ts`). */
  old: string;
  /** The files of the typeface, each with a pattern of the characters that it draws. */
  fonts: readonly { href: string; characters: string }[];
  /** The inline script that asks for the program. */
  loader: string;
}

/** A page as React rendered it (`src/prerender.tsx`). */
interface Content {
  head: string;
  body: string;
  /** The name of the page's component. */
  page?: string;
  /** The address that it was rendered for, unless it is the shell of many pages. */
  path?: string;
  /** Where browsers find what it took from the API (`Rendered`), and when it did. */
  rendered?: { address: string; at: number };
}

/** What is said where the program does not come (`loader.js`). */
const LATE = `<p id="late" role="alert" hidden>${late.text} <a href="">${late.reload}</a></p>`;

/** What Mantine and `rem()` write of a length, which the theme does not scale. */
const SCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** The text of rendered markup. */
const textOf = (html: string) =>
  html.replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '').replaceAll(/&(?:#x?)?\w+;/g, '');

/** The whole document of a page: styles inline, the program asked for once it is painted. */
export function documentOf(site: Site, { head, body: markup, page = '', path, rendered }: Content): string {
  const parts = [...site.parts, ...(site.pages[page] ?? [])];
  const { body, rules } = ownStyles(markup.replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''));
  const styles = stylesFor(site.sheet, body + LATE);
  const text = textOf(body);
  const fonts = site.fonts.filter(({ characters }) => new RegExp(characters, 'u').test(text));
  const data = settingsScript();
  const facts = {
    entry: site.entry,
    parts: parts.join(' '),
    styles: site.styles,
    old: site.old,
    ...(path !== undefined && { path: `${site.base}${path.slice(1)}` }),
    ...(rendered && { rendered: rendered.address, at: String(rendered.at) }),
  };
  const told = Object.entries(facts).map(([name, value]) => ` data-${name}="${attribute(value)}"`);
  const loader = `<script${told.join('')}>${site.loader}</script>`;
  const inHead = [
    head,
    loader,
    `<style>${variablesOf(styles, rules, site.template)(styles)}</style>`,
    rules && `<style id="own-styles">${rules}</style>`,
    ...fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<noscript><link rel="stylesheet" href="${site.styles}"></noscript>`,
  ].join('');
  return site.template
    .replace('</head>', () => `${inHead}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${LATE}${data}`)
    .replaceAll(SCALED, '$1');
}

/** The hashes by which the security policy knows the inline scripts of a document, as its `script-src` takes them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The settings that this server's environment names (`.env.example`), whatever was built; they cannot end their element. */
function settingsScript(): string {
  const named = Object.entries(process.env).filter(
    ([name, value]) => (name.startsWith('VITE_') || OBSERVERS.includes(name)) && value,
  );
  if (named.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(named)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="settings">${json}</script>`;
}
