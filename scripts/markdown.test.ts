import { afterEach, expect, test, vi } from 'vitest';

const BRAND = '../brand/brand.ts';

afterEach(() => {
  vi.doUnmock(BRAND);
  vi.resetModules();
});

/** Returns the code that is generated for a page with this Markdown. */
async function codeOf(source: string): Promise<string> {
  vi.resetModules();
  vi.doMock(BRAND, () => ({ pages: [{ path: '/privacy-policy', title: 'حریم خصوصی' }] }));
  const { markdownPages } = await import('./markdown.ts');
  const { transform } = markdownPages() as { transform: (source: string, id: string) => Promise<{ code: string }> };
  return (await transform(source, '/brand/pages/privacy-policy.md')).code;
}

test('the lead of a page ends at the first empty line, with any kind of line endings', async () => {
  const code = await codeOf('یک\r\n\r\n## دو\r\n\r\n3. سه\r\n');
  expect(code).toBe(await codeOf('یک\n\n## دو\n\n3. سه'));
  expect(code).toContain('"lead": "یک"');
  expect(code).toMatch(/_jsx\("ol", {\s*start: "3",\s*children: .*_jsx\("li", { children: "سه" }\)/s);
});

test.each(['یک\n\n~~دو~~', 'یک\n\n- [ ] دو', 'یک\n\nمی&zwnj;خرید', '**یک**', '# یک', '[یک](/a)'])(
  'unsupported Markdown fails the build with a message: %j',
  (source) => expect(codeOf(source)).rejects.toThrow(/may contain only/),
);
