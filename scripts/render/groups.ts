import type { Rolldown } from 'vite';

/** Groups by the pages that need them: a module that parts share belongs to the first group with a page that uses it. */
const LEADS = Object.entries({
  home: ['HomePage'],
  lists: ['CoursesPage', 'DepartmentPage'],
  articles: ['BlogsPage', 'ArticlePage', 'PurchasePage', 'LoginPage'],
});

/**
 * The groups in which the bundler puts modules. `leadOf` names the group of a module that several parts of the program
 * share; it is empty for a first build, whose output tells them (`leadsOf`).
 */
export const groupsOf = (leadOf: ReadonlyMap<string, string>): Rolldown.CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'academy', tags: ['$initial'] },
  { name: (id) => leadOf.get(id) ?? null, includeDependenciesRecursively: false },
];

/** The group of every module that several parts of the program use, as a build without such groups shows. */
export function leadsOf({ output }: Rolldown.RolldownOutput): Map<string, string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  function modulesOf(name: string, seen = new Set<string>()): string[] {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...chunk.moduleIds, ...chunk.imports.flatMap((imported) => modulesOf(imported, seen))];
  }
  const users = new Map<string, string[]>();
  const parts = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  for (const { fileName, name } of parts)
    for (const id of modulesOf(fileName)) users.set(id, [...(users.get(id) ?? []), name]);
  // Each page keeps a file of its own name.
  for (const { name, facadeModuleId } of parts) if (name.endsWith('Page')) users.delete(facadeModuleId ?? '');
  return new Map(
    [...users].flatMap(([id, names]) => {
      const [lead] = LEADS.find(([, pages]) => pages.some((page) => names.includes(page))) ?? [];
      return lead && names.length > 1 ? [[id, lead] as const] : [];
    }),
  );
}
