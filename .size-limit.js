// The weight of the first load, and what every page adds to it, by what the last build tells its renderer.
import { readFileSync } from 'node:fs';

const { entry, parts, pages, styles } = JSON.parse(readFileSync('dist/.render/site.json', 'utf8'));
const files = (addresses) => addresses.map((address) => `dist/assets/${address.split('/').at(-1)}`);

export default [
  { name: 'First load of /, scripts', path: files([entry, ...parts, ...pages.HomePage]), limit: '150 KiB', gzip: true },
  { name: 'All styles, after the first paint', path: files([styles]), limit: '32 KiB', gzip: true },
  ...Object.entries(pages).map(([page, own]) => ({
    name: `${page} adds`,
    path: files(own),
    limit: '30 KiB',
    gzip: true,
  })),
];
