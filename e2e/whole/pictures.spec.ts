import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { changedSince, findBase, inBase, UsageError } from '../../scripts/visual/builds.ts';
import { test } from '../support.ts';

// Tests that twelve pages look exactly, pixel by pixel, as they do at the merge base. `npm run test:whole -- pictures -u`
// accepts differences. `npm run test:visual` compares all stories.

const PAGES =
  '/ /courses /departments/2 /purchase/2 /shopping-basket /blogs /blogs/1 /login /signup /about-us /contact-us /our-services';
const LOOKS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;
const EXACT = { threshold: 0, maxDiffPixels: 0 };
const START = '2026-01-21T08:30:00Z';

/** Returns the commit to compare with. Null if there is none, or if none of the changes can be visible. */
function comparable(): string | null {
  try {
    const base = findBase();
    return changedSince(base).some((path) => /^(?:src|brand|public|mocks)\//.test(path)) ? base : null;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Takes screenshots of every page of `site`, and returns them by name. */
async function takePictures(page: Page, site: string): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const path of PAGES.split(' ')) {
    for (const { colorScheme, ...size } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      if (size.width === 360) await page.goto(site + path);
      await expect(page.locator('html.started')).toBeAttached({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
        scrollTo({ top: 0, behavior: 'instant' });
      });
      const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      let picture = await shoot();
      await expect(async () => {
        const last = picture;
        picture = await shoot();
        expect(picture.equals(last), `${path} stands still`).toBe(true);
      }).toPass({ timeout: 60_000 });
      pictures.set(`${path.replaceAll('/', '-').slice(1) || 'home'}-${size.width}.png`, picture);
    }
  }
  return pictures;
}

/** Takes the screenshots of the merge base. Its site runs in a separate process. */
async function takeBase(page: Page, base: string, port: number): Promise<Map<string, Buffer>> {
  return inBase(base, 'build', async (tree) => {
    const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'];
    const server = spawn(process.execPath, args, {
      cwd: tree,
      env: { ...process.env, RENDER: 'off' },
      stdio: 'ignore',
    });
    const site = `http://127.0.0.1:${port}`;
    try {
      await expect(async () => void (await page.request.get(site))).toPass({ timeout: 60_000 });
      return await takePictures(page, site);
    } finally {
      server.kill();
    }
  });
}

test('twelve pages look the same as at the merge base', async ({ page, baseURL }, testInfo) => {
  test.setTimeout(600_000);
  const base = comparable();
  test.skip(base === null || process.env['SITE'] !== undefined, 'Nothing to compare');
  if (base === null) return;
  await page.clock.setFixedTime(START);
  // Fixes the random numbers, because the home page chooses courses at random.
  await page.addInitScript(() => void (Math.random = () => 0.5));
  const kept = (name: string) => testInfo.snapshotPath(base, name);
  if (!existsSync(kept('complete'))) {
    const before = await takeBase(page, base, Number(new URL(baseURL ?? '').port) + 10);
    mkdirSync(dirname(kept('home.png')), { recursive: true });
    for (const [name, picture] of before) writeFileSync(kept(name), picture);
    writeFileSync(kept('complete'), '');
  }
  for (const [name, picture] of await takePictures(page, ''))
    expect
      .soft(picture, `${name} differs; npm run test:whole -- pictures -u accepts it`)
      .toMatchSnapshot([base, name], EXACT);
  // A page may differ because a screenshot of the merge base is wrong. Therefore, the next run takes all screenshots of
  // the merge base again.
  if (testInfo.errors.length > 0) rmSync(kept('complete'));
});
