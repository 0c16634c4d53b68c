import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import * as brand from '../../brand/brand.ts';
import { fa } from '../../src/text/fa.ts';
import { freePort } from '../deployed.ts';
import * as noor from '../noor/brand.ts';
import { about } from '../noor/texts.ts';
import { heading, logInByForm, open, test } from '../support.ts';
import { temporaryFolder } from '../../scripts/temporary.ts';

// Tests the build of a site with another `brand/`. CI also runs the type check, lint, unit tests and stories
// with that brand.

const folder = temporaryFolder();
const dist = join(folder, 'dist');
const VITE = 'node_modules/vite/bin/vite.js';
const URL_OF_SITE = 'https://noor.example';
let site = '';
let server: ChildProcess | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const copied = ['src', 'mocks', 'scripts', 'deploy', 'index.html', 'package.json', 'vite.config.ts'];
  for (const name of [...copied, 'postcss.config.js', 'brand/drawings'])
    cpSync(name, join(folder, name), { recursive: true });
  cpSync('e2e/noor', join(folder, 'brand'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const env = { ...process.env, VITE_SITE_URL: URL_OF_SITE };
  const built = spawnSync(process.execPath, [VITE, 'build'], { cwd: folder, env, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const args = [VITE, 'preview', '--port', String(port), '--strictPort'];
  server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(site)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 30_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server?.kill();
});

test('[F119] a build with another brand does not contain the default brand’s name, mark or colour', () => {
  const [path = ''] = /(?<= d=")M[^"]{30}/.exec(readFileSync('brand/mark.svg', 'utf8')) ?? [];
  const [, , , , , , , color = ''] = brand.color.split(' ');
  const old = [brand.name, path, color, brand.address, brand.email];
  const texts = globSync('**/*.{html,js,css,json,svg,txt,xml,map}', { cwd: dist });
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    return old.filter((mark) => mark && text.includes(mark)).map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(noor.departments[4]?.text);
  expect(readFileSync(join(dist, 'about-us.html'), 'utf8')).toContain(about.why.text);
});

const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(/[?#]/)[0] ?? ''));

const OFF = ['/blogs', '/notifications', '/add-blog', '/add-course'];

test('[F119] disabled features have no pages, links or requests; the sitemap contains the brand’s own pages', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (sent) => void calls.push(new URL(sent.url()).pathname));
  for (const path of OFF) expect((await request.get(site + path)).status(), path).toBe(404);
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  for (const { path } of noor.pages) expect(sitemap).toContain(`<loc>${URL_OF_SITE}${path}</loc>`);
  expect(sitemap).not.toMatch(/blogs|notifications|add-/);
  // The service worker must not cache chunks of pages that this brand leaves out.
  const worker = await (await request.get(`${site}/sw.js`)).text();
  expect(worker).toContain('/CoursesPage-');
  expect(worker).not.toMatch(/(?:Blogs|Article|AddBlog|AddCourse|Notifications)Page-/);

  await logInByForm(page, 'demo-instructor', { site });
  await page.waitForURL(`${site}/`);
  const linked = new Set<string>();
  for (const path of ['/', '/our-services', '/lessons/10101']) {
    await open(page, site + path);
    await page.waitForLoadState('networkidle');
    for (const link of await linksOf(page)) linked.add(link);
    await expect(page.getByText(fa.nav.blogs, { exact: true }), path).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: fa.learning.notes }), path).toHaveCount(0);
  }
  expect([...linked]).toEqual(expect.arrayContaining(noor.pages.map(({ path }) => path)));
  for (const path of linked) expect((await request.get(site + path)).status(), path).toBe(200);
  expect(calls.filter((path) => /^\/api\/(?:blogs|notifications)/.test(path))).toEqual([]);
});

test('[§1.13] legal and help pages are prerendered, and open without a reload', async ({ page, request }) => {
  const html = await (await request.get(`${site}/terms`)).text();
  expect(html).toContain('<strong>یک بار</strong>');
  expect(html).toContain(`<title>شرایط استفاده | ${noor.name}</title>`);
  expect(await (await request.get(`${site}/privacy-policy`)).text()).toMatch(/data-parts="[^"]*\/privacy-policy-/);
  await open(page, `${site}/`);
  for (const { path, title } of noor.pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(site + path);
    await page.goBack();
  }
  await open(page, `${site}/questions`);
  await page.getByRole('main').getByRole('link', { name: 'فهرست دوره‌ها' }).click();
  await expect(heading(page, fa.courses.title)).toBeVisible();
});

test('[F119] text in the brand’s colours has enough contrast in both schemes', async ({ page }) => {
  await page.addInitScript(axe.source);
  // Without this change to `measureText`, axe would mistake joined letters for an icon font and not check their
  // contrast.
  await page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D;
    const measure = prototype.measureText;
    prototype.measureText = function measureText(text) {
      return Object.defineProperty(measure.call(this, text), 'width', { value: 30 * text.length });
    };
  });
  for (const path of ['/', '/purchase/2', '/login', '/privacy-policy']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, site + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const { violations, passes } = await page.evaluate(() =>
        (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: ['color-contrast', 'link-in-text-block'] }),
      );
      expect(passes[0]?.nodes.length).toBeGreaterThan(5);
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => [path, colorScheme, html]))).toEqual([]);
    }
  }
});

test('[F119] amounts are in the brand’s currency', async ({ page }) => {
  await open(page, `${site}/courses`);
  const prices = page.getByRole('main').locator('article').filter({ hasText: 'تومان' });
  await expect(prices.first()).toBeVisible();
  await expect(page.getByText('ریال')).toHaveCount(0);
});
