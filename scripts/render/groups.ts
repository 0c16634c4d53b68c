import type { Rolldown } from 'vite';

/** Groups of pages. A module that several chunks share belongs to the first group with a page that uses it. */
const LEADS = Object.entries({
  home: ['HomePage'],
  lists: ['CoursesPage', 'DepartmentPage'],
  articles: ['BlogsPage', 'ArticlePage', 'PurchasePage', 'LoginPage'],
});

/**
 * Returns the bundler's chunk groups. `leadOf` maps each shared module to its group. The site is built twice: in the
 * first build, `leadOf` is empty. For the second build, `leadsOf` creates the map from the output of the first build.
 */
export const groupsOf = (leadOf: ReadonlyMap<string, string>): Rolldown.CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'academy', tags: ['$initial'] },
  { name: (id) => leadOf.get(id) ?? null, includeDependenciesRecursively: false },
];

/** Chooses a group for each module that several chunks share. `output` comes from the first build, without groups. */
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
  // A page's own module stays in the chunk of the page. In the demo, `main` also stays a separate chunk, because it
  // must not run before the mock has started.
  for (const { name, facadeModuleId } of parts)
    if (name.endsWith('Page') || name === 'main') users.delete(facadeModuleId ?? '');
  return new Map(
    [...users].flatMap(([id, names]) => {
      const [lead] = LEADS.find(([, pages]) => pages.some((page) => names.includes(page))) ?? [];
      return lead && names.length > 1 ? [[id, lead] as const] : [];
    }),
  );
}
