import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMock } from '../createMock.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { aboutFaults } from '../server/faults.ts';
import { callOf } from '../../src/api/endpoint.ts';
import { allHandlers } from '../handlers/all.ts';
import { scenarios } from '../server/scenarios.ts';

let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const mock = createMock({
    scenario: 'slow',
    seed: 77,
    fail: 0.25,
    faults: [{ call: 'GET /blogs/', fault: { delay: 9 }, nth: 3 }],
  });
  const server = await mock.listen();
  ({ close } = server);
  ({ origin } = new URL(server.base));
});

afterAll(() => close());

/** Asks for a path as it stands: `fetch` would tidy it up first. */
async function raw(path: string, host?: string): Promise<{ status: number; body: string }> {
  const asked = request(origin, {
    path,
    headers: { Accept: 'text/html', ...(host !== undefined && { Host: host }) },
  }).end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const page = () => fetch(`${origin}/`, { headers: { Accept: 'text/html,*/*;q=0.8' } });

describe('the start page', () => {
  test('lists every call, account, scenario and fault word', async () => {
    const response = await page();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const shown = await response.text();
    for (const { endpoint } of allHandlers) {
      expect(shown, callOf(endpoint)).toContain(
        `<span class="method">${endpoint.method}</span> ${endpoint.path}</code>`,
      );
    }
    for (const { username, password } of accounts) {
      expect(shown).toContain(`<code>${username}</code>`);
      expect(shown).toContain(`<code>${password}</code>`);
    }
    for (const name of Object.keys(scenarios)) expect(shown).toContain(`<code>${name}</code>`);
    for (const [word] of aboutFaults) expect(shown).toContain(`<code>${word}</code>`);
    expect(shown).toContain('href="/api/docs/"');
    expect(shown).toContain('href="/api/openapi.json"');
  });

  test('says how the server behaves now', async () => {
    const now = (await (await page()).text()).replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
    expect(now).toContain('Scenario slow');
    expect(now).toContain('Seed 77');
    expect(now).toContain('Latency 1500 to 3000 ms');
    expect(now).toContain('Calls that fail by chance 25 %');
    expect(now).toContain('Faults GET /blogs/=delay:9@3');
  });

  test('is one file without scripts, and its policy lets in its own style alone', async () => {
    const response = await page();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const shown = await response.text();
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(shown) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(shown).not.toMatch(/<script|src=/);
  });

  test('is a hint in JSON for those who do not ask for HTML', async () => {
    const response = await fetch(`${origin}/`);
    expect(response.headers.get('Vary')).toContain('Accept');
    expect(await response.json()).toEqual({
      api: `${origin}/api/`,
      openapi: `${origin}/api/openapi.json`,
      reference: `${origin}/api/docs/`,
    });
  });

  test('writes no markup that a request brings', async () => {
    const { body } = await raw('/', 'a"><script>alert(1)</script>');
    expect(body).not.toContain('<script');
  });
});

describe('the API’s document', () => {
  test('names this very server, and tokens', async () => {
    const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
      servers: unknown;
      components: { securitySchemes: object };
    };
    expect(document.servers).toEqual([{ url: `${origin}/api` }]);
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });
});

describe('the reference page', () => {
  test('has all its files from this server, and no inline script', async () => {
    const response = await fetch(`${origin}/api/docs/`);
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    const shown = await response.text();
    const links = [...shown.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toContain('swagger-ui-bundle.js');
    for (const link of links.filter((link) => link !== 'data:,')) {
      const target = new URL(link, response.url);
      expect(target.origin).toBe(origin);
      expect((await fetch(target)).status, link).toBe(200);
    }
    expect(shown).not.toMatch(/<script(?![^>]*src=)/);
  });

  test('keeps the token under the name that the document gives it', async () => {
    const script = await (await fetch(`${origin}/api/docs/reference.js`)).text();
    expect(script).toContain("preauthorizeApiKey('bearer'");
    expect(script).not.toMatch(/https?:/);
  });

  test.each(['/docs', '/docs/', '/api/docs'])('is found from %s', async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/api/docs/']);
  });

  test.each([
    'package.json',
    'index.html',
    'constructor',
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/package.json',
    '..\\package.json',
    'swagger-ui.css/../../package.json',
    '/etc/passwd',
    'reference.js%00',
  ])('gives away no other file: %s', async (name) => {
    expect((await raw(`/api/docs/${name}`)).status).toBe(404);
  });
});
