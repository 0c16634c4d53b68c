import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { compressFile, isCompressible } from '../../scripts/render/compress.ts';
import { atEnd, copyImage, freePort, openFolder, startImage, startNginx, test, untilUp } from '../deployed.ts';
import { fa } from '../../src/text/fa.ts';
import { logInByForm, noteStart, open } from '../support.ts';

/** Renames each asset in a copy of the image, so that the copy looks like another build. */
async function rebuild(image: string) {
  const dist = join(image, 'dist');
  const assets = join(dist, 'assets');
  const files = readdirSync(assets).filter((name) => !/\.(?:gz|br)$/.test(name));
  const names = new Map(files.map((name) => [name, name.replace(/(?=\.\w+$)/, 'b')]));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!isCompressible(file)) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(
      join(dist, file),
      text.replaceAll(/[\w-]+\.(?:js|css|woff2|svg)/g, (name) => names.get(name) ?? name),
    );
  }
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other));
  await Promise.all([...names.values()].filter(isCompressible).map((name) => compressFile(join(assets, name), 4)));
}

const PAGES = ['/', '/courses', '/purchase/2', '/blogs', '/login'];
const LOADS = 200;

/** Buys a course, opens its first lesson, and comments on an article. */
async function study(page: Page, site: string, course: string) {
  await open(page, `${site}/purchase/${course}`);
  await page.getByRole('button', { name: fa.course.addToBasket }).first().click();
  await expect(page.getByText(fa.basket.added)).toBeVisible();
  await open(page, `${site}/shopping-basket`);
  await page.getByRole('button', { name: fa.basket.buy, exact: true }).click();
  await expect(page).toHaveURL(/\/syllabus\//);
  await page.getByRole('link', { name: /^شروع: / }).click();
  await expect(page).toHaveURL(/\/lessons\//);
  await open(page, `${site}/blogs`);
  const article = page.getByRole('article').first();
  await article.getByRole('tab', { name: /نظر/ }).click();
  await article.getByRole('textbox').fill(`نظر ${course}`);
  await article.getByRole('button', { name: fa.blog.sendComment }).click();
  await expect(article.getByText(`نظر ${course}`)).toBeVisible();
}

test('[F84] with two builds behind a load balancer, the app starts on every page and every journey succeeds', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000 + LOADS * 20_000);
  const env = { API_UPSTREAM: baseURL ?? '', ASSETS_FOLDER: openFolder() };
  const [first, image] = await Promise.all([startImage(env), copyImage(rebuild)]);
  const replicas = [first, await startImage(env, image)];
  const port = await freePort();
  const balancer = startNginx(
    openFolder(),
    `upstream replicas { ${replicas.map(({ address }) => `server ${address};`).join(' ')} }
     server { listen 127.0.0.1:${port}; location / { proxy_pass http://replicas; proxy_set_header Host $http_host; } }`,
  );
  for (const close of [...replicas.map(({ stop }) => stop), () => balancer.kill()]) atEnd(close);
  const site = `http://127.0.0.1:${port}`;
  await untilUp(site);
  const documents = new Set<string>();
  const dead: string[] = [];
  const visit = async (act: (page: Page) => Promise<unknown>) => {
    // Each visit uses a new context, so that it begins with an empty cache.
    const context = await browser.newContext({ locale: 'fa-IR' });
    await noteStart(context);
    await act(await context.newPage());
    await context.close();
  };
  for (let count = 0; count < LOADS; count += 1) {
    const path = PAGES[count % PAGES.length] ?? '/';
    await visit(async (page) => {
      const html = await (await page.goto(site + path, { waitUntil: 'commit' }))?.text();
      documents.add(/data-entry="([^"]+)"/.exec(html ?? '')?.[1] ?? '');
      const started = page.locator('html.started').waitFor({ state: 'attached', timeout: 60_000 });
      await started.catch(() => dead.push(path));
    });
  }
  expect(dead).toEqual([]);
  expect(documents.size).toBe(2);
  for (const course of ['2', '3', '6', '7', '8'])
    await visit(async (page) => {
      await logInByForm(page, 'demo-newcomer', { site });
      await expect(page).toHaveURL(`${site}/`);
      await study(page, site, course);
    });
});
