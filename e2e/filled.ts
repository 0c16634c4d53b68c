import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { renderPublic } from '../scripts/render/pages.ts';
import { noteShifts } from './measures.ts';
import { resetMock, test } from './support.ts';
import { temporaryFolder } from '../scripts/temporary.ts';

/** Paths of pages with data. */
export const FILLED = ['/', '/courses', '/blogs', '/blogs/1', '/departments/1', '/purchase/2'];

/** Renders public pages once for all tests of a file. */
export function renderOnce(options: Parameters<typeof renderPublic>[3]) {
  const pages = temporaryFolder();
  const rendered = {
    pages,
    at: 0,
    /** Serves the rendered pages to `page`, and returns the result of `listen`. */
    async meet(page: Page) {
      await serveFilled(page, pages);
      return listen(page);
    },
  };
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ request, baseURL }) => {
    await resetMock(request);
    // The pages carry the time at which their rendering began.
    rendered.at = Date.now();
    const { failed } = await renderPublic('dist', `${baseURL}/api`, pages, options);
    expect([...failed]).toEqual([]);
  });
  return rendered;
}

/** Serves the rendered pages in `folder` instead of the build's pages, which contain no data. */
export async function serveFilled(page: Page, folder: string, paths = FILLED): Promise<void> {
  await page.route('**/rendered/**', (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  for (const path of paths) {
    const body = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const headers = (await route.fetch()).headers();
        await route.fulfill({ body, headers: { ...headers, 'content-length': '' } });
      },
    );
  }
}

/**
 * Collects a page's uncaught errors, console messages about hydration or the security policy, and API requests. Also
 * records layout shifts.
 */
export async function listen(page: Page) {
  const heard = { errors: [] as string[], calls: [] as string[] };
  page.on('pageerror', ({ message }) => heard.errors.push(message));
  page.on('console', (message) => {
    if (/hydrat|Content Security Policy|Minified React/i.test(message.text())) heard.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/media/')) heard.calls.push(pathname);
  });
  await noteShifts(page);
  return heard;
}
