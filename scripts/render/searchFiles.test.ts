import { expect, test } from 'vitest';
import { searchFiles, siteAddress } from './searchFiles.ts';

test('[§10.20] the sitemap contains each page once, with its absolute URL', () => {
  const map = searchFiles('https://host.example/a&b', ['/', '/courses', '/purchase/1', '/courses'], []).get(
    '/sitemap.xml',
  );
  expect([...(map?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(([, address]) => address)).toEqual([
    'https://host.example/a&amp;b/',
    'https://host.example/a&amp;b/courses',
    'https://host.example/a&amp;b/purchase/1',
  ]);
});

test('[§10.20] a long list of URLs is split into several sitemaps, which sitemap.xml lists', () => {
  const found = Array.from({ length: 50_001 }, (_, id) => `/purchase/${id}`);
  const files = searchFiles('https://host.example', found, []);
  expect(files.get('/sitemap.xml')?.match(/(?<=<sitemap><loc>)[^<]*/g)).toEqual([
    'https://host.example/sitemap-1.xml',
    'https://host.example/sitemap-2.xml',
  ]);
  expect(files.get('/sitemap-2.xml')?.match(/(?<=<url><loc>)[^<]*/g)).toEqual(['https://host.example/purchase/50000']);
});

test('[§10.20] robots.txt disallows users’ pages; only with a public URL, there is a sitemap', () => {
  const robots = searchFiles('https://host.example', ['/'], ['/prof', '/lessons/']).get('/robots.txt') ?? '';
  expect(robots.trim().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /prof',
    'Disallow: /lessons/',
    '',
    'Sitemap: https://host.example/sitemap.xml',
  ]);
  const files = searchFiles(undefined, ['/'], []);
  expect([...files.keys()]).toEqual(['/robots.txt']);
  expect(files.get('/robots.txt')).not.toContain('Sitemap');
});

test.for([
  ['https://host.example/', 'https://host.example'],
  [' https://host.example/academy// ', 'https://host.example/academy'],
  ['http://127.0.0.1:4173?x#y', 'http://127.0.0.1:4173'],
  ['', undefined],
  [undefined, undefined],
] as const)('the site URL %j is normalised to %j', ([text, address]) => {
  expect(siteAddress(text)).toBe(address);
});

test.for(['host.example', 'javascript:alert(1)', 'https://', '/academy'])('%j is not a valid site URL', (text) => {
  expect(() => siteAddress(text)).toThrow('must be like');
});
