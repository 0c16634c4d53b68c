import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startCommand } from '../../mocks/testing/command.ts';
import { credentialsOf, give, withBackEnd, type Change } from './testing/backEnd.ts';

/** The arguments by which a demo account logs in. */
function loginOf(name: string): string[] {
  const { username, password } = credentialsOf(name);
  return ['--user', username, '--password', password];
}

/** Runs the command as a terminal does. */
async function run(...args: string[]) {
  const child = startCommand('scripts/contract/cli.ts', args);
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, printed, errors };
}

describe('npm run contract', { timeout: 60_000 }, () => {
  test('passes the mock without --write, and sends nothing that changes data', async () => {
    const asked: string[] = [];
    const { code, printed, errors } = await withBackEnd(
      { asked: /(?!)/, change: give({}), hear: (line) => asked.push(line) },
      (base) => run('--base', base, ...loginOf('demo-student')),
    );
    expect(errors).toBe('');
    expect(printed).toMatch(/^not tried +POST +\/courses\/create\/ +changes data; --write tries it$/m);
    expect(printed).toMatch(/\n\n21 calls: 13 ok, 0 differ, 8 not tried. \d+ requests.\n$/);
    expect(code).toBe(0);
    expect(asked.length).toBeGreaterThan(50);
    const changing = asked.filter((line) => !/^(GET |POST \/user\/login\/ |POST \/token\/refresh\/ )/.test(line));
    expect(changing).toEqual([]);
  });

  test.each(['demo-student', 'demo-instructor'])('passes the mock with --write, asked by %s', async (username) => {
    const { code, printed } = await withBackEnd(null, (base) =>
      run('--base', `${base}/`, ...loginOf(username), '--write'),
    );
    expect(printed).toMatch(/21 calls: 21 ok, 0 differ, 0 not tried. \d+ requests.\n$/);
    expect(code).toBe(0);
  });

  test('names what differs and ends with 1', async () => {
    const { code, printed } = await withBackEnd({ asked: /^GET \/blogs\/ /, change: give({ status: 500 }) }, (base) =>
      run('--base', base, ...loginOf('demo-student')),
    );
    expect(printed).toMatch(
      /^differs +GET +\/blogs\/ +1 check, 1 difference\n +tried +good\n +sent +GET \/blogs\/\n +in +the status\n +expected +200\n +came +500 /m,
    );
    expect(printed).toMatch(/^not tried +GET +\/blogs\/\{id\}\/comments\/ +blogs_list has no row to take an id from$/m);
    expect(code).toBe(1);
  });

  test('shows no password', async () => {
    const change: Change = ({ body }) => ({ body: { ...(body as object), expires_in: 'soon' } });
    const { printed } = await withBackEnd({ asked: /login.*"student-123"/, change }, (base) =>
      run('--base', base, ...loginOf('demo-student')),
    );
    expect(printed).toMatch(/sent +POST \/user\/login\/ \{"username":"demo-student","password":"…"\}\n/);
    expect(printed).not.toContain('student-123');
  });

  test.each([
    [['--base', 'http://localhost'], '--user is missing.'],
    [['--base', 'localhost/api', '--user', 'x', '--password', 'x'], '--base is an http address, not “localhost/api”.'],
    [
      ['--base', 'http://localhost', '--user', 'x', '--password', 'x', '--timeout', 'soon'],
      '--timeout is a whole number of milliseconds, not “soon”.',
    ],
    [['--loud'], "Unknown option '--loud'"],
  ])('explains the wrong usage %j and ends with 2', async (args, message) => {
    const { code, errors } = await run(...args);
    expect(errors).toContain(message);
    expect(errors).toContain('npm run contract -- --base URL');
    expect(code).toBe(2);
  });

  test('says how to use it', async () => {
    const { code, printed } = await run('--help');
    expect(printed).toContain('--write ');
    expect(code).toBe(0);
  });

  test('says that the base cannot be reached', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const { code, errors } = await run('--base', `http://127.0.0.1:${port}/api`, ...loginOf('demo-student'));
    expect(errors).toBe('The log-in got no answer (ECONNREFUSED). Is --base right, and the server up?\n');
    expect(code).toBe(1);
  });

  test.each([
    [
      'was refused',
      give({ status: 401, body: { error: 'x' } }),
      'The log-in of “demo-student” was refused: 401 {"error":"x"}',
    ],
    [
      'got a page',
      give({ body: '<!doctype html>', type: 'text/html' }),
      'The log-in was answered with text/html instead of JSON',
    ],
    ['got no tokens', give({ body: { token: 'x' } }), 'The log-in’s answer has no tokens: 200 {"token":"x"}'],
  ])('says that the log-in %s', async (_, change, message) => {
    const { code, errors } = await withBackEnd({ asked: /login/, change }, (base) =>
      run('--base', base, ...loginOf('demo-student')),
    );
    expect(errors).toContain(message);
    expect(code).toBe(1);
  });
});
