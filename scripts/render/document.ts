import { createHash } from 'node:crypto';
import { OBSERVERS } from '../../src/settings.ts';
import { late } from '../../src/text/fa/connection.ts';
import { stylesFor, variablesOf, type Sheet } from './styles.ts';

/** Facts about the build that the renderer needs (`dist/.render/site.json`). */
export interface Site {
  /** The site's public URL without a trailing slash, if known. */
  url?: string | undefined;
  /** The built `index.html` without scripts. */
  template: string;
  /** The base path of the site, with a slash at both ends. */
  base: string;
  entry: string;
  /**
   * `parts`: the URLs of the chunks that the entry imports. `pages`: by page name, the URLs of the page's additional
   * chunks.
   */
  parts: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** The URL of the complete style sheet, and its parsed rules. */
  styles: string;
  sheet: Sheet;
  /** The URL of the style sheet and script for old browsers, without `.css` or `.js` (`old.ts`). */
  old: string;
  /** The font files, each with a regular expression that matches its characters. */
  fonts: readonly { href: string; characters: string }[];
  loader: string;
}

/** A page that React has rendered (`src/prerender.tsx`). */
interface Content {
  head: string;
  body: string;
  page?: string;
  /** The path of the page. Undefined for the app shell. */
  path?: string;
  /** The URL of the file with the page's API data (`Rendered`), and the time at which the data were loaded. */
  rendered?: { address: string; at: number };
}

/** The message that `loader.js` shows if the scripts do not load. */
const LATE = `<p id="late" role="alert" hidden>${late.text} <a href="">${late.reload}</a></p>`;

/**
 * Matches a length as Mantine and `rem()` write it. The factor can be removed, because the site does not use Mantine's
 * scale.
 */
const SCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/** Matches attributes that have no effect on icons. During hydration, React does not add removed attributes again. */
const IDLE = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="tabler-icon tabler-icon-[\w-]+"/g;

/**
 * Matches the class names by which Mantine marks the parts of its components. Does not match names that the site's code
 * uses. During hydration, React does not add removed names again.
 */
const NAMES =
  /(?<=\sclass="[^"]*) mantine-(?!ActionIcon|Badge|Button|Card|Checkbox|Close|Drawer|FileInput|Input|List|Modal|Notif|Paper|Range|Seg|Skel|Switch|Textarea)[A-Z]\w*-\w+/g;

const textOf = (html: string) =>
  html.replaceAll(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '').replaceAll(/&(?:#x?)?\w+;/g, '');

/** Returns the fonts of a text. If several fonts contain a character, the last of these fonts applies, as in CSS. */
function fontsFor({ fonts }: Site, text: string) {
  let rest = text;
  const used = fonts.toReversed().filter(({ characters }) => {
    const before = rest.length;
    rest = rest.replaceAll(new RegExp(characters, 'gu'), '');
    return rest.length < before;
  });
  return used.toReversed();
}

/** Creates the HTML document of a page. Its styles are inline, and its scripts load after the first paint. */
export function documentOf(site: Site, { head, body: markup, page = '', path, rendered }: Content): string {
  const parts = [...site.parts, ...(site.pages[page] ?? [])];
  const { body, rules } = ownStyles(markup.replaceAll(IDLE, '').replaceAll(NAMES, ''));
  const styles = stylesFor(site.sheet, body + LATE);
  const fonts = fontsFor(site, textOf(body));
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
    ...fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    head,
    loader,
    `<style>${variablesOf(styles, rules, site.template)(styles)}</style>`,
    rules && `<style id="own-styles">${rules}</style>`,
    `<noscript><link rel="stylesheet" href="${site.styles}"></noscript>`,
    // Paints the page only when all of it is parsed. Otherwise, later parts could shift the parts already painted.
    '<link rel="expect" href="#late" blocking="render">',
  ].join('');
  return site.template
    .replace('</head>', () => `${inHead}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${LATE}${settingsScript()}`)
    .replaceAll(SCALED, '$1');
}

/** Returns the hashes of the inline scripts in a page, for `script-src`. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Creates a script element with the settings of the server's environment (`.env.example`), which override the settings
 * of the build. Escapes the settings, so that no value can close the element.
 */
function settingsScript(): string {
  const named = Object.entries(process.env).filter(
    ([name, value]) => (name.startsWith('VITE_') || OBSERVERS.includes(name)) && value,
  );
  if (named.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(named)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="settings">${json}</script>`;
}

/**
 * Replaces each `style` attribute with a numbered `data-s`. Returns CSS rules for the numbers, which override all
 * classes.
 */
function ownStyles(html: string): { body: string; rules: string } {
  const numbers = new Map<string, number>();
  const body = html.replaceAll(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${before} data-s="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `#root [data-s="${number}"]{${declarationsOf(style)}}`);
  return { body, rules: rules.join('') };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** Returns the declarations of a style attribute. Throws if they could end the rule or the style element. */
function declarationsOf(attribute: string): string {
  const text = attribute.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
  if (/[{}<]/.test(text)) throw new Error(`A CSS rule cannot contain the style ${text}`);
  return text;
}
