import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { renderPublic } from '../../scripts/render/pages.ts';
import { fa } from '../../src/text/fa.ts';
import { serveFilled } from '../filled.ts';
import { heading, open, openAs, test } from '../support.ts';
import { temporaryFolder } from '../../scripts/temporary.ts';

// Tests pages that contain only the first rows of a long list.

/** Renders `paths` with a long list of courses, and serves them to `page`. Returns the folder of the rendered pages. */
async function serveFirstRows(page: Page, baseURL: string | undefined, paths: string[]): Promise<string> {
  await page.request.patch('/api/__mock/state', { data: { scenario: 'huge' } });
  const folder = temporaryFolder();
  await renderPublic('dist', `${baseURL}/api`, folder, { isWanted: (path) => paths.includes(path) });
  await serveFilled(page, folder, paths);
  return folder;
}

test('a page that contains only the first rows of a long list loads all rows', async ({ page, baseURL }) => {
  const folder = await serveFirstRows(page, baseURL, ['/courses', '/blogs/7']);
  await open(page, '/courses');
  await expect(page.getByText('۹٬۹۹۹ دوره').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The rendered cards stay until the first scroll, because replacing them would delay input and count as a late paint.
  await expect(page.locator('[aria-setsize]')).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('[aria-setsize="9999"]').first()).toBeAttached();

  // An article's page contains the article and the next three articles.
  const { answers } = JSON.parse(readFileSync(join(folder, 'rendered/blogs/7.json'), 'utf8')) as {
    answers: Readonly<Record<string, { id: unknown }[]>>;
  };
  const articles = Object.values(answers).find((rows) => rows.some(({ id }) => String(id) === '7'));
  expect(articles).toHaveLength(4);
});

test('[§2.22] the message «no match» does not appear before all rows have loaded, and stays while the next list loads', async ({
  page,
  baseURL,
}) => {
  await serveFirstRows(page, baseURL, ['/courses']);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/courses\/$/, (route) => released.then(() => route.continue()));
  await page.route(/\/api\/courses\/\?/, () => undefined);
  await open(page, '/courses?q=ژژژ');
  // None of the first rows matches, but a later row may match. Therefore, the page shows the loading text until all
  // rows have loaded.
  await expect(page.getByText(fa.common.loading).first()).toBeAttached();
  const none = page.getByRole('main').getByText(fa.filters.noMatch);
  await expect(none).toHaveCount(0);
  release();
  await expect(none).toBeVisible();

  // All rows have loaded and none matches, so the no-match message stays while the list of a department loads.
  await page.getByRole('button', { name: fa.departments.names[4] ?? '' }).click();
  await expect(page.locator('[aria-busy=true]')).toBeAttached();
  await expect(none).toBeVisible();
});

test('[F95] the first rows never count as the complete list, even if the API fails', async ({ page, baseURL }) => {
  await serveFirstRows(page, baseURL, ['/', '/courses']);
  let fails = true;
  await page.route(/\/api\/(courses|departments)\/$/, (route) =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await open(page, '/courses');
  await expect(page.getByRole('main').getByText(fa.courses.pageFailed)).toBeVisible();
  await expect(page.getByText('۶ دوره', { exact: true })).toHaveCount(0);
  await open(page, '/courses?q=9000');
  await expect(page.getByRole('main').getByText(fa.courses.pageFailed)).toBeVisible();
  await expect(page.getByText(fa.filters.noMatch)).toHaveCount(0);

  fails = false;
  await page.getByRole('main').getByRole('button', { name: fa.common.retry }).click();
  await expect(page.getByRole('main').getByText(fa.filters.count(1), { exact: true })).toBeVisible();
});

test('[§2.10] the home page shows no headline to a user before all courses have loaded', async ({ page, baseURL }) => {
  await serveFirstRows(page, baseURL, ['/']);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/courses\/$/, (route) => released.then(() => route.continue()));
  await openAs(page, 'demo-admin');
  await page.evaluate(() => {
    const { userId } = JSON.parse(localStorage.getItem('authUser') ?? '{}') as { userId: string };
    localStorage.setItem('purchasedCourses', JSON.stringify({ [userId]: ['500'] }));
  });
  await open(page, '/');
  await expect(page.locator('[inert] h1')).toBeAttached();
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(fa.learning.startTitle);
});
