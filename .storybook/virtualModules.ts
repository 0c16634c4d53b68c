import type { Plugin } from 'vite';
import { glob, importsOf, readProjectFile as read } from '../scripts/source.ts';

/**
 * Generates a module that exports each component's purpose in Persian. The purpose is the comment above `const meta`.
 * Storybook itself does not read this comment.
 */
function purposes(): string {
  const found = glob('stories/components/**/*.stories.tsx').map((path) => {
    const text = read(path);
    return [/ component: (\w+)/.exec(text)?.[1], /\/\*\* (.+) \*\/\nconst meta/.exec(text)?.[1]] as const;
  });
  return `export const purposes = ${JSON.stringify(Object.fromEntries(found))};`;
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
  'virtual:purposes': purposes,
  'virtual:used-icons': usedIcons,
};

/** Returns a Vite plugin that provides the virtual modules for documentation pages. */
export const virtualModules = (): Plugin => ({
  name: 'academy:virtual-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.replace('\0', '')]?.() ?? null,
});
