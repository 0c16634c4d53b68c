import { basename } from 'node:path';
import { Marked, type RendererObject, type Token } from 'marked';
import type { Plugin } from 'vite';
import * as brand from '../brand/brand.ts';

/** Returns the code of a call that creates an element. `inner` is the code of its children. */
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
  list({ ordered, start, items }) {
    const rows = items.map(({ tokens }) => tagged('li', this.parser.parse(tokens))).join('');
    return ordered ? element("'ol'", rows, { start }) : tagged('ul', rows);
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
  del: refuse,
  checkbox: refuse,
};

const marked = new Marked({ renderer });

/** Returns the text of a page's first paragraph. Throws if it has formatting, which a description cannot contain. */
function leadOf(first: Token | undefined): string {
  const isPlain =
    first?.type === 'paragraph' && first.tokens?.every((part) => 'text' in part && part.text === part.raw);
  if (isPlain) return first.raw.trim();
  throw new Error(`The first paragraph of a brand page may contain only text, not ${first?.raw}`);
}

/** Creates a Vite plugin for the brand's Markdown pages. A page's first paragraph becomes its lead and description. */
export function markdownPages(): Plugin {
  return {
    name: 'academy-markdown',
    transform(source, id) {
      const { title } = brand.pages.find(({ path }) => id.endsWith(`/pages${path}.md`)) ?? {};
      if (title === undefined) return null;
      const [entity] = /&#?\w+;/.exec(source) ?? [];
      if (entity) refuse({ raw: entity });
      const [first, ...rest] = marked.lexer(source.trim());
      // The property gives the component its name, by which the build finds the page's chunk.
      const name = JSON.stringify(basename(id, '.md'));
      return `import { createElement as h } from 'react';
import { TextLink, TextPage } from '/src/pages/TextPage/TextPage.tsx';
export const { ${name}: Page } = {
  ${name}: () => h(TextPage,${JSON.stringify({ title, lead: leadOf(first) })},${marked.parser(rest)}),
};`;
    },
  };
}
