import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { importsOf, reachOf, readProjectFile as read } from '../scripts/source.ts';

const root = join(import.meta.dirname, '..');
const glob = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** Returns facts found in the code of each component, by the component's name. */
export function componentFacts() {
  // Each component's description: the comment above `const meta = preview.meta(…)`, which Storybook does not read.
  const purposeOf = new Map(
    glob('stories/components/**/*.stories.tsx').map((path) => {
      const text = read(path);
      return [/ component: (\w+)/.exec(text)?.[1], /\/\*\* (.+) \*\/\nconst meta/.exec(text)?.[1] ?? ''];
    }),
  );
  const shell = reachOf(
    ['src/App.tsx', 'src/routes.tsx'],
    ({ from, isType }) => !isType && !/^src\/pages\/\w+Page\//.test(from),
  );
  const pages = glob('src/pages/*Page/*Page.tsx').map((page) => {
    return { name: basename(page, '.tsx'), reach: reachOf([page], ({ isType }) => !isType) };
  });
  return Object.fromEntries(
    glob('src/components/*/*/[A-Z]*.tsx').map((file) => {
      const name = basename(file, '.tsx');
      const facts = {
        /** The component's purpose in Persian. */
        purpose: purposeOf.get(name) ?? '',
        /** The pages that import the component, directly or indirectly. Null if the shell of all pages imports it. */
        pages: shell.has(file) ? null : pages.filter(({ reach }) => reach.has(file)).map((page) => page.name),
      };
      return [name, facts] as const;
    }),
  );
}

/** Generates a module that exports the Tabler icons used in `src`, and whether each is mirrored. */
function usedIcons(): string {
  const files = glob('src/**/*.tsx');
  const code = files.map(read).join('\n');
  const imported = files.flatMap(importsOf).filter(({ from }) => from === '@tabler/icons-react');
  const names = [...new Set(imported.flatMap((found) => found.names))].toSorted();
  const icons = names.map((name) => {
    const mirrored = new RegExp(`<${name}\\b[^/]*mantine-rotate-rtl`).test(code);
    return `{ name: '${name}', Icon: ${name}, mirrored: ${mirrored} }`;
  });
  return `import { ${names.join(', ')} } from '@tabler/icons-react'; export const icons = [${icons.join(', ')}];`;
}

const modules: Readonly<Record<string, () => string>> = {
  'virtual:component-facts': () => `export const facts = ${JSON.stringify(componentFacts())};`,
  'virtual:used-icons': usedIcons,
};

/** Returns a Vite plugin that provides the virtual modules for documentation pages. */
export const componentFactsPlugin = (): Plugin => ({
  name: 'academy:component-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.replace('\0', '')]?.() ?? null,
});
