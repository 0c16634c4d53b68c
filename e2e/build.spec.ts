import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import postcss from 'postcss';
import { accounts } from '../mocks/data/corpus/accounts.ts';
import { courses } from '../mocks/data/corpus/courses.ts';
import { CONTROL_PATH, SHORTCUT, TITLE } from '../mocks/panel/names.ts';
import { temporaryFolder } from '../scripts/temporary.ts';
import { noteShifts, shiftsOf } from './measures.ts';
import { test } from './support.ts';

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|html|css|json|map)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

test('the built site contains no code and no data of the mock API', () => {
  expect(files.length).toBeGreaterThan(10);
  const marks = [
    'mockServiceWorker',
    'msw',
    CONTROL_PATH,
    SHORTCUT,
    TITLE,
    ...accounts.flatMap(({ username, password }) => [username, password]),
    ...courses.map(({ title }) => title),
  ];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(
      marks.filter((mark) => text.includes(mark)),
      file,
    ).toEqual([]);
  }
});

test('the browser accepts every declaration in the site’s style sheets', async ({ page }) => {
  const declarations: [property: string, value: string][] = [];
  for (const file of files.filter((name) => name.endsWith('.css')))
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      // Mantine's own rules have classes that begin with `m_`.
      if (rule.selector.includes('.m_')) return;
      rule.walkDecls(/^[a-z]/, ({ prop, value }) => void (value.startsWith('-') || declarations.push([prop, value])));
    });
  expect(declarations.length).toBeGreaterThan(1000);
  const refused = await page.evaluate((all) => all.filter((each) => !CSS.supports(...each)), declarations);
  expect(refused).toEqual([]);
});

test('a page whose HTML arrives slowly is painted without layout shifts', async ({ page }) => {
  const [head = '', body = ''] = readFileSync('dist/index.html', 'utf8').split(/(?=<body)/);
  const size = Math.ceil(body.length / 14);
  const server = createServer(async ({ url }, reply) => {
    if (url !== '/') return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(head);
    for (let at = 0; at < body.length; at += size) {
      await wait(60);
      reply.write(body.slice(at, at + size));
    }
    reply.end();
  }).listen(0);
  await noteShifts(page);
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  expect(await shiftsOf(page)).toEqual([]);
  server.close();
});

test('the built site neither shows nor requests the panel of the mock API', async ({ page, request }) => {
  expect((await request.get(`/api${CONTROL_PATH}state`)).ok()).toBe(true);
  let asked = false;
  page.on('request', (sent) => {
    asked ||= sent.url().includes(CONTROL_PATH);
  });
  await page.goto('/');
  // Waits until the page is idle, because the mock's panel would appear only then.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  await page.keyboard.press(SHORTCUT);
  await expect(page.getByRole('button', { name: TITLE })).toHaveCount(0);
  expect(asked).toBe(false);
});

test('[§1.5] the page is Persian and right-to-left, and has the user’s colour scheme before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'commit' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'fa');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'حالت روشن' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('`npm run render` writes the public pages with their data and the settings of .env.local, then exits', async ({
  baseURL,
}) => {
  const out = temporaryFolder();
  writeFileSync(join(out, '.env.local'), 'ANALYTICS=matomo https://counter.example 7');
  const command = [
    resolve('scripts/render/cli.ts'),
    '--api',
    `${baseURL}/api`,
    '--out',
    out,
    '--dist',
    resolve('dist'),
  ];
  await promisify(execFile)(process.execPath, command, { cwd: out, timeout: 25_000 });
  const page = readFileSync(join(out, 'courses.html'), 'utf8');
  expect(page).toContain(courses[0]?.title);
  expect(page).toContain('https://counter.example');
});
