import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { importsOf, readProjectFile as read } from '../scripts/gates/source.ts';

const root = join(import.meta.dirname, '..');

/** What the code itself knows of a component. */
export interface ComponentFacts {
  /** Its file, from the project's root. */
  file: string;
  /** What it is for and what not, in Persian: the comment above `meta` in its stories. */
  purpose: string;
  /** The types of its props as they are written. */
  types: Readonly<Record<string, string>>;
  /** The names of the components and pages that import it. */
  usedBy: readonly string[];
  /** The texts that it shows: `courses.buy`. */
  texts: readonly string[];
  /** The variables of the theme in its styles: `--mantine-spacing-md`. */
  tokens: readonly string[];
  /** The last commits that changed it: day and subject, the newest first. */
  changes: readonly { day: string; subject: string }[];
}

const unique = (values: Iterable<string>) => [...new Set(values)].toSorted();

function changesOf(folder: string): ComponentFacts['changes'] {
  try {
    const log = execFileSync('git', ['log', '-3', '--format=%cs\t%s', '--', folder], { cwd: root, encoding: 'utf8' });
    return log.split('\n').flatMap((line) => {
      const [day, subject] = line.split('\t');
      return day && subject !== undefined ? [{ day, subject }] : [];
    });
  } catch {
    // A copy without its history.
    return [];
  }
}

/** The comments above `meta` by the component that each is of; Storybook reads none above a factory's. */
function purposes(): Map<string | undefined, string> {
  const texts = globSync('stories/components/**/*.stories.tsx', { cwd: root }).map(read);
  return new Map(
    texts.map((text) => [/ component: (\w+)/.exec(text)?.[1], /\/\*\* (.+) \*\/\nconst meta/.exec(text)?.[1] ?? '']),
  );
}

/** A prop, its type as it is written, and whether a comment above it says what it is. */
interface Prop {
  name: string;
  type: string;
  described: boolean;
}

/** The props that a file declares in an interface `…Props`, its component's own or one for others; those of its parts are their own affair. */
export function propsOf(file: string, text: string): Prop[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    const wanted = isExported ? /Props$/ : new RegExp(`^${basename(file, '.tsx')}Props$`);
    if (node?.type !== 'TSInterfaceDeclaration' || !wanted.test(node.id.name)) return [];
    return node.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        return [];
      const { start, end } = member.typeAnnotation.typeAnnotation;
      const described = text.slice(0, member.start).trimEnd().endsWith('*/');
      return [{ name: member.key.name, type: text.slice(start, end), described }];
    });
  });
}

/** The facts of every component, by its name. */
function componentFacts(): Record<string, ComponentFacts> {
  const sources = globSync('src/**/*.tsx', { cwd: root }).map((path) => {
    const file = path.replaceAll('\\', '/');
    return { file, text: read(file) };
  });
  const components = sources.filter(({ file }) => /^src\/components\/\w+\/\w+\/[A-Z]\w+\.tsx$/.test(file));
  const purposeOf = purposes();
  return Object.fromEntries(
    components.map(({ file, text: source }) => {
      const name = basename(file, '.tsx');
      const folder = dirname(file);
      const inside = sources.filter((source) => dirname(source.file) === folder);
      const users = sources.filter((source) => importsOf(source.file).some(({ from }) => from === file));
      const styles = globSync(`${folder}/*.css`, { cwd: root }).map(read).join('\n');
      const facts: ComponentFacts = {
        file,
        purpose: purposeOf.get(name) ?? '',
        types: Object.fromEntries(propsOf(file, source).map(({ name: prop, type }) => [prop, type])),
        usedBy: unique(users.map((user) => basename(user.file, '.tsx'))),
        texts: unique(
          inside.flatMap(({ text }) => [...text.matchAll(/\bfa\.(\w+\.\w+)/g)].map(([, name = '']) => name)),
        ),
        tokens: unique([...styles.matchAll(/var\((--(?:mantine|academy)-[\w-]+)/g)].map(([, name = '']) => name)),
        changes: changesOf(folder),
      };
      return [name, facts];
    }),
  );
}

/** Tabler's icons that src imports, where each is shown, and whether it turns with the reading direction there. */
function usedIcons(): { name: string; where: string[]; mirrored: boolean }[] {
  const files = globSync('src/**/*.tsx', { cwd: root }).toSorted();
  const uses = files.flatMap((file) =>
    importsOf(file).flatMap(({ from, names }) =>
      from === '@tabler/icons-react' ? names.map((name) => ({ name, file, text: read(file) })) : [],
    ),
  );
  return unique(uses.map(({ name }) => name)).map((name) => {
    const own = uses.filter((use) => use.name === name);
    const turned = new RegExp(`<${name}\\b[^/]*mantine-rotate-rtl`);
    const mirrored = own.some(({ text }) => turned.test(text));
    return { name, where: own.map(({ file }) => basename(file, '.tsx')), mirrored };
  });
}

/** What the documentation imports of the code, read when it is asked for. */
const modules: Readonly<Record<string, (inTest: boolean) => string>> = {
  'virtual:component-facts': (inTest) => `export const facts = ${JSON.stringify(inTest ? {} : componentFacts())};`,
  'virtual:used-icons': () => {
    const used = usedIcons();
    const names = used.map(({ name }) => name).join(', ');
    const icons = used.map((icon) => `{ Icon: ${icon.name}, ...${JSON.stringify(icon)} }`).join(', ');
    return `import { ${names} } from '@tabler/icons-react'; export const icons = [${icons}];`;
  },
};

/** Lets the documentation pages import `modules`; `inTest` no page is shown, and nothing is read of the components. */
export const componentFactsPlugin = (inTest: boolean): Plugin => ({
  name: 'academy:component-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: (id) => modules[id.replace('\0', '')]?.(inTest) ?? null,
});
