import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentOf, scriptHashes, type Site } from './document.ts';
import { parseSheet } from './styles.ts';

const site: Site = {
  template: '<html><head><title></title><script>scheme()</script></head><body><div id="root"></div></body></html>',
  entry: '/assets/index.js',
  parts: ['/assets/react.js'],
  pages: { HomePage: ['/assets/home.js'] },
  styles: '/assets/all.css',
  sheet: parseSheet('.a{top:0}.b{top:1px}'),
  fonts: ['/assets/arabic.woff2'],
  loader: 'load()',
};
const content = { head: '<meta name="description" content="$&">', body: '<p class="a">$1</p>', page: 'HomePage' };

test('a document has its page, the rules it needs, and the program of that page for later', () => {
  const html = documentOf(site, { ...content, path: '/' });
  expect(html).toContain('<div id="root" data-path="/"><p class="a">$1</p></div>');
  expect(html).toContain('<meta name="description" content="$&">');
  expect(html).toContain('<style>.a{top:0}</style>');
  expect(html).toContain('data-entry="/assets/index.js" data-parts="/assets/react.js /assets/home.js"');
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/arabic.woff2" crossorigin>');
  expect(html).not.toContain('type="module"');
});

test('a shell for many addresses names none, and no address leaves its attribute', () => {
  expect(documentOf(site, content)).toContain('<div id="root"><p');
  expect(documentOf(site, { ...content, path: '/a"&' })).toContain('data-path="/a&quot;&amp;"');
});

test('data cannot end the script that they stand in', () => {
  const html = documentOf(site, { ...content, rendered: { at: 1, answers: { key: '</script><script>bad()' } } });
  expect(html).not.toContain('<script>bad()');
  const [, json = ''] = /id="rendered">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ at: 1, answers: { key: '</script><script>bad()' } });
});

test('every inline script has its hash, and data have none', () => {
  const html = documentOf(site, { ...content, rendered: { at: 1, answers: {} } });
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(scriptHashes(html)).toEqual([hashOf('scheme()'), hashOf('load()')]);
});
