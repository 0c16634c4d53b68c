import type { Site } from '../document.ts';
import { parseSheet } from '../sheet.ts';

export const site: Site = {
  template: '<html><head><title></title><script>scheme()</script></head><body><div id="root"></div></body></html>',
  base: '/',
  entry: '/assets/index.js',
  parts: ['/assets/react.js'],
  pages: { HomePage: ['/assets/home.js'] },
  styles: '/assets/all.css',
  sheet: parseSheet('.a{top:0}.b{top:1px}'),
  fonts: [
    { href: '/assets/digits.woff2', characters: String.raw`[\u{30}-\u{39}]` },
    { href: '/assets/latin.woff2', characters: String.raw`[\u{40}-\u{7E}]` },
  ],
  old: '',
  loader: 'load()',
};
