// Mantine's styles are imported per component. This test finds components whose styles are missing.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { importsOf, parseFiles, reachOf, readProjectFile, type SourceFile } from '../source.ts';

const PARTS = 'node_modules/@mantine/core/esm/components';
const STYLES = /@mantine\/core\/styles\/(\w+)\.layer\.css$/;
/** Sub-components without a style sheet. The styles of their imports are needed only if the sub-component is used. */
const ON_DEMAND = ['TableScrollContainer'];

const hasStyles = (part: string) => existsSync(join(`node_modules/@mantine/core/styles/${part}.layer.css`));
const inProject = (file: string) => existsSync(join(import.meta.dirname, '../..', file));

/**
 * Returns the components whose styles are needed for the component `part`. `named` contains the sub-components used as
 * `<Part.Sub>`.
 */
function stylesOf(part: string, named: ReadonlySet<string>): string[] {
  const isOptional = (name: string) =>
    ON_DEMAND.includes(name) || (name !== part && name.startsWith(part) && hasStyles(name));
  const modules = reachOf([`${PARTS}/${part}/${part}.mjs`], ({ from }) => {
    const name = basename(from, '.mjs');
    return from.startsWith(PARTS) && (!isOptional(name) || named.has(name));
  });
  return [...modules].map((file) => basename(file, '.module.mjs')).filter(hasStyles);
}

function importedBy(sheet: string): string[] {
  const found: string[] = [];
  postcss.parse(readProjectFile(sheet)).walkAtRules('import', ({ params }) => {
    const part = STYLES.exec(params.slice(1, -1))?.[1];
    if (part !== undefined) found.push(part);
  });
  return found;
}

const FIRST_LOAD = importedBy('src/theme/styles.css');

/** Returns a message for each style sheet that is not imported although a Mantine component of the file needs it. */
function unstyled({ path, program }: SourceFile): string[] {
  const imports = importsOf(path).filter(({ isType, isLazy }) => !isType && !isLazy);
  const used = imports.flatMap(({ from, names }) => (from === '@mantine/core' ? names : []));
  const named = new Set<string>();
  new Visitor({
    JSXMemberExpression({ object, property }) {
      if (object.type === 'JSXIdentifier') named.add(object.name + property.name);
    },
  }).visit(program);
  const direct = imports.map(({ from }) => from);
  const reach = [...reachOf(direct, ({ isType, isLazy }) => !isType && !isLazy)];
  const sheets = reach.filter((file) => file.endsWith('.css') && inProject(file)).flatMap(importedBy);
  const styled = new Set([...FIRST_LOAD, ...sheets, ...reach.flatMap((file) => STYLES.exec(file)?.[1] ?? [])]);
  return used.flatMap((part) =>
    stylesOf(part, named)
      .filter((style) => !styled.has(style))
      .map((style) => `${path}: ${part} needs "import '@mantine/core/styles/${style}.layer.css'" or a sheet with it`),
  );
}

test('the styles of every used Mantine component are imported', () => {
  const files = parseFiles(['{src,mocks}/**/*.tsx']).filter(({ path }) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(unstyled)).toEqual([]);
});
