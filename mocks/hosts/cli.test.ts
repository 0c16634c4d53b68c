import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../scripts/temporary.ts';
import { blogsApi } from '../../src/api/blogs.ts';
import { createClient } from '../../src/api/client.ts';
import { userApi } from '../../src/api/user.ts';
import { aboutFaults } from '../server/faults.ts';
import { SCENARIOS } from '../server/scenarios.ts';
import { credentialsOf, PNG } from '../testing/academy.ts';
import { main, serve } from './cli.ts';
import { flags, readOptions, type Options } from './options.ts';

const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };

/** Runs the command to its end. */
const run = (...args: string[]) => spawnSync(process.execPath, args, { env, encoding: 'utf8' });

/** Starts the server in this process. `printed` returns the output so far. */
async function start(...args: string[]) {
  let printed = '';
  const out = new Writable({ write: (chunk, _, done) => done(((printed += String(chunk)), null)) });
  const { origin, stop } = await serve(readOptions(['--port', '0', ...args]) as Options, out);
  return { address: `${origin}/api`, stop, printed: () => printed };
}

const article = { params: { id: '1' } };

function visit(base: string) {
  const { call } = createClient({ base });
  return {
    call,
    likes: async () => (await call(blogsApi.likes, article)).like_count,
    logIn: async () => (await call(userApi.login, { body: credentialsOf('demo-student') })).access,
    like: (token: string) => call(blogsApi.like, article, { token }),
  };
}

