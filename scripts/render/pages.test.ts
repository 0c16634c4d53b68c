import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from '../../mocks/hosts/server.ts';
import { pathsOf } from '../../src/pages.ts';
import { temporaryFolder } from '../temporary.ts';
import { createAsk } from './ask.ts';
import { renderPublic } from './pages.ts';
import { createPages } from './serve.ts';
import { site } from './testing/site.ts';

/** Creates a build whose renderer consists of `code`. The build has only the pages that `code` defines. */
function buildWith(code: string) {
  const dist = temporaryFolder();
  mkdirSync(join(dist, '.render'));
  writeFileSync(join(dist, '.render/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, '.render/prerender.js'), `export const FOUND_PATHS = [], PRIVATE_PATHS = [];\n${code}`);
  writeFileSync(join(dist, '.render/site.json'), JSON.stringify(site));
  return { dist: relative(process.cwd(), dist), out: join(dist, 'out') };
}

/** The path prefixes of pages with data and an id, such as `/blogs/`. */
const folders = pathsOf('filled').filter((path) => path.endsWith('/'));

const rendered = "{ head: '', body: path, page: 'P', rendered: { at: 1, answers: {} } }";

test('every public page with a valid path is written, and nothing is written outside the output folder', async () => {
  const { dist, out } = buildWith(`
    export const publicPaths = async () => ['/', '/purchase/1', '/purchase/node.js', '/purchase/%2E%2E', '/../x'];
    export const renderPage = async (path) => (${rendered});`);
  const { written, failed } = await renderPublic(dist, 'http://api.invalid', out);
  expect(written).toBe(2);
  expect([...failed.keys()]).toEqual(['/purchase/node.js', '/purchase/%2E%2E', '/../x']);
  expect(new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set([
      'purchase',
      'rendered',
      'rendered/purchase',
      ...['index', 'purchase/1']
        .flatMap((page) => [`${page}.html`, `rendered/${page}.json`])
        .concat('robots.txt')
        .flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
    ]),
  );
  expect(readFileSync(join(out, 'purchase/1.html'), 'utf8')).toContain('data-path="/purchase/1"');
});

test('[F80] a page’s previous file stays if its data do not load or cannot be written; other pages are updated', async () => {
  const { dist, out } = buildWith(`
    export const publicPaths = async () => ['/', '/blogs', '/courses'];
    export const renderPage = async (path) => { if (path === '/blogs') throw new Error('down'); return ${rendered}; };`);
  const last = ['blogs.html', 'courses.html'].map((file) => join(out, file));
  mkdirSync(out);
  for (const file of last) writeFileSync(file, 'last good');
  // The data file cannot be written, because a folder has its name.
  mkdirSync(join(out, 'rendered/courses.json'), { recursive: true });
  const { written, failed } = await renderPublic(dist, 'http://api.invalid', out);
  expect(written).toBe(1);
  expect(new Set(failed.keys())).toEqual(new Set(['/blogs', '/courses']));
  expect(last.map((file) => readFileSync(file, 'utf8'))).toEqual(['last good', 'last good']);
});

test('[F80] the renderer resends a request if the server has closed the keep-alive connection', async () => {
  const used = new Set<unknown>();
  const server = createServer(({ socket }, reply) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    reply.end('[]');
  });
  const { fetch, silentSince } = createAsk({});
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
  for (const _ of [1, 2, 3]) expect(await (await fetch(address)).text()).toBe('[]');
  expect(used.size).toBe(3);
  expect(silentSince()).toBeNull();
  server.close();
});

test('[F80] if the list of public pages does not load, rendering fails', async () => {
  const { dist, out } = buildWith("export const publicPaths = async () => { throw new Error('down'); };");
  await expect(renderPublic(dist, 'http://api.invalid', out)).rejects.toThrow('down');
});

test('[F81] rendering again writes only changed pages, and removes pages that are no longer public', async () => {
  const { dist, out } = buildWith(`
    let round = 0;
    const of = (id) => ${JSON.stringify(folders)}.map((folder) => folder + id);
    export const publicPaths = async () => (round++ ? ['/', ...of(1)] : ['/', ...of(1), ...of(2)]);
    export const renderPage = async (path, { at }) =>
      ({ head: '', body: path + (path === '/' ? round : ''), page: 'P', rendered: { at, answers: { path } } });`);
  expect(await renderPublic(dist, 'http://api.invalid', out)).toMatchObject({ written: 1 + 2 * folders.length });
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(await renderPublic(dist, 'http://api.invalid', out)).toMatchObject({ written: 1 });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /[12]\.(?:html|json)/.test(file)).toSorted()).toEqual(
    folders
      .flatMap((folder) => [`${folder.slice(1)}1.html`, `rendered${folder}1.json`])
      .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
      .toSorted(),
  );
});

test('the server renders every page of the kind `filled` with its data', async () => {
  const { dist } = buildWith(`export const renderPage = async (path) => (${rendered});`);
  const { answerTo } = await createPages(dist, { api: 'http://api.invalid' });
  for (const path of pathsOf('filled').map((each) => each.replace(/\/$/, '/7')))
    expect((await answerTo(path)).text, path).toContain('data-rendered');
});
