// What designers find of each component: a page of its own with its props, said in Persian, and a sheet of its states.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'react-docgen';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const PERSIAN = /[آ-ی]{2}/;

/** What is missing in the text of a component's story file. */
function gapsOf(text: string): string[] {
  const [, first = ''] = /export const (\w+) = meta\.story\(/.exec(text) ?? [];
  const [, sheet = ''] = /export const (?:States|Open) = meta\.story\(\{([^]*?)\n\}\);/.exec(text) ?? [];
  const [, name = ''] = /^ {2}name: (.*)$/m.exec(sheet) ?? [];
  const [, description = ''] = /description: \{\s*component:([^]*?)\}/.exec(text) ?? [];
  return [
    !/tags: \[[^\]]*'autodocs'/.test(text) && 'no docs page (tags: autodocs)',
    first !== 'States' && first !== 'Open' && `its first story is "${first}", not "States" or "Open"`,
    !PERSIAN.test(name) && 'its sheet of states has no Persian name',
    !/tags: \['visual'\]/.test(sheet) && 'its sheet of states is not tagged "visual"',
    !PERSIAN.test(description) && 'no Persian description',
  ].filter((gap) => gap !== false);
}

/** The props without a description in the text of a component's file. */
function undescribed(text: string, filename: string): string[] {
  if (!/<\w|jsx/.test(text)) return [];
  return parse(text, { filename }).flatMap(({ displayName = '', props = {} }) =>
    Object.entries(props)
      .filter(([, { description = '' }]) => description === '')
      .map(([prop]) => `${displayName}.${prop}`),
  );
}

const components = read('src/components/**/[A-Z]*.tsx').filter(({ path }) => !path.includes('.test.'));
// One file a component; more of its stories can stand in files with a further word, `Name.what.stories.tsx`.
const sheets = read('stories/components/*/*.stories.tsx').filter(({ path }) => basename(path).split('.').length === 3);

test('every component that has stories has a docs page and a sheet of its states', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(({ path, text }) => gapsOf(text).map((gap) => `${path}: ${gap}`))).toEqual([]);
});

test('every prop of every component is described', () => {
  expect(components.length).toBeGreaterThan(70);
  expect(components.flatMap(({ path, text }) => undescribed(text, path).map((prop) => `${path}: ${prop}`))).toEqual([]);
});

test('a story file without them, and a prop without a description, are named', () => {
  expect(gapsOf(`const meta = preview.meta({ component: Ribbon });\nexport const Red = meta.story({});`)).toHaveLength(
    5,
  );
  const ribbon = `interface RibbonProps {\n  text: string;\n  /** In pixels. */\n  width: number;\n}
/** A ribbon. */ export function Ribbon({ text, width }: RibbonProps) { return <p style={{ width }}>{text}</p>; }`;
  expect(undescribed(ribbon, 'Ribbon.tsx')).toEqual(['Ribbon.text']);
});
