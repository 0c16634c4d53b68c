import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger, createServer, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/temporary.ts';
import { defaults } from '../server/settings.ts';
import { demoEntry, mockApi } from './vite.ts';

test('the `mock` parameters of a page’s URL set the settings before the page is sent; other requests change no setting', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  const warnings: string[] = [];
  const server = await createServer({
    configFile: false,
    root: folder,
    plugins: [mockApi()],
    customLogger: { ...createLogger('silent'), warn: (message: string) => void warnings.push(message) },
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  await server.listen();
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const open = (path: string, accept = 'text/html,*/*;q=0.8') => fetch(origin + path, { headers: { Accept: accept } });

  await open('/?mock=seed:7&mock=POST%20/blogs/%3Ddrop');
  const page = await open('/courses?mock=failing&mock=GET%20/courses/%3Dhtml');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>page')]);
  const changed = { ...defaults, scenario: 'failing', faults: [{ call: 'GET /courses/', fault: 'html' }] };
  expect((await open('/api/departments/', '*/*')).status).toBe(500);
  await open('/?q=1');
  await open('/src/main.tsx?mock=slow', '*/*');
  await open('/api/courses/?mock=slow');
  expect(warnings).toEqual([]);
  expect((await open('/?mock=seed:7&mock=sunny')).status).toBe(200);
  expect(warnings).toEqual([expect.stringContaining('"sunny" is none of')]);
  expect(await (await open('/api/__mock/state', '*/*')).json()).toMatchObject(changed);
  const lost = await fetch(origin, { headers: { Accept: 'text/html', Cookie: 'mock-world=a b' } });
  expect([lost.status, await lost.json()]).toEqual([400, { detail: expect.any(String) }]);
  await server.close();
});

test('the demo contains the video players of lessons as files, because sandboxed frames bypass service workers', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  const { output } = (await build({
    configFile: false,
    root,
    plugins: [demoEntry()],
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const player = output.find(({ fileName }) => fileName === 'api/media/videos/10101.html');
  expect(player).toMatchObject({ source: expect.stringContaining('تابع به زبان ساده') as unknown });
});
