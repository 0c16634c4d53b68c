import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connect } from 'vite';
import { isRoute } from '../../src/paths.ts';
import { fileOf, RENDERER } from './pages.ts';
import { securityPolicy } from './policy.ts';

/** The security policy of `deploy/`, for a site whose pictures are its own and its API's. */
const policyOf = (dist: string) =>
  securityPolicy({ scripts: readFileSync(join(dist, RENDERER, 'script-hashes'), 'utf8') });

/** What is renewed with the pages, and so not the build's alone: their data, and what search engines ask for. */
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

interface Found {
  file: string;
  status: number;
}

/** What answers an address: its own file, the shell of all pages, or the page of lost ones; null for a file of the build. */
function fileAt(path: string, folders: readonly string[]): Found | null {
  const [dist = ''] = folders.slice(-1);
  const lost = { file: join(dist, '404.html'), status: 404 };
  const name = decoded(path);
  // What begins with a dot is of no visitor's concern, and a page has no file's name.
  if (name === null || /\/\.|\.\.|\.html$/.test(name)) return lost;
  const own = /\.\w+$/.test(name) ? name : fileOf(path);
  const folder = folders.find((each) => existsSync(join(each, own)));
  if (folder === dist && own === name) return null;
  if (folder !== undefined) return { file: join(folder, own), status: 200 };
  return isRoute(path) ? { file: join(dist, '200.html'), status: 200 } : lost;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Answers pages as the server of `deploy/` does; the folders are looked through in turn, the build's own last. */
export function servePages(foldersNow: () => readonly string[], base: string): Connect.NextHandleFunction {
  return ({ method, url = '' }, reply, next) => {
    const [pathname = ''] = url.split('?');
    if ((method !== 'GET' && method !== 'HEAD') || !pathname.startsWith(base) || pathname.startsWith('/api/')) {
      return next();
    }
    const folders = foldersNow();
    const found = fileAt(`/${pathname.slice(base.length)}`.replace(/(?<=.)\/+$/, ''), folders);
    if (!found) return next();
    reply.writeHead(found.status, {
      'Content-Type': TYPES[extname(found.file)] ?? 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(folders.at(-1) ?? ''),
    });
    reply.end(readFileSync(found.file));
  };
}
