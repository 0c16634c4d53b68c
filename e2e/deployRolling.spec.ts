import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { compressFile, isCompressible } from '../scripts/render/compress.ts';
import { atEnd, copyImage, freePort, openFolder, startImage, startNginx, test } from './deployed.ts';
import { logInByForm, noteStart } from './support.ts';

/** Makes the site another build: each asset gets another name. */
async function rebuild(image: string) {
  const dist = join(image, 'dist');
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:gz|br)$/.test(name));
  const names = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, 'b')]));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!isCompressible(file)) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(
      join(dist, file),
      text.replaceAll(/[\w-]+\.(?:js|css|woff2)/g, (name) => names.get(name) ?? name),
    );
  }
  for (const [name, other] of names) {
    renameSync(join(dist, 'assets', name), join(dist, 'assets', other));
    if (isCompressible(other)) await compressFile(join(dist, 'assets', other), 4);
  }
}

const PAGES = ['/', '/courses', '/purchase/2', '/blogs', '/login'];
const LOADS = Number(process.env['ROLLING_LOADS'] ?? 40);

test('[F84] while two builds are behind a balancer, every load starts, and one can log in', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000 + LOADS * 3000);
  const env = { API_UPSTREAM: baseURL ?? '', ASSETS_FOLDER: openFolder() };
  const old = await startImage(env);
  const next = await startImage(env, await copyImage(rebuild));
  const port = await freePort();
  const balancer = startNginx(
    openFolder(),
    `upstream replicas { ${[old, next].map(({ address }) => `server ${address};`).join(' ')} }
     server { listen 127.0.0.1:${port}; location / { proxy_pass http://replicas; proxy_set_header Host $http_host; } }`,
  );
  for (const close of [old.stop, next.stop, () => balancer.kill()]) atEnd(close);
  const site = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(site).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const documents = new Set<string>();
  const dead: string[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    // With nothing in its cache.
    const context = await browser.newContext();
    await noteStart(context);
    const page = await context.newPage();
    const path = PAGES[count % PAGES.length] ?? '/';
    const html = await (await page.goto(site + path))?.text();
    documents.add(/data-entry="([^"]+)"/.exec(html ?? '')?.[1] ?? '');
    await page
      .locator('html.started')
      .waitFor({ state: 'attached', timeout: 20_000 })
      .catch(() => dead.push(path));
    await context.close();
  }
  expect(dead).toEqual([]);
  expect(documents.size).toBe(2);
  const context = await browser.newContext();
  await noteStart(context);
  const page = await context.newPage();
  await logInByForm(page, 'demo-student', { site });
  await expect(page).toHaveURL(`${site}/`);
  await context.close();
});
