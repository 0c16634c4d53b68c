import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext } from 'vite';
import { expect, test } from 'vitest';
import { mockApi } from '../hosts/vite.ts';

const html = readFileSync('index.html', 'utf8');

/** The page as `vite` sends it, or as `vite build` writes it. */
function transformed(inDev: boolean): unknown {
  const { transformIndexHtml } = mockApi();
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin leaves the page alone');
  const context = { path: '/', filename: 'index.html', ...(inDev && { server: {} }) } as IndexHtmlTransformContext;
  return transformIndexHtml.handler.call({} as never, html, context);
}

test('the page of the dev server begins with the panel beside the site', () => {
  expect(transformed(true)).toContain('<script type="module" src="/mocks/hosts/dev.ts"></script>');
  expect(transformed(true)).not.toContain('/src/main.tsx');
});

test('a built page begins with the site alone', () => {
  expect(transformed(false)).toBe(html);
});
