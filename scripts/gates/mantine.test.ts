// Mantine's styles are imported part by part: a part without its own would be drawn by the browser's.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss from 'postcss';
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { parseFiles, parseText, readProjectFile, type SourceFile } from './source.ts';

const PARTS = 'node_modules/@mantine/core/esm/components';
const STYLES = /@mantine\/core\/styles\/(\w+)\.layer\.css$/;
/** Parts of parts that are only drawn where they are named, `<Table.ScrollContainer>`, and have no styles of their own. */
const ON_DEMAND = ['TableScrollContainer'];

const hasStyles = (part: string) => existsSync(join(`node_modules/@mantine/core/styles/${part}.layer.css`));
const inProject = (file: string) => existsSync(join(import.meta.dirname, '../..', file));

const importsOf = new Map<string, readonly string[]>();

/** What a script of the project or of Mantine imports, values alone; paths in the project, and names of packages. */
function imports(file: string, text = readProjectFile(file)): readonly string[] {
  const { module } = parseSync(file, text);
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest: { value } }) => (value.startsWith('.') ? join(dirname(file), value) : value));
}

function remembered(file: string): readonly string[] {
  const known = importsOf.get(file) ?? (inProject(file) ? imports(file) : []);
  importsOf.set(file, known);
  return known;
}

/** Everything that `start` leads to by its imports, itself included. */
function reachOf(start: readonly string[], goesOn: (file: string) => boolean): Set<string> {
  const seen = new Set(start);
  for (const file of seen) {
    if (!/\.(css|svg)$/.test(file)) for (const next of remembered(file).filter(goesOn)) seen.add(next);
  }
  return seen;
}

/** The parts whose styles `part` needs: its own and those of the parts that it is made of. `named` are those in `<Part.Sub>`. */
function stylesOf(part: string, named: ReadonlySet<string>): string[] {
  const isOptional = (name: string) =>
    ON_DEMAND.includes(name) || (name !== part && name.startsWith(part) && hasStyles(name));
  const modules = reachOf([`${PARTS}/${part}/${part}.mjs`], (file) => {
    const name = basename(file, '.mjs');
    return file.startsWith(PARTS) && (!isOptional(name) || named.has(name));
  });
  return [...modules].map((file) => basename(file, '.module.mjs')).filter(hasStyles);
}

/** The parts whose styles a style sheet of the project imports. */
function importedBy(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(readProjectFile(sheet)).walkAtRules('import', ({ params }) => {
    const part = STYLES.exec(params.slice(1, -1))?.[1];
    if (part !== undefined) found.push(part);
  });
  return found;
}

const FIRST_LOAD = importedBy('src/theme/styles.css');

/** A line for each of Mantine's parts that a file draws without its styles: neither the first load nor the file's own imports bring them. */
function unstyled({ path, text, program }: SourceFile): string[] {
  const { staticImports } = parseSync(path, text).module;
  const used = staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === '@mantine/core')
    .flatMap(({ entries }) => entries.flatMap(({ isType, importName: { name } }) => (isType || !name ? [] : [name])));
  const named = new Set<string>();
  new Visitor({
    JSXMemberExpression({ object, property }) {
      if (object.type === 'JSXIdentifier') named.add(object.name + property.name);
    },
  }).visit(program);
  const reach = [...reachOf(imports(path, text), (file) => !file.startsWith('node_modules'))];
  const sheets = reach.filter((file) => file.endsWith('.css') && inProject(file)).flatMap(importedBy);
  const styled = new Set([...FIRST_LOAD, ...sheets, ...reach.flatMap((file) => STYLES.exec(file)?.[1] ?? [])]);
  return used.flatMap((part) =>
    stylesOf(part, named)
      .filter((style) => !styled.has(style))
      .map((style) => `${path}: ${part} needs "import '@mantine/core/styles/${style}.layer.css'" or a sheet with it`),
  );
}

test('every part of Mantine comes with its styles', () => {
  const files = parseFiles(['{src,mocks}/**/*.tsx']).filter(({ path }) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(unstyled)).toEqual([]);
});

test('a part without them is named, those that it is made of too', () => {
  const draw = (jsx: string, ...lines: string[]) =>
    unstyled(
      parseText(
        'src/pages/X.tsx',
        `import { Select, Radio, Card } from '@mantine/core';${lines.join('')} export const x = ${jsx};`,
      ),
    );
  expect(draw('<Radio />', "import '../theme/form.css';")).toEqual([
    `src/pages/X.tsx: Radio needs "import '@mantine/core/styles/Radio.layer.css'" or a sheet with it`,
  ]);
  const lines = draw('<Radio.Card />').join('\n');
  expect(lines).toContain("Select needs \"import '@mantine/core/styles/Combobox.layer.css'");
  expect(lines).toContain('/RadioCard.layer.css');
  expect(lines).not.toContain('Card needs');
});
