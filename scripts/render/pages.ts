import { paths } from '../../src/paths.ts';
import { documentOf, type Site } from './document.ts';

/** What the build makes of `src/prerender.tsx`. */
type Renderer = Pick<typeof import('../../src/prerender.tsx'), 'renderPage' | 'renderShell'>;

/** Pages that are the same for everybody until their data comes. */
const ALIKE = [
  paths.home,
  paths.courses,
  paths.blogs,
  paths.about,
  paths.contact,
  paths.services,
  paths.login,
  paths.signup,
];

/** The file of a page: `/` is `index.html`, `/courses` is `courses.html`. */
export const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** The pages that need no data, and the two shells for all others, by file. */
export async function renderStatic(site: Site, module: string): Promise<Map<string, string>> {
  const { renderPage, renderShell } = (await import(module)) as Renderer;
  const files = new Map<string, string>();
  for (const path of ALIKE) {
    const content = await renderPage(path, { answers: new Map(), at: 0 });
    files.set(fileOf(path), documentOf(site, { ...content, path }));
  }
  const lost = await renderPage('/404', { answers: new Map(), at: 0 });
  files.set('404.html', documentOf(site, lost));
  files.set('200.html', documentOf(site, await renderShell()));
  return files;
}
