import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aboutFaults } from '../server/faults.ts';
import { scenarios } from '../server/scenarios.ts';
import { startCommand } from '../testing/command.ts';

let folder: string;
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-mock-'));
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const child = startCommand('scripts/mock.ts', args);
  running.push(child);
  return child;
}

/** What a run that ends by itself prints, and its exit code. */
async function outcome(child: ReturnType<typeof run>) {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, printed, errors };
}

/** Starts the mock server and gives its address, once it listens, what it prints, and how to end it as Ctrl-C does. */
async function start(...args: string[]) {
  const child = run('--port', '0', ...args);
  const errors = text(child.stderr);
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  while (!printed.includes('demo-superuser') && child.exitCode === null) await once(child.stdout, 'data');
  const [, address = ''] = /Mock API: (\S+)\/\n/.exec(printed) ?? [];
  return {
    address,
    printed,
    /** Everything since the start, once the server is ended. */
    rest: () => printed.slice(printed.indexOf('superuser\n') + 10),
    async stop() {
      child.kill('SIGINT');
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, errors: await errors };
    },
  };
}

const likes = async (address: string) =>
  ((await (await fetch(`${address}/blogs/1/like/`)).json()) as { like_count: number }).like_count;

async function post(address: string, path: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as Promise<Record<string, string>>;
}