describe('npm run mock', { timeout: 60_000 }, () => {
  test('prints its URL, locks its database file, and saves all data on Ctrl-C', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'db.json');
    const args = ['scripts/mock.ts', '--port', '0', '--persist', file];
    const child = spawn(process.execPath, args, { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    const errors = text(child.stderr);
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    while (!printed.includes('demo-superuser') && child.exitCode === null) await once(child.stdout, 'data');
    const [, address = ''] = /Mock API: (http:\/\/127\.0\.0\.1:\d+\/api)\/\n/.exec(printed) ?? [];
    const { like, logIn } = visit(address);
    await like(await logIn());
    const second = run(...args);
    expect(second.stderr).toMatch(/^The database .*: another server, process \d+, uses it.*\n$/);
    expect(second.status).toBe(1);
    child.kill('SIGINT');
    expect([(await once(child, 'exit'))[0], await errors]).toEqual([0, '']);
    const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: { likes: unknown[] } };
    expect(tables.likes).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['db.json']);
  });

  test('starts without Vite and React, and its help lists all options', () => {
    const hooks = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (/^(vite|react|swr|@mantine)/.test(name)) throw new Error('It loads ' + name);
        return next(name, context);
      } });`;
    const module = `data:text/javascript,${encodeURIComponent(hooks)}`;
    const { status, stdout, stderr } = run('--import', module, 'scripts/mock.ts', '--help');
    expect([status, stderr]).toEqual([0, '']);
    const options = Object.keys(flags).map((flag) => `--${flag}`);
    for (const word of [...options, ...SCENARIOS, ...aboutFaults.map(([each]) => each)])
      expect(stdout).toMatch(new RegExp(`^  ${word}( .*\\S)? {2,}\\S`, 'm'));
  });

  test('continues with the data and uploads in its database file, even after a crash, unless the file is unreadable', async () => {
    const file = join(temporaryFolder(), 'new folder', 'db.json');
    const first = await start('--persist', file);
    const { call, like, likes, logIn } = visit(first.address);
    const [before, token] = [await likes(), await logIn()];
    await like(token);
    const change = { params: { role: 'student' }, form: { profile_picture: PNG } };
    const saved = await call(userApi.updateProfile, change, { token });
    expect(statSync(file).size).toBeLessThan(400_000);
    expect(readFileSync(file, 'utf8')).not.toContain(Buffer.from(await PNG.arrayBuffer()).toString('base64'));
    await first.stop();

    // No running process has such a high id, so the lock looks like that of a crashed server.
    writeFileSync(`${file}.lock`, '99999999');
    const second = await start('--persist', file, '--scenario', 'empty');
    expect(second.printed()).toContain(`Uses the data in ${file}`);
    const again = visit(second.address);
    expect(await again.likes()).toBe(before + 1);
    await again.like(token);
    const picture = await fetch(second.address + saved.profile_picture);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array(await PNG.arrayBuffer()));
    await second.stop();

    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 500));
    await expect(start('--persist', file)).rejects.toThrow(`The database cannot be stored in ${file}: `);
  });

  test('sets faults, and prints a line for each request unless --quiet is set', async () => {
    const loud = await start('--fault', 'GET /courses/=503@2');
    for (const status of [200, 503]) expect((await fetch(`${loud.address}/courses/?sort=title`)).status).toBe(status);
    await loud.stop();
    const rest = ({ printed }: typeof loud) => printed().split('superuser\n')[1]?.trim();
    expect(rest(loud)?.split('\n')).toEqual([expect.stringContaining(' 200 '), expect.stringContaining(' 503 ')]);
    const quiet = await start('--quiet');
    await fetch(`${quiet.address}/courses/`);
    await quiet.stop();
    expect(rest(quiet)).toBe('');
  });

  test('explains why it cannot start', async () => {
    const { address, stop } = await start();
    const { port } = new URL(address);
    await expect(start('--port', port)).rejects.toThrow(/cannot listen: .*EADDRINUSE.* Choose another/);
    await stop();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const place = join(folder, 'file', 'db.json');
    await expect(start('--persist', place)).rejects.toThrow(`The database cannot be stored in ${place}: `);
    expect(readdirSync(folder)).toEqual(['file']);
  });
});

describe('options of npm run mock', () => {
  test('have defaults and are parsed', () => {
    const said = '--port 0 --worlds 9 --seed 7 --scenario slow --latency 10-20 --fail 0.25 --flavour django --clock 60';
    expect(readOptions([])).toMatchObject({ port: 4010, host: '127.0.0.1', worlds: 50, world: {} });
    const world = { seed: 7, scenario: 'slow', latency: [10, 20], fail: 0.25, flavour: 'django', clock: 60 };
    expect(readOptions(said.split(' '))).toMatchObject({ port: 0, worlds: 9, world });
    expect(readOptions(['--port', '80', '--help'])).toBeNull();
  });

  test('choose the calls to which the mock responds instead of a real API', () => {
    const options = readOptions(['--upstream', 'http://127.0.0.1:8000/api/', '--mocked', 'GET /courses/']);
    expect(['GET /courses/', 'GET /courses/:id/'].map((call) => options?.isReal(call))).toEqual([false, true]);
  });

  test.each([
    ['--port 99999', /^--port takes a number from 0 to 65535, not "99999"\. All/],
    ['--host=', /^--host /],
    ['--fail 2', /^fail takes a number from 0 to 1, not "2"\. All/],
    ['--fault slow', /^--fault is CALL=FAULT, such as 'GET \/courses\/=500', not "slow"\. All/],
    ['--fault GET\u00a0/nothing/=500', /^"GET.\/nothing\/=500": the API has no call/],
    ['--worlds 0', /^--worlds takes a number from 1 to 9999, not "0"/],
    ['--upstream example.com', /^--upstream takes the URL of an API/],
    ['--upstream http://a/api --mocked POST', /^The API has no call "POST", such as "GET \/courses\/"/],
    ['--record real.json', /^--mocked and --record need --upstream/],
    ['--upstream http://a/api --replay real.json', /^--replay cannot be combined with --upstream/],
    ['--colour red', /--colour/],
  ])('in the form “%s” are refused with a reason', async (line, message) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    await main(line.split(' '));
    expect(errors.mock.lastCall?.[0]).toMatch(message);
    expect(errors.mock.lastCall?.[0]).toMatch(/^.* All options: npm run mock -- --help$/);
    expect(process.exitCode).toBe(2);
    process.exitCode = 0;
  });
});
