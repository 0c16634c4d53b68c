// Every component needs a Storybook page with a sheet of its states, and every page a story for each of its states.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { causesOf } from '../visual/modules.ts';
import { STATES } from './pageStates.ts';
import { readProjectFile } from '../source.ts';
import { readStories, type Story } from './stories.ts';

const PERSIAN = /[آ-ی]{2}/;

const glob = (pattern: string) =>
  globSync(pattern, { cwd: join(import.meta.dirname, '../..') }).map((path) => path.replaceAll('\\', '/'));

const components = glob('src/components/*/*/[A-Z]*.tsx').filter((path) => !path.endsWith('.test.tsx'));
// Other files in a page's folder are its sections.
const pages = glob('src/pages/*Page/*Page.tsx');
const stories = await readStories();

/** A component that this many files use needs a rule with a right and a wrong example. */
const SHARED = 6;

const sources = glob('src/**/*.tsx').map(readProjectFile);
const usersOf = (name: string) => sources.filter((text) => text.includes(`/${name}.tsx'`)).length;

/** The components that a file exports. */
const componentsOf = (text: string) => [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name);

/** The props of a file's component and of its exported interfaces, and whether a comment describes each. */
function propsOf(file: string, text: string) {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    const wanted = isExported ? /Props$/ : new RegExp(`^${basename(file, '.tsx')}Props$`);
    if (node?.type !== 'TSInterfaceDeclaration' || !wanted.test(node.id.name)) return [];
    return node.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      return [{ name: member.key.name, described: text.slice(0, member.start).trimEnd().endsWith('*/') }];
    });
  });
}

/** What a component's stories lack, as instructions. */
function gapsOf(component: string, all: readonly Story[]): string[] {
  const [family = ''] = component.split('/').slice(-3);
  const name = basename(component, '.tsx');
  const own = all.filter((story) => story.component === component && story.title.startsWith('Components/'));
  const file = own[0]?.file ?? `stories/components/${family}/${name}.stories.tsx`;
  const first = own.find((story) => story.file === file);
  if (!first) return [`write ${file} with "component: ${name}" in its meta`];
  const [text, source] = [readProjectFile(file), readProjectFile(component)];
  const heard = propsOf(component, source).find((prop) => /^on[A-Z]/.test(prop.name));
  // A part that the component itself draws needs no example of its own.
  const isShown = (part: string) => source.includes(`<${part}`) || new RegExp(`<${part}\\b`).test(text);
  const plays = own.some(({ tags }) => tags.includes('play-fn') || tags.includes('test-fn'));
  const users = usersOf(name);
  return [
    !first.tags.includes('autodocs') && `${file}: take the tag "!autodocs" away, for its page`,
    first.exportName !== 'States' &&
      first.exportName !== 'Open' &&
      `${file}: begin with the sheet of its states, "export const States = meta.story({ … })"`,
    !PERSIAN.test(first.name) && `${file}: give ${first.exportName} a Persian name, "name: 'کارت دوره · همه حالت‌ها'"`,
    !/\/\*\* .+ \*\/\nconst meta/.test(text) &&
      `${file}: say above meta what ${name} is for and what not, "/** یک دوره برای انتخاب… */"`,
    !own.some(({ exportName }) => exportName === 'Playground') &&
      `${file}: end with "export const Playground = meta.story({ tags: ['shown', '!test'] });"`,
    heard &&
      !plays &&
      `${file}: nothing presses what ${name}.${heard.name} hears; write "play: (context) => press(context, 'پیش‌فرض', 'نام دکمه', '${heard.name}')"`,
    users >= SHARED &&
      !/\bgood[:=]/.test(text) &&
      `${file}: ${users} files use ${name}; say in its sheet how it is used rightly and wrongly, "'قاعده در یک جمله.': { good: {}, bad: { … } }"`,
    ...componentsOf(source).map((part) => part !== name && !isShown(part) && `${file}: show ${part}, too`),
  ].filter((gap) => typeof gap === 'string');
}

