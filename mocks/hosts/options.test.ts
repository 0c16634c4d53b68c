import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAcademy } from '../testing/academy.ts';
import { aboutFaults } from '../server/faults.ts';
import { controlRoutes } from '../handlers/control.ts';
import { scenarios } from '../server/scenarios.ts';
import { faultExamples } from './about.ts';
import { flags, readOptions } from './options.ts';

describe('the command line of the mock server', () => {
  test('has defaults, help, and every flag', () => {
    const [port, host, real] = [4010, '127.0.0.1', { isReal: expect.any(Function) as () => boolean }];
    const off = { https: false, verbose: false, quiet: false };
    expect(readOptions([])).toEqual({ port, host, worlds: 50, real, ...off, world: {} });
    expect(readOptions(['--port', '80', '--help'])).toBeNull();
    const world = '--seed 7 --scenario slow --latency 10-20 --fail 0.25 --flavour django --clock 60';
    const others = '--port 0 --host 0.0.0.0 --worlds 9 --persist db.json --https --verbose --quiet';
    const on = { https: true, verbose: true, quiet: true };
    const settings = { seed: 7, scenario: 'slow', latency: [10, 20], fail: 0.25, flavour: 'django', clock: 60 };
    const served = { port: 0, host: '0.0.0.0', worlds: 9, persist: 'db.json' };
    expect(readOptions(`${world} ${others}`.split(' '))).toEqual({ ...served, real, ...on, world: settings });
  });

  test('says which calls are for a real API', () => {
    const realOf = (...args: string[]) => readOptions(['--upstream', 'http://127.0.0.1:8000/api/', ...args])?.real;
    const [list, read] = ['GET /courses/', 'GET /courses/:id/'] as const;
    const upstream = 'http://127.0.0.1:8000/api';
    expect(realOf('--record', 'real.json')).toMatchObject({ upstream, record: 'real.json' });
    const chosen = [realOf(), realOf('--real', list), realOf('--mocked', list)];
    expect(chosen.map((real) => [real?.isReal(list), real?.isReal(read)])).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
    expect(readOptions(['--replay', 'real.json'])?.real).toMatchObject({ replay: 'real.json' });
  });

  test('takes the faults that help and start page name as examples, all at once', () => {
    const args = faultExamples.flatMap((fault) => ['--fault', fault]);
    expect(readOptions(args)?.world.faults).toHaveLength(faultExamples.length);
  });

  test.each([
    ['--port 99999', /^--port takes a number from 0 to 65535, not "99999"\.$/m],
    ['--host=', /^--host /],
    ['--fail 2', /^--fail takes a number from 0 to 1, not "2"\.$/m],
    ['--scenario sunny', /^--scenario is one of default, .*malformed, not "sunny"\.$/m],
    ['--fault slow', /^--fault is CALL=FAULT, such as 'GET \/courses\/=500', not "slow"\.$/m],
    ['--fault GET\u00a0/nothing/=500', /^--fault "GET.\/nothing\/=500": the API has no call/],
    ['--worlds 0', /^--worlds takes a number from 1 to 9999, not "0"/],
    ['--upstream example.com', /^--upstream takes the address of an API/],
    ['--upstream http://a/api --real POST', /^The API has no call "POST", such as "GET \/courses\/"/],
    ['--record real.json', /^--real, --mocked and --record are for --upstream/],
    ['--upstream http://a/api --replay real.json', /^--replay stands in for --upstream/],
    ['--replay=', /^--replay takes the name of a file/],
    ['--colour red', /--colour/],
  ])('refuses %s, says why and where all options are', (line, message) => {
    const attempt = () => readOptions(line.split(' '));
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(/npm run mock -- --help$/);
  });
});

test('the manual names every option, scenario, fault word and control call', async () => {
  const manual = readFileSync(join(import.meta.dirname, '../../docs/mock.md'), 'utf8');
  const named = [...manual.matchAll(/^\| `(.+?)` \|/gm)].map(([, name]) => name);
  const { world } = openAcademy();
  expect(named).toEqual([
    '/',
    '/api/…',
    '/api/docs/',
    '/api/openapi.json',
    '/api/__mock/…',
    ...Object.entries(flags).map(([name, flag]) => `--${name}${'value' in flag ? ` ${flag.value}` : ''}`),
    ...Object.keys(scenarios),
    ...aboutFaults.map(([word]) => word),
    ...controlRoutes(world).map(({ method, path }) => `${method} /api${path}`),
  ]);
});
