import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOf } from '../../src/api/endpoint.ts';
import { createMock } from '../createMock.ts';
import { accounts } from '../data/corpus/accounts.ts';
import { allHandlers } from '../handlers/all.ts';
import { aboutFaults } from '../server/faults.ts';
import { scenarios } from '../server/scenarios.ts';

let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const faults = [{ call: 'GET /blogs/', fault: { delay: 9 }, nth: 3 }];
  const server = await createMock({ scenario: 'slow', seed: 77, faults }).listen();
  ({ close } = server);
  ({ origin } = new URL(server.base));
});

afterAll(() => close());

/** Asks for a path as it stands: `fetch` would tidy it up first. */
async function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const asked = request(origin, { path, headers: { Accept: 'text/html', ...headers } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const page = () => fetch(`${origin}/`, { headers: { Accept: 'text/html,*/*;q=0.8' } });

describe('the start page', () => {
  test('lists every call, account, scenario and fault word, and what is set now', async () => {
    const response = await page();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const shown = await response.text();
    const words = [
      ...allHandlers.map(({ endpoint }) => callOf(endpoint)),
      ...accounts.flatMap(({ username, password }) => [username, password]),
      ...Object.keys(scenarios),
      ...aboutFaults.map(([word]) => word),
      'seed:77',
      'GET /blogs/=delay:9@3',
    ];
    for (const word of words) expect(shown).toContain(`<code>${word}</code>`);
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
    expect((await raw('/', { Host: 'a"><script>alert(1)</script>' })).body).not.toContain('<script');
  });

  test('is a hint in JSON for those who do not ask for HTML', async () => {
    const response = await fetch(`${origin}/`);
    expect(response.headers.get('Vary')).toContain('Accept');
    const [api, openapi, reference] = [`${origin}/api/`, `${origin}/api/openapi.json`, `${origin}/api/docs/`];
    expect(await response.json()).toEqual({ api, openapi, reference });
  });
});

test('the API’s document names this very server, and tokens', async () => {
  const document: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  const components = { securitySchemes: { bearer: expect.anything() as object } };
  expect(document).toMatchObject({ servers: [{ url: `${origin}/api` }], components });
});

describe('the reference page', () => {
  test('has all its files from this server, no inline script, and the token under its name in the document', async () => {
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
    'constructor',
    '../../package.json',
    '..%2f..%2fpackage.json',
    '..\\package.json',
    'swagger-ui.css/../../package.json',
    '/etc/passwd',
    'reference.js%00',
  ])('gives away no other file: %s', async (name) => {
    expect((await raw(`/api/docs/${name}`)).status).toBe(404);
  });
});