describe('npm run mock', { timeout: 60_000 }, () => {
  test('says where it listens and who may log in, and ends on Ctrl-C', async () => {
    const server = await start();
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
    expect((await fetch(`${server.address}/courses/`)).status).toBe(200);
    expect(await server.stop()).toEqual({ code: 0, errors: '' });
  });

  test('starts without Vite, React and all that belongs to pages', async () => {
    const hooks = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (/^(vite|react|swr|@mantine)/.test(name)) throw new Error('It loads ' + name);
        return next(name, context);
      } });`;
    const child = startCommand(
      'scripts/mock.ts',
      ['--help'],
      ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`],
    );
    expect(await outcome(child)).toMatchObject({ code: 0, errors: '' });
  });

  test('keeps its database in a file, sessions included, and drops one that cannot be read', async () => {
    const file = join(folder, 'new folder', 'db.json');
    const first = await start('--persist', file);
    const before = await likes(first.address);
    const { access } = await post(first.address, '/user/login/', { username: 'demo-student', password: 'student-123' });
    await post(first.address, '/blogs/1/like/', {}, access);
    expect((await first.stop()).code).toBe(0);

    const second = await start('--persist', file);
    expect(await likes(second.address)).toBe(before + 1);
    await post(second.address, '/blogs/1/like/', {}, access);
    expect(await likes(second.address)).toBe(before);
    await second.stop();

    const cut = readFileSync(file, 'utf8').slice(0, 1000);
    writeFileSync(file, cut);
    const third = await start('--persist', file);
    expect(await likes(third.address)).toBe(before);
    expect((await third.stop()).errors).toContain('could not be read');
    expect(existsSync(`${file}.unreadable`) && readFileSync(`${file}.unreadable`, 'utf8')).toBe(cut);
  });

  test.each([
    ['another version', '{"version":0,"tables":{}}', 'version is 0'],
    ['missing tables', '{"version":2,"tables":{}}', 'could not be read'],
  ])('drops a kept database of %s and begins with the seed', async (_, kept, message) => {
    const file = join(folder, 'db.json');
    writeFileSync(file, kept);
    const server = await start('--persist', file);
    expect(
      await post(server.address, '/user/login/', { username: 'demo-student', password: 'student-123' }),
    ).toHaveProperty('access');
    expect((await server.stop()).errors).toContain(message);
  });

  test('ends on Ctrl-C with what was written in the file, and nothing beside it', async () => {
    const file = join(folder, 'db.json');
    const server = await start('--persist', file);
    const { access } = await post(server.address, '/user/login/', {
      username: 'demo-student',
      password: 'student-123',
    });
    await post(server.address, '/blogs/1/like/', {}, access);
    expect(await server.stop()).toEqual({ code: 0, errors: '' });
    const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: { likes: unknown[] } };
    expect(tables.likes).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['db.json']);
  });

  test('lets no second server keep its data in the same file, and one after a crash', async () => {
    const file = join(folder, 'db.json');
    const first = await start('--persist', file);
    const { code, errors } = await outcome(run('--port', '0', '--persist', file));
    expect([code, errors]).toEqual([1, expect.stringMatching(/another server, process \d+, keeps its own there/)]);
    for (const child of running) child.kill('SIGKILL');
    const second = await start('--persist', file, '--scenario', 'empty');
    expect(second.printed).toContain(`The data are those of ${file}`);
    expect(first.address).not.toBe(second.address);
    expect((await second.stop()).code).toBe(0);
  });

  test('serves HTTPS with a certificate that a client can be told to trust', async () => {
    const server = await start('--https');
    expect(server.address).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/api$/);
    expect(server.printed).toContain('tell the browser to trust it');
    const [, file = ''] = /--cacert (\S+)/.exec(server.printed) ?? [];
    const ca = readFileSync(file, 'utf8');
    const cover = await new Promise<string>((resolve, reject) => {
      get(
        `${server.address}/courses/1/`,
        { ca },
        (answer) => void json(answer).then((course) => resolve((course as { cover: string }).cover), reject),
      ).on('error', reject);
    });
    expect(cover.startsWith(`${server.address}/media/`)).toBe(true);
    await expect(fetch(`${server.address}/courses/`)).rejects.toThrow(/fetch failed/);
    expect(await server.stop()).toEqual({ code: 0, errors: '' });
  });

  test('plans faults, and prints a line for each request unless it is quiet', async () => {
    const loud = await start('--fault', 'GET /courses/=503@2');
    for (const status of [200, 503, 200])
      expect((await fetch(`${loud.address}/courses/?sort=title`)).status).toBe(status);
    await loud.stop();
    const lines = loud.rest().trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d {2}GET {6}\/api\/courses\/\?sort=title +503 +\d+ ms$/);

    const quiet = await start('--quiet');
    await fetch(`${quiet.address}/courses/`);
    await quiet.stop();
    expect(quiet.rest().trim()).toBe('');
  });

  test('tells all options, scenarios and fault words', async () => {
    const { code, printed } = await outcome(run('--help'));
    expect(code).toBe(0);
    for (const flag of ['port', 'host', 'seed', 'scenario', 'latency', 'fail', 'fault', 'persist', 'https', 'quiet']) {
      expect(printed).toMatch(new RegExp(`^  --${flag} .*\\S {2,}\\S|^  --${flag} {2,}\\S`, 'm'));
    }
    for (const word of [...Object.keys(scenarios), ...aboutFaults.map(([each]) => each)])
      expect(printed).toMatch(new RegExp(`^  ${word} {2,}`, 'm'));
  });

  test('explains a wrong flag', async () => {
    const { code, errors } = await outcome(run('--scenario', 'sunny'));
    expect(errors).toMatch(/^--scenario is one of default.*not "sunny"\.\nAll options: npm run mock -- --help\n$/s);
    expect(code).toBe(2);
  });

  test('explains a port that is taken, and an address that is elsewhere', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await outcome(run('--port', String(port)))).toMatchObject({
      code: 1,
      errors: `Port ${port} is taken; choose another one with --port.\n`,
    });
    other.close();
    expect(await outcome(run('--port', '0', '--host', '192.0.2.1'))).toMatchObject({
      code: 1,
      errors: 'This machine has no address "192.0.2.1"; choose another one with --host.\n',
    });
  });

  test('explains a file in which nothing can be kept, and leaves it as it is', async () => {
    writeFileSync(join(folder, 'file'), '');
    for (const place of [folder, join(folder, 'file', 'db.json')]) {
      const { code, errors } = await outcome(run('--port', '0', '--persist', place));
      expect(errors).toContain(`The database cannot be kept in ${place}: `);
      expect(errors.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }
    expect(readdirSync(folder)).toEqual(['file']);
  });
});
