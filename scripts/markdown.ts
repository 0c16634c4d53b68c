import { basename } from 'node:path';
import { Marked, type RendererObject } from 'marked';
import type { Plugin } from 'vite';
import * as brand from '../brand/brand.ts';

/** The code of a call that creates an element. `inner` is the code of its children. */
const element = (tag: string, inner = '', attributes?: object) =>
  `h(${tag},${attributes ? JSON.stringify(attributes) : 'null'},${inner}),`;
const tagged = (tag: string, inner = '') => element(`'${tag}'`, inner);

function refuse({ raw }: { raw: string }): never {
  throw new Error(`A brand page may contain only text, links, lists and tables, not ${raw}`);
}

/** Generates code that creates elements, because the security policy forbids setting HTML. */
const renderer: RendererObject = {
  heading({ depth, tokens }) {
    return tagged(`h${depth}`, this.parser.parseInline(tokens));
  },
  paragraph({ tokens }) {
    return tagged('p', this.parser.parseInline(tokens));
  },
  blockquote({ tokens }) {
    return tagged('blockquote', this.parser.parse(tokens));
  },
  list({ ordered, items }) {
    const rows = items.map(({ tokens }) => tagged('li', this.parser.parse(tokens)));
    return tagged(ordered ? 'ol' : 'ul', rows.join(''));
  },
  hr: () => tagged('hr'),
  table({ header, rows }) {
    const row = (tag: string, cells: typeof header) =>
      tagged('tr', cells.map(({ tokens }) => tagged(tag, this.parser.parseInline(tokens))).join(''));
    const body = rows.map((cells) => row('td', cells)).join('');
    return tagged('table', tagged('thead', row('th', header)) + tagged('tbody', body));
  },
  strong({ tokens }) {
    return tagged('strong', this.parser.parseInline(tokens));
  },
  em({ tokens }) {
    return tagged('em', this.parser.parseInline(tokens));
  },
  link({ href, tokens }) {
    return element('TextLink', this.parser.parseInline(tokens), { href });
  },
  br: () => tagged('br'),
  text(token) {
    if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
    return `${JSON.stringify(token.text)},`;
  },
  space: () => '',
  code: refuse,
  codespan: refuse,
  html: refuse,
  image: refuse,
};

const marked = new Marked({ renderer });

/** A Vite plugin for the brand's Markdown pages. Their first paragraph becomes the lead and the description. */
export function markdownPages(): Plugin {
  return {
    name: 'academy-markdown',
    transform(source, id) {
      const { title } = brand.pages.find(({ path }) => id.endsWith(`/pages${path}.md`)) ?? {};
      if (title === undefined) return null;
      const [lead = '', ...rest] = source.trim().split(/\n{2,}/);
      const name = basename(id, '.md');
      return `import { createElement as h } from 'react';
import { TextLink, TextPage } from '/src/pages/TextPage/TextPage.tsx';
function ${name}() { return h(TextPage,${JSON.stringify({ title, lead })},${marked.parse(rest.join('\n\n'), { async: false })}); }
export { ${name} as Page };`;
    },
  };
}
