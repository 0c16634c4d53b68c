import { basename } from 'node:path';
import { Marked, type RendererObject, type Token } from 'marked';
import { transformWithOxc, type Plugin } from 'vite';
import * as brand from '../brand/brand.ts';

function refuse({ raw }: { raw: string }): never {
  throw new Error(`A brand page may contain only text, links, lists and tables, not ${raw}`);
}

/** Generates JSX instead of HTML, because the security policy forbids markup in `innerHTML`. */
const renderer: RendererObject = {
  link({ href, tokens }) {
    return `<TextLink href={${JSON.stringify(href)}}>${this.parser.parseInline(tokens)}</TextLink>`;
  },
  text(token) {
    if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
    return `{${JSON.stringify(token.text)}}`;
  },
  hr: () => '<hr />',
  br: () => '<br />',
  code: refuse,
  codespan: refuse,
  html: refuse,
  image: refuse,
  del: refuse,
  checkbox: refuse,
};

const marked = new Marked({ renderer });

/** Returns the first paragraph, which is also the page's meta description. Throws if the paragraph has formatting. */
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
    async transform(source, id) {
      const { title } = brand.pages.find(({ path }) => id.endsWith(`/pages${path}.md`)) ?? {};
      if (title === undefined) return null;
      const [entity] = /&#?\w+;/.exec(source) ?? [];
      if (entity) refuse({ raw: entity });
      const [first, ...rest] = marked.lexer(source.trim());
      // The name of the property becomes the component's name. The build finds the page's chunk by that name.
      const name = JSON.stringify(basename(id, '.md'));
      const jsx = `import { TextLink, TextPage } from '/src/pages/TextPage/TextPage.tsx';
const props = ${JSON.stringify({ title, lead: leadOf(first) })};
export const { ${name}: Page } = { ${name}: () => <TextPage {...props}>${marked.parser(rest)}</TextPage> };`;
      return transformWithOxc(jsx, `${id}.jsx`);
    },
  };
}
