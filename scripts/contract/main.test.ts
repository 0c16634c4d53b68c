import { describe, expect, test, vi } from 'vitest';
import { createMock } from '../../mocks/createMock.ts';
import { credentialsOf } from '../../mocks/testing/academy.ts';
import { createClient } from '../../src/api/client.ts';
import { notificationsApi } from '../../src/api/notifications.ts';
import { userApi } from '../../src/api/user.ts';
import { main } from './main.ts';
import { backEnd, give, without, type Change } from './testing/backEnd.ts';

const login = ['--user', 'demo-student', '--password', 'student-123'];
const student = ['--base', 'http://academy.test/api', ...login];

async function run(fetch: typeof globalThis.fetch, ...args: string[]) {
  const [info, error] = [vi.spyOn(console, 'info').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  const code = await main(args, fetch);
  return { code, printed: `${info.mock.lastCall?.[0]}\n`, errors: String(error.mock.lastCall?.[0] ?? '') };
}

describe('npm run contract', { timeout: 60_000 }, () => {
  test('passes on the mock without --write, and does not change data', async () => {
    const fetch = vi.fn(backEnd());
    const { code, printed, errors } = await run(fetch, ...student);
    expect(errors).toBe('');
    expect(printed).toMatch(/^not tried +POST +\/courses\/create\/ +changes data, so it needs --write$/m);
    expect(printed).toMatch(
      /\n\n\d+ calls: \d+ ok, 0 break the product \(0 must\), 0 differ \(0 should\), 8 not tried. \d+ requests.\n$/,
    );
    expect(code).toBe(0);
    const asked = fetch.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((line) => !/^GET |^POST .*\/(user\/login|token\/refresh)\/$/.test(line))).toEqual([]);
  });

  test('passes on the mock with --write, lists the data that it leaves, and never changes the account of --user', async () => {
    const { base, close } = await createMock().listen();
    const { call } = createClient({ base });
    const account = async () => {
      const { access: token, user } = await call(userApi.login, { body: credentialsOf('demo-student') });
      const profile = await call(userApi.profile, { params: { role: 'student' } }, { token });
      return [user, profile, await call(notificationsApi.list, {}, { token })];
    };
    const before = await account();
    for (let time = 0; time < 3; time += 1) {
      const { code, printed } = await run(fetch, '--base', `${base}/`, ...login, '--write');
      expect(printed).toMatch(/(\d+) calls: \1 ok, .* 0 not tried. \d+ requests.\n$/);
      expect(printed).toMatch(/^Left behind: the users contract-\d+ and contract-\d+-2, and their purchases; /m);
      expect(code).toBe(0);
    }
    expect(await account()).toEqual(before);
    await close();
  });

  test('exits with 1 because of `should` findings only with --strict', async () => {
    const ask = backEnd(/^GET \/user\/profile\/instructor/, give({ status: 200, body: {} }));
    const outcomes = [await run(ask, ...student), await run(ask, ...student, '--strict')];
    expect(outcomes.map(({ code }) => code)).toEqual([0, 1]);
    expect(outcomes[0]?.printed).toContain('0 break the product (0 must), 1 differ (1 should)');
  });

  test('checks syllabus and lessons without a list of purchases if --course or --write is given', async () => {
    const untried = async (...more: string[]) => {
      const fetch = backEnd(/^\w+ \/user\//, without('purchased_courses'));
      const { printed } = await run(fetch, ...student, ...more);
      return printed.split('\n').filter((line) => /^not tried.*(syllabus|lessons)/.test(line));
    };
    expect(await untried()).toEqual([expect.stringContaining('--course ID'), expect.anything()]);
    expect(await untried('--course', '1')).toEqual([]);
    expect(await untried('--write')).toEqual([]);
  });

  test('reports differences and exits with 1', async () => {
    const { code, printed } = await run(backEnd(/^GET \/blogs\/ /, give({ status: 500 })), ...student);
    expect(printed).toMatch(
      /^breaks +GET +\/blogs\/ +1 check, 1 must\n +must +good\n +product +§7 GET \/blogs\/\n +sent +GET \/blogs\/\n +in +the status\n +expected +200\n +came +500 /m,
    );
    expect(printed).toMatch(/^not tried +GET +\/blogs\/\{id\}\/comments\/ +blogs_list has no row to take an id from$/m);
    expect(code).toBe(1);
  });

  test('runs as a visitor without --user', async () => {
    const { code, printed } = await run(backEnd(), '--base', 'http://academy.test/api');
    expect(printed).toMatch(/^ok +GET +\/courses\/ /m);
    expect(printed).toMatch(/^not tried +GET +\/notifications\/ +needs --user$/m);
    expect(code).toBe(0);
  });

  test.each<[lack: string, preflight: Record<string, string> | null, others: Record<string, string>]>([
    ['Access-Control-Allow-Origin: x', {}, { 'Allow-Origin': 'x' }],
    ['Access-Control-Allow-Credentials: false', {}, { 'Allow-Credentials': 'false' }],
    ['Access-Control-Allow-Credentials: false', { 'Allow-Credentials': 'false' }, {}],
    ['Access-Control-Allow-Headers: *', { 'Allow-Headers': '*' }, {}],
    ['Access-Control-Allow-Headers: authorization', { 'Allow-Headers': 'authorization' }, {}],
    ['Access-Control-Allow-Methods: GET', { 'Allow-Methods': 'GET' }, {}],
    ['Access-Control-Expose-Headers: none', {}, { 'Expose-Headers': 'none' }],
    ['TypeError: fetch failed', null, {}],
    ['GET /notifications/ (401): Access-Control-Allow-Origin: none', {}, {}],
    ['', {}, {}],
  ])('checks CORS in preflights and other responses, and reports «%s»', async (lack, preflight, others) => {
    const origin = 'https://site.example';
    const allowed = {
      'Allow-Origin': origin,
      'Allow-Credentials': 'true',
      'Allow-Headers': 'Authorization, Content-Type',
      'Allow-Methods': 'GET, PATCH',
      'Expose-Headers': 'Retry-After',
    };
    const answer = backEnd();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isPreflight = init?.method === 'OPTIONS';
      if (isPreflight && !preflight) throw new TypeError('fetch failed');
      const response = isPreflight ? new Response(null, { status: 204 }) : await answer(input, init);
      if (lack.includes(`(${response.status})`)) return response;
      const headers = { ...allowed, ...(isPreflight ? preflight : others) };
      for (const [name, value] of Object.entries(headers)) response.headers.set(`Access-Control-${name}`, value);
      return response;
    };
    const { code, printed } = await run(fetch, ...student, '--origin', origin);
    expect(printed).toContain(lack);
    expect(code).toBe(lack === '' ? 0 : 1);
  });

  test('reports a fault once, even if several requests find it', async () => {
    const change: Change = ({ body }) => ({ body: [...(body as object[]), { password: 'x' }] });
    const { printed } = await run(backEnd(/^GET \/blogs\/1\/comments/, change), ...student, '--write');
    expect(printed.match(/in +\/password/g)).toHaveLength(1);
    expect(printed).toMatch(/must +good; the list afterwards\n/);
  });

  test('repeats a request after a 429', async () => {
    const busy = Response.json({}, { status: 429, headers: { 'Retry-After': '0' } });
    expect((await run(vi.fn(backEnd()).mockResolvedValueOnce(busy), ...student)).code).toBe(0);
  });

  test('does not print the password', async () => {
    const change: Change = ({ body }) => ({ body: { ...(body as object), expires_in: 'soon' } });
    const { printed } = await run(backEnd(/login.*"student-123"/, change), ...student);
    expect(printed).toMatch(/sent +POST \/user\/login\/ \{"username":"demo-student","password":"•••"\}\n/);
    expect(printed).not.toContain('student-123');
  });

  test.each([
    [['--base', 'http://localhost', '--user', 'x'], '--password is missing.'],
    [['--base', 'localhost/api'], '--base takes an http URL, not “localhost/api”.'],
    [['--loud'], "Unknown option '--loud'"],
  ])('explains the wrong usage %j and exits with 2', async (args, message) => {
    const exit = vi.spyOn(process, 'exit').mockThrow(new Error('exit'));
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await expect(main(args)).rejects.toThrow('exit');
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\. --help shows the usage\.$/));
    expect(error).toHaveBeenCalledWith(expect.stringContaining(message));
    expect(exit).toHaveBeenCalledWith(2);
  });

  test.each([
    // This case uses the real `fetch`. No server listens on port 2 (see `--base` below).
    [fetch, 'no response (ECONNREFUSED)'],
    [
      backEnd(/login/, give({ status: 401, body: { error: 'x' } })),
      'no tokens, but 401 application/json: {"error":"x"}',
    ],
    [backEnd(/login/, give({ body: '<p>', type: 'text/html' })), 'no tokens, but 200 text/html: "<p>"'],
    [backEnd(/login/, give({ body: { token: 'x' } })), 'no tokens, but 200 application/json: {"token":"x"}'],
  ])('explains a failed log-in: $1', async (ask, reason) => {
    const { code, errors } = await run(ask, '--base', 'http://127.0.0.1:2/api', ...login);
    const hint = 'Check --base, which usually ends in /api, --user and --password.';
    expect(errors).toBe(`The log-in got ${reason}. ${hint}`);
    expect(code).toBe(1);
  });
});
