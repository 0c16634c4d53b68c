import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aboutFaults } from '../server/faults.ts';
import { scenarios } from '../server/scenarios.ts';
import { main, serve } from './cli.ts';
import { flags, readOptions, type Options } from './options.ts';

let folder: string;
let warned: string[];
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-mock-'));
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command as a terminal does. */
function run(args: readonly string[], flags: readonly string[] = []) {
  // With what Node compiled for the last run.
  const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
  const child = spawn(process.execPath, [...flags, 'scripts/mock.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  running.push(child);
  return child;
}

/** What a run that ends by itself prints, and its exit code. */
async function outcome(child: ReturnType<typeof run>) {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, printed, errors };
}

/** Serves here as the options say; `printed` is what it has told so far. */
async function start(...args: string[]) {
  let printed = '';
  const out = new Writable({
    write(chunk, _, done) {
      printed += String(chunk);
      done();
    },
  });
  const { origin, stop } = await serve(readOptions(['--port', '0', ...args]) as Options, out);
  return { address: `${origin}/api`, stop, printed: () => printed };
}

const likes = async (address: string) =>
  ((await (await fetch(`${address}/blogs/1/like/`)).json()) as { like_count: number }).like_count;

/** Likes an article, with a new session or that of `token`, which it gives. */
async function like(address: string, token?: string): Promise<string> {
  const post = (path: string, headers: object, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = { username: 'demo-student', password: 'student-123' };
  const access = token ?? ((await (await post('/user/login/', {}, login)).json()) as { access: string }).access;
  expect((await post('/blogs/1/like/', { Authorization: `Bearer ${access}` }, {})).status).toBe(200);
  return access;
}

describe('npm run mock', { timeout: 60_000 }, () => {
  test('says where it listens, keeps its data from a second server, and ends on Ctrl-C with what was written', async () => {
    const file = join(folder, 'db.json');
    const child = run(['--port', '0', '--persist', file]);
    const errors = text(child.stderr);
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    while (!printed.includes('demo-superuser') && child.exitCode === null) await once(child.stdout, 'data');
    const [, address = ''] = /Mock API: (\S+)\/\n/.exec(printed) ?? [];
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
    await like(address);
    const second = await outcome(run(['--port', '0', '--persist', file]));
    expect(second.errors).toMatch(/^The database .*: another server, process \d+, keeps its own there.*\n$/);
    expect(second.code).toBe(1);
    child.kill('SIGINT');
    expect([(await once(child, 'exit'))[0], await errors]).toEqual([0, '']);
    const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: { likes: unknown[] } };
    expect(tables.likes).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['db.json']);
  });

  test('starts without Vite, React and all that belongs to pages, and tells all its words', async () => {
    const hooks = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (/^(vite|react|swr|@mantine)/.test(name)) throw new Error('It loads ' + name);
        return next(name, context);
      } });`;
    const help = run(['--help'], ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`]);
    const { code, errors, printed } = await outcome(help);
    expect([code, errors]).toEqual([0, '']);
    const options = Object.keys(flags).map((flag) => `--${flag}`);
    for (const word of [...options, ...Object.keys(scenarios), ...aboutFaults.map(([each]) => each)])
      expect(printed).toMatch(new RegExp(`^  ${word}( .*\\S)? {2,}\\S`, 'm'));
  });

  test('explains a wrong flag', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    await main(['--scenario', 'sunny']);
    expect([errors.mock.lastCall?.[0], process.exitCode]).toEqual([expect.stringContaining('not "sunny"'), 2]);
    process.exitCode = 0;
  });

  test('goes on with what a file keeps, sessions included, and drops one that cannot be read', async () => {
    const file = join(folder, 'new folder', 'db.json');
    const first = await start('--persist', file);
    const before = await likes(first.address);
    const token = await like(first.address);
    await first.stop();

    const second = await start('--persist', file);
    expect(await likes(second.address)).toBe(before + 1);
    await like(second.address, token);
    expect(await likes(second.address)).toBe(before);
    await second.stop();

    for (const aside of ['.unreadable', '.unreadable.2']) {
      const cut = readFileSync(file, 'utf8').slice(0, aside.length * 50);
      writeFileSync(file, cut);
      const third = await start('--persist', file);
      expect(await likes(third.address)).toBe(before);
      await third.stop();
      expect(warned.pop()).toContain('could not be read');
      expect(readFileSync(file + aside, 'utf8')).toBe(cut);
    }
  });

  test('takes the file of a server that crashed, and says whose the data are', async () => {
    const file = join(folder, 'db.json');
    await (await start('--persist', file)).stop();
    // No process has so high a number.
    writeFileSync(`${file}.lock`, '99999999');
    const { printed, stop } = await start('--persist', file, '--scenario', 'empty');
    expect(printed()).toContain(`The data are those of ${file}`);
    await stop();
  });

  test('serves HTTPS with a certificate that a client can be told to trust', async () => {
    const { address, printed, stop } = await start('--https');
    expect(printed()).toContain('tell the browser to trust it');
    const [, file = ''] = /--cacert (\S+)/.exec(printed()) ?? [];
    const [answer] = await once(get(`${address}/courses/1/`, { ca: readFileSync(file, 'utf8') }), 'response');
    const { cover } = (await json(answer)) as { cover: string };
    expect(cover.startsWith(`${address}/media/`)).toBe(true);
    await expect(fetch(`${address}/courses/`)).rejects.toThrow(/fetch failed/);
    await stop();
  });

  test('plans faults, and prints a line for each request unless it is quiet', async () => {
    const loud = await start('--fault', 'GET /courses/=503@2');
    for (const status of [200, 503, 200])
      expect((await fetch(`${loud.address}/courses/?sort=title`)).status).toBe(status);
    await loud.stop();
    const rest = ({ printed }: typeof loud) => printed().split('superuser\n')[1]?.trim();
    const lines = rest(loud)?.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines?.[1]).toMatch(/^\d\d:\d\d:\d\d {2}GET {6}\/api\/courses\/\?sort=title +503 +\d+ ms$/);

    const quiet = await start('--quiet');
    await fetch(`${quiet.address}/courses/`);
    await quiet.stop();
    expect(rest(quiet)).toBe('');
  });

  test('explains a port that is taken, and an address that is elsewhere', async () => {
    const { address, stop } = await start();
    const { port } = new URL(address);
    await expect(start('--port', port)).rejects.toThrow(`Port ${port} is taken; choose another one with --port.`);
    await stop();
    await expect(start('--host', '192.0.2.1')).rejects.toThrow('This machine has no address "192.0.2.1";');
  });

  test('explains a file in which nothing can be kept, and leaves it as it is', async () => {
    writeFileSync(join(folder, 'file'), '');
    for (const place of [folder, join(folder, 'file', 'db.json'), '/proc/none/db.json'])
      await expect(start('--persist', place)).rejects.toThrow(`The database cannot be kept in ${place}: `);
    expect(readdirSync(folder)).toEqual(['file']);
  });
});
