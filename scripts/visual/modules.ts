import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The files of the project that `file` imports, at once or when they are needed. Paths from the project's root. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, dynamicImports, staticExports } = parseSync(file, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    // The whole academy, which is walked through where the toolbar says so, is in no picture of another story.
    ...dynamicImports
      .filter(() => !file.startsWith('.storybook/'))
      .map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return named.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name).replaceAll('\\', '/'));
}

/** Everything that `file` leads to by its imports, itself included. */
export function reachOf(file: string, known: Map<string, readonly string[]>): Set<string> {
  const reach = new Set([file]);
  for (const path of reach) {
    const imports = known.get(path) ?? importsOf(path);
    known.set(path, imports);
    for (const next of imports) reach.add(next);
  }
  return reach;
}

/** Where the project's sources are: a change of anything else but words can be seen in any story. */
const SOURCES = /^(src|mocks|stories)\/.*\.(tsx?|css)$/;
const UNSEEN = /^(docs|e2e|deploy|\.github|scripts)\/|\.(md|test\.tsx?)$/;

/** Those of the files `changed` that can be seen in the stories of a file; styles by way of other sheets, and whatever is no module, in all. */
export function causesOf(changed: readonly string[], known = new Map<string, readonly string[]>()) {
  const seen = changed.filter((path) => !UNSEEN.test(path));
  return (file: string): string[] => {
    const reach = reachOf(file, known);
    return seen.filter((path) => !SOURCES.test(path) || path.startsWith('src/theme/') || reach.has(path));
  };
}
