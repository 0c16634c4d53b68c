// Parses source files for the gates (`scripts/gates/`) and Storybook's documentation.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

const root = join(import.meta.dirname, '..');

/** A parsed file of the project. */
export interface SourceFile {
  /** The path from the project's root, with forward slashes. */
  path: string;
  program: ESTree.Program;
}

/** Returns the text of a project file. Throws if the file does not exist. */
export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the paths of the project files that match a pattern, from the project's root, with forward slashes. */
export const glob = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** Parses the files that match `patterns`. Throws on a syntax error. */
export function parseFiles(patterns: readonly string[]): SourceFile[] {
  const paths = patterns.flatMap(glob).toSorted();
  return paths.map((path) => {
    const { program, errors } = parseSync(path, readProjectFile(path));
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    return { path, program };
  });
}

/** An imported or re-exported module. */
export interface Import {
  /** The module: a path from the project's root, or the name of a package. */
  from: string;
  /** The imported names, without types. */
  names: readonly string[];
  isType: boolean;
  isLazy: boolean;
}

const known = new Map<string, readonly Import[]>();

/** Returns the imports of a project file, or none if the file does not exist or is not TypeScript or JavaScript. */
export function importsOf(path: string): readonly Import[] {
  const isScript = /\.(tsx?|mjs)$/.test(path) && existsSync(join(root, path));
  const found = known.get(path) ?? (isScript ? importsIn(path, readProjectFile(path)) : []);
  known.set(path, found);
  return found;
}

function importsIn(path: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const at = (name: string) => (name.startsWith('.') ? join(dirname(path), name).replaceAll('\\', '/') : name);
  const taken = staticImports.map(({ moduleRequest, entries }) => ({
    from: at(moduleRequest.value),
    names: entries.flatMap(({ isType, importName: { name } }) => (isType || !name ? [] : [name])),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  const named = (name: string, isLazy: boolean) => ({ from: at(name), names: [], isType: false, isLazy });
  const handedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? named(moduleRequest.value, false) : [])),
  );
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => named(text.slice(start + 1, end - 1), true));
  return [...taken, ...handedOn, ...later];
}

/**
 * Returns the files `start` and all files that they import, directly or indirectly. `follows` decides which imports
 * count.
 */
export function reachOf(start: readonly string[], follows: (found: Import, path: string) => boolean): Set<string> {
  const reach = new Set(start);
  for (const path of reach) for (const found of importsOf(path)) if (follows(found, path)) reach.add(found.from);
  return reach;
}

/** Returns the identifiers in a call or member expression: `test` and `each` in `test.each(…)(…)`. */
export function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type !== 'MemberExpression') return [];
  const object = namesOf(node.object);
  return object.length > 0 && !node.computed ? [...object, ...namesOf(node.property)] : object;
}
