import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { documentOf, scriptHashes } from './document.ts';
import { site } from './testing/site.ts';

const content = { head: '<meta name="description" content="$&">', body: '<p class="a">$1</p>', page: 'HomePage' };

test('the HTML contains the page, the styles that the page needs, and the URLs of its chunks', () => {
  const html = documentOf(site, { ...content, path: '/' });
  expect(html).toContain('<div id="root"><p class="a">$1</p></div>');
  expect(html).toContain('<meta name="description" content="$&">');
  expect(html).toContain('<style>.a{top:0}</style>');
  expect(html).toContain('data-entry="/assets/index.js" data-parts="/assets/react.js /assets/home.js"');
  expect(html).not.toContain('type="module"');
});

test('icons in the HTML lose the attributes that have no effect', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="24" class="tabler-icon tabler-icon-menu-2"></svg>';
  const named =
    '<svg class="tabler-icon tabler-icon-menu-2 a"></svg>&quot; class=&quot;tabler-icon tabler-icon-x&quot;';
  expect(documentOf(site, { ...content, body: icon + named })).toContain(`<svg width="24"></svg>${named}`);
});

test('classes lose the names of parts that no code uses', () => {
  const classed = (names: string) => `<p class="${names}"> mantine-Text-root</p>`;
  const bodyOf = (names: string) => documentOf(site, { ...content, body: classed(names) });
  expect(bodyOf('m_1 mantine-Text-root a mantine-Stack-root')).toContain(classed('m_1 a'));
  for (const file of globSync('{src,brand}/**/*.{css,ts,tsx}'))
    for (const [name] of readFileSync(file, 'utf8').matchAll(/mantine-[A-Z]\w*-\w+/g))
      expect(bodyOf(`a ${name}`), file).toContain(classed(`a ${name}`));
});

function fontsOf(body: string, fonts = site.fonts) {
  const html = documentOf({ ...site, fonts }, { ...content, body });
  return [...html.matchAll(/as="font"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
}

test('the HTML preloads the fonts of its text, and no others', () => {
  expect(fontsOf('<p class="a">$1</p>')).toEqual(['/assets/digits.woff2']);
  expect(fontsOf('<p class="a">&quot;React&quot;</p><style>a{top:1px}</style>')).toEqual(['/assets/latin.woff2']);
  expect(fontsOf('<p class="a">«&amp;»</p>')).toEqual([]);
});

test('if several fonts have a character, the HTML preloads only the last', () => {
  const fonts = [{ href: '/assets/all.woff2', characters: '[0-9A-Z]' }, ...site.fonts];
  expect(fontsOf('1A', fonts)).toEqual(['/assets/digits.woff2', '/assets/latin.woff2']);
});

test('the shell, which several pages share, contains no path; in other pages, a path cannot close its attribute', () => {
  expect(documentOf(site, content)).not.toContain('data-path');
  const rendered = { address: '/rendered/"&.json', at: 1 };
  const html = documentOf(site, { ...content, path: '/a"&', rendered });
  expect(html).toContain('data-path="/a&quot;&amp;" data-rendered="/rendered/&quot;&amp;.json" data-at="1">load()');
});

test('settings cannot close the script element that contains them', () => {
  vi.stubEnv('VITE_CONTACT_PHONE', '</script><script>bad()');
  const html = documentOf(site, content);
  vi.unstubAllEnvs();
  expect(html).not.toContain('<script>bad()');
  const [, json = ''] = /id="settings">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ VITE_CONTACT_PHONE: '</script><script>bad()' });
});

test('scriptHashes returns the hash of every inline script', () => {
  const html = documentOf(site, content);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(scriptHashes(html)).toEqual([hashOf('scheme()'), hashOf('load()')]);
});

test('style attributes become CSS rules, because the security policy forbids style attributes', () => {
  const body = '<p class="a" style="top:0">1</p><i style="top:0"></i><b style="--x:&quot;a&quot;"></b>';
  const html = documentOf(site, { ...content, body });
  expect(html).toContain('<p class="a" data-s="0">1</p><i data-s="0"></i><b data-s="1"></b>');
  expect(html).toContain('#root [data-s="0"]{top:0}#root [data-s="1"]{--x:"a"}');
  expect(() => documentOf(site, { ...content, body: '<p style="a:b}*{top:0"></p>' })).toThrow('cannot contain');
});