/** What a page's stories lack, as instructions. */
function statesMissing(page: string, all: readonly Story[]): string[] {
  const name = basename(page, '.tsx');
  const states = Object.entries(STATES).find(([page]) => page === name)?.[1];
  if (!states) return [`add ${name} to PAGES in src/pages.ts and to STATES in scripts/gates/pageStates.ts`];
  const own = all.filter(({ component, title }) => component === page && title.startsWith('Pages/'));
  return Object.entries(states).flatMap(([state, exportName]) => {
    const story = own.find((candidate) => candidate.exportName === exportName);
    if (!story)
      return [
        `stories/pages/${name}.stories.tsx: write "export const ${exportName} = meta.story({ … })" for the state ${state}`,
      ];
    return story.tags.includes('visual') ? [] : [`${story.file}: tag ${exportName} "visual"`];
  });
}

/** The props without a description. */
function undescribed(path: string, text: string): string[] {
  const files = [path, ...componentsOf(text).map((name) => `${name}.tsx`)];
  const props = files.flatMap((file) => propsOf(file, text)).filter(({ described }) => !described);
  return [...new Set(props.map(({ name }) => `${path}: describe ${name} in a comment above it`))];
}

test('every component has a page and a sheet of its states', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(components.flatMap((component) => gapsOf(component, stories))).toEqual([]);
});

test('every page has a story of each of its states', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.flatMap((page) => statesMissing(page, stories))).toEqual([]);
  expect(Object.keys(STATES).filter((name) => !pages.includes(`src/pages/${name}/${name}.tsx`))).toEqual([]);
});

test('pictures are taken only of stories that a change can affect', () => {
  const likes = 'src/components/blog/BlogLikes/BlogLikes.tsx';
  const causes = causesOf([likes, 'docs/storybook.md']);
  expect(causes('stories/components/blog/BlogCard.stories.tsx')).toEqual([likes]);
  expect(causes('stories/components/auth/AuthCard.stories.tsx')).toEqual([]);
});

test('every prop of every component is described', () => {
  const paths = glob('src/components/**/*.{ts,tsx}');
  expect(paths.flatMap((path) => undescribed(path, readProjectFile(path)))).toEqual([]);
});

test('a message names what is missing and the file to write it in', () => {
  expect(gapsOf('src/components/course/Ribbon/Ribbon.tsx', stories)).toEqual([
    'write stories/components/course/Ribbon.stories.tsx with "component: Ribbon" in its meta',
  ]);
  const card = 'src/components/course/CourseCard/CourseCard.tsx';
  const bare = { component: card, title: 'Components/course/CourseCard', exportName: 'Free', name: 'Free', tags: [] };
  expect(gapsOf(card, [{ ...bare, file: 'stories/pages/AboutPage.stories.tsx' }])).toHaveLength(6);
  expect(statesMissing('src/pages/RefundPage/RefundPage.tsx', stories)).toHaveLength(1);
  const courses = 'src/pages/CoursesPage/CoursesPage.tsx';
  const others = stories.filter(({ component, exportName }) => component !== courses || exportName !== 'Loading');
  expect(statesMissing(courses, others)).toEqual([
    'stories/pages/CoursesPage.stories.tsx: write "export const Loading = meta.story({ … })" for the state Loading',
  ]);
  const untagged = stories.map((story) => ({ ...story, tags: [] }));
  expect(statesMissing(courses, untagged)).toContain('stories/pages/CoursesPage.stories.tsx: tag Loading "visual"');
  const ribbon = `interface RibbonProps {\n  text: string;\n  /** In pixels. */\n  width: number;\n}
/** A ribbon. */ export function Ribbon({ text, width }: RibbonProps) { return <p style={{ width }}>{text}</p>; }`;
  expect(undescribed('Ribbon.tsx', ribbon)).toEqual(['Ribbon.tsx: describe text in a comment above it']);
});
