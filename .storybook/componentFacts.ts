import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { importsOf, parseText, reachOf, readProjectFile as read } from '../scripts/source.ts';
import { textsIn } from '../scripts/texts.ts';

/** Facts from a component's code. */
export interface ComponentFacts {
  /** Its path from the project's root. */
  file: string;
  /** Its purpose in Persian: the comment above `meta` in its stories. */
  purpose: string;
  /** The pages that show it, directly or not. Null: all pages. */
  pages: readonly string[] | null;
  /** The keys of its texts, such as `fa.courses.buy`. */
  texts: readonly string[];
  /** The CSS variables in its styles, such as `--mantine-spacing-md`. */
  tokens: readonly string[];
}

const root = join(import.meta.dirname, '..');
const glob = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const unique = (values: Iterable<string>) => [...new Set(values)].toSorted();

/** The comments above `meta` by component. Storybook does not read them above `preview.meta`. */
const purposes = () =>
  new Map(
    glob('stories/components/**/*.stories.tsx').map((path) => {
      const text = read(path);
      return [/ component: (\w+)/.exec(text)?.[1], /\/\*\* (.+) \*\/\nconst meta/.exec(text)?.[1] ?? ''];
    }),
  );

/** A component's own files, and the modules they import outside components and pages. */
function partsOf(folder: string): string[] {
  const own = glob(`${folder}/*.tsx`).filter((path) => !path.endsWith('.test.tsx'));
  const modules = own
    .flatMap(importsOf)
    .filter(({ from, isType }) => !isType && /^src\/(?!components|pages|text)/.test(from));
  return unique([...own, ...modules.map(({ from }) => from)]).filter((path) => /\.tsx?$/.test(path));
}

/** The texts of a component, without whole groups. */
function textsOf(folder: string): string[] {
  const paths = unique(partsOf(folder).flatMap((path) => textsIn(parseText(path, read(path)))));
  return paths.filter((path) => path.includes('.') && !paths.some((other) => other.startsWith(`${path}.`)));
}

function componentFacts(): Record<string, ComponentFacts> {
  const purposeOf = purposes();
  const shell = reachOf(['src/App.tsx'], ({ from, isType }) => !isType && !/^src\/pages\/\w+Page\//.test(from));
  const pages = glob('src/pages/*Page/*Page.tsx').map((page) => {
    return { name: basename(page, '.tsx'), reach: reachOf([page], ({ isType }) => !isType) };
  });
  return Object.fromEntries(
    glob('src/components/*/*/[A-Z]*.tsx').map((file) => {
      const folder = dirname(file);
      const styles = glob(`${folder}/*.css`).map(read).join('\n');
      const name = basename(file, '.tsx');
      const facts: ComponentFacts = {
        file,
        purpose: purposeOf.get(name) ?? '',
        pages: shell.has(file) ? null : pages.filter(({ reach }) => reach.has(file)).map((page) => page.name),
        texts: textsOf(folder),
        tokens: unique([...styles.matchAll(/var\((--(?:mantine|academy)-[\w-]+)/g)].map(([, token = '']) => token)),
      };
      return [name, facts];
    }),
  );
}

/** The Tabler icons in `src`, their files, and whether they are mirrored. */
function usedIcons(): { name: string; where: string[]; mirrored: boolean }[] {
  const uses = glob('src/**/*.tsx').flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => from === '@tabler/icons-react')
      .flatMap(({ names }) => names.map((name) => ({ name, file: basename(file, '.tsx'), text: read(file) }))),
  );
  return Object.entries(Object.groupBy(uses, ({ name }) => name)).map(([name, own = []]) => ({
    name,
    where: own.map(({ file }) => file),
    mirrored: own.some(({ text }) => new RegExp(`<${name}\\b[^/]*mantine-rotate-rtl`).test(text)),
  }));
}

const modules: Readonly<Record<string, () => string>> = {
  'virtual:component-facts': () => `export const facts = ${JSON.stringify(componentFacts())};`,
  'virtual:used-icons': () => {
    const icons = usedIcons().map((icon) => `{ Icon: ${icon.name}, ...${JSON.stringify(icon)} }`);
    const names = usedIcons().map(({ name }) => name);
    return `import { ${names.join(', ')} } from '@tabler/icons-react'; export const icons = [${icons.join(', ')}];`;
  },
};

/** Virtual modules for documentation pages. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'academy:component-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.replace('\0', '')]?.() ?? null,
});
