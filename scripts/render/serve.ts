import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { isRoute } from '../../src/paths.ts';
import { fileOf, RENDERER } from './pages.ts';
import { securityPolicy } from './policy.ts';

/** The security policy of `deploy/`, for a site whose pictures are its own and its API's. */
const policyOf = (dist: string) =>
  securityPolicy({ scripts: readFileSync(join(dist, RENDERER, 'script-hashes'), 'utf8') });

/** The file and the status for a page's address: its own file, the shell of all pages, or the page of lost ones. */
function pageAt(path: string, folders: readonly string[]): { file: string; status: number } {
  const isSafe = !path.includes('..');
  const own = folders.map((folder) => join(folder, fileOf(path))).find((file) => isSafe && existsSync(file));
  const [dist = ''] = folders.slice(-1);
  if (own) return { file: own, status: 200 };
  return isRoute(path) ? { file: join(dist, '200.html'), status: 200 } : { file: join(dist, '404.html'), status: 404 };
}

/** Answers pages as the server of `deploy/` does; the folders are looked through in turn, the build's own last. */
export function servePages(foldersNow: () => readonly string[], base: string): Connect.NextHandleFunction {
  return ({ method, url = '', headers }, reply, next) => {
    const { pathname } = new URL(url, 'http://here.invalid');
    const asked = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
    if (!asked || !pathname.startsWith(base) || /^\/api\/|\.\w+$/.test(pathname)) return next();
    const folders = foldersNow();
    const { file, status } = pageAt(`/${pathname.slice(base.length)}`.replace(/(?<=.)\/$/, ''), folders);
    reply.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(folders.at(-1) ?? ''),
    });
    reply.end(readFileSync(file));
  };
}
