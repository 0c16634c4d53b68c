// The weight of the first load of `/`, and what every other page adds to it, by the manifest of the last build.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const files = (keys, pick) =>
  [...new Set([...keys].flatMap((key) => pick(manifest[key])))].map((file) => `dist/${file}`);
const scripts = (chunk) => [chunk.file];
const styles = (chunk) => chunk.css ?? [];

const home = closure('index.html');
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.+Page\.tsx$/.test(key) && !home.has(key));

export default [
  { name: 'First load of /, scripts', path: files(home, scripts), limit: '150 KiB', gzip: true },
  { name: 'First load of /, styles', path: files(home, styles), limit: '14 KiB', gzip: true },
  ...pages.map((page) => ({
    name: `${page.split('/').at(-1).replace('.tsx', '')} adds`,
    path: files(
      [...closure(page)].filter((key) => !home.has(key)),
      scripts,
    ),
    limit: '30 KiB',
    gzip: true,
  })),
];
