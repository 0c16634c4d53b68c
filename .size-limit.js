// The size budgets of each page's first load. `site.json`, which the build writes, lists the files of each page.
import { readFileSync } from 'node:fs';

const { entry, parts, pages, styles } = JSON.parse(readFileSync('dist/.render/site.json', 'utf8'));
const files = (addresses) => addresses.map((address) => `dist/assets/${address.split('/').at(-1)}`);

const first = (page) => files([entry, ...parts, ...pages[page]]);

export default [
  { name: 'First load of /, scripts', path: first('HomePage'), limit: '140 KiB', gzip: true },
  { name: 'All styles, after the first paint', path: files([styles]), limit: '35 KiB', gzip: true },
  ...Object.keys(pages).map((page) => ({
    name: `First load of ${page}`,
    path: first(page),
    limit: '205 KiB',
    gzip: true,
  })),
];
