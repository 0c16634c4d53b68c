import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

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
  const child = spawn(process.execPath, ['scripts/mock.ts', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** Starts the mock server and gives its address, once it listens, and how to end it as Ctrl-C does. */
async function start(...args: string[]) {
  const child = run('--port', '0', ...args);
  const errors = text(child.stderr);
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.includes('demo-superuser')) break;
  }
  const [, address = ''] = /Mock API: (\S+)\/\n/.exec(printed) ?? [];
  return {
    address,
    printed,
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
    ['missing tables', '{"version":1,"tables":{}}', 'could not be read'],
  ])('drops a kept database of %s and begins with the seed', async (_, kept, message) => {
    const file = join(folder, 'db.json');
    writeFileSync(file, kept);
    const server = await start('--persist', file);
    expect(
      await post(server.address, '/user/login/', { username: 'demo-student', password: 'student-123' }),
    ).toHaveProperty('access');
    expect((await server.stop()).errors).toContain(message);
  });

  test('explains a wrong flag and a port that is taken', async () => {
    const wrong = run('--scenario', 'sunny');
    expect(await text(wrong.stderr)).toMatch(/--scenario is one of default.*not "sunny"\.\n\nThe academy's mock API/s);
    if (wrong.exitCode === null) await once(wrong, 'exit');
    expect(wrong.exitCode).toBe(2);

    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const late = run('--port', String(port));
    expect(await text(late.stderr)).toContain(`Port ${port} is taken; choose another one with --port.`);
    if (late.exitCode === null) await once(late, 'exit');
    expect(late.exitCode).toBe(1);
    other.close();
  });
});
