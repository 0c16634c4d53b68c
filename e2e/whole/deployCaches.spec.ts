import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { resolveMedia } from '../../src/lib/url.ts';
import { atEnd, deploy, freePort, openFolder, startNginx, test, untilUp, upstream } from '../deployed.ts';
import { PIXEL } from '../../mocks/data/pixel.ts';

const SITE = 'https://academy.example';

for (const [habit, coverAt, env] of [
  ['absolute URLs with the requested host', (host = '') => `http://${host}/media/covers/a.png`, {}],
  ['absolute URLs with its own host', () => 'https://api.test/media/covers/a.png', { API_HOST: 'api.test' }],
  [
    'absolute URLs with escaped slashes',
    () => 'https:\\/\\/api.test\\/media\\/covers\\/a.png',
    { API_HOST: 'api.test' },
  ],
  ['absolute paths', () => '/media/covers/a.png', {}],
  ['relative paths', () => 'media/covers/a.png', {}],
] as const)
  test(`[F83] every picture on a course page loads if the API sends ${habit}`, async ({ baseURL }) => {
    const port = await upstream(async ({ url = '', headers }, _, reply) => {
      const isFile = url.startsWith('/media/covers/');
      reply.writeHead(isFile || !url.includes('/media/') ? 200 : 404, {
        'Content-Type': isFile ? 'image/png' : 'application/json',
      });
      if (url.includes('/media/')) return reply.end(Buffer.from(PIXEL, 'base64'));
      const text = await (await fetch(`${baseURL}${url}`)).text();
      return reply.end(text.replaceAll(/"[^"]*\/media\/[^"]*"/g, `"${coverAt(headers.host)}"`));
    });
    const { site } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${port}`, VITE_SITE_URL: SITE, ...env });
    const text = await (await fetch(`${site}/purchase/2`)).text();
    const named = [
      ...text.matchAll(/<meta property="og:image" content="([^"]+)"/g),
      ...text.matchAll(/"image":"([^"]+)"/g),
      ...text.matchAll(/<img[^>]* src="([^"]*media[^"]*)"/g),
    ].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(2);
    const { cover } = (await (await fetch(`${site}/api/courses/2/`)).json()) as { cover: string };
    for (const address of [...named, resolveMedia(cover, '/api') ?? '']) {
      const { pathname, origin } = new URL(address, site);
      expect([SITE, site]).toContain(origin.replace('http://academy.example', SITE));
      const answer = await fetch(site + pathname);
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/png']);
    }
  });

/** Caching proxies that the test puts in front of the site. Each stores every response that HTTP allows it to store. */
const caches = {
  nginx: (site: string, port: number, folder: string) =>
    startNginx(
      folder,
      `proxy_cache_path ${folder}/kept keys_zone=kept:1m;
       server {
         listen 127.0.0.1:${port};
         location / { proxy_pass ${site}; proxy_cache kept; proxy_cache_valid 200 1m; }
       }`,
    ),
  varnish(site: string, port: number, folder: string) {
    const { hostname, port: behind } = new URL(site);
    // By default, Varnish does not cache responses to requests with a token or cookies. This configuration makes
    // Varnish cache such responses.
    writeFileSync(
      `${folder}/default.vcl`,
      `vcl 4.1;
       backend default { .host = "${hostname}"; .port = "${behind}"; }
       sub vcl_recv { return (hash); }`,
    );
    const where = ['-a', `127.0.0.1:${port}`, '-f', `${folder}/default.vcl`, '-n', folder];
    return spawn('varnishd', ['-F', ...where, '-s', 'malloc,32m']);
  },
};

for (const [name, start] of Object.entries(caches))
  test(`[F85] ${name} as a cache in front of the site does not share private responses between users`, async () => {
    const reached: string[] = [];
    const behind = await upstream(({ url = '', headers }, _, reply) => {
      const who = headers.authorization ?? headers.cookie ?? 'nobody';
      reached.push(who);
      reply.setHeader('Content-Type', 'application/json');
      if (url.includes('kept')) reply.setHeader('Cache-Control', 'public, max-age=60');
      reply.end(JSON.stringify(who));
    });
    const { site } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${behind}`, RENDER: 'off' });
    const port = await freePort();
    const cache = start(site, port, openFolder());
    test.skip(
      await new Promise<boolean>((resolve) => cache.on('spawn', () => resolve(false)).on('error', () => resolve(true))),
    );
    atEnd(() => cache.kill());
    const front = `http://127.0.0.1:${port}`;
    await untilUp(front);
    // Requests each URL as several users, to detect responses that the cache shares between users.
    const users = [{ Cookie: 'sessionid=three' }, { Authorization: 'Bearer one' }, { Authorization: 'Bearer two' }, {}];
    const mixed: string[] = [];
    for (let count = 0; count < 500; count += 1) {
      const headers = users[count % users.length] ?? {};
      const own = Object.values(headers)[0] ?? 'nobody';
      const path = Math.floor(count / users.length) % 2 ? '/api/profile/kept/' : '/api/profile/';
      const got = (await (await fetch(front + path, { headers })).json()) as string;
      if (got !== own && got !== 'nobody') mixed.push(`${own} got ${got}`);
    }
    expect(mixed).toEqual([]);
    // Public responses are cached, so few of the visitors' requests reach the API.
    expect(reached.filter((who) => who === 'nobody').length).toBeLessThan(30);
  });

test('[F85] a response that sets a cookie is private, even if the API allows caching', async () => {
  const behind = await upstream((_, __, reply) =>
    reply.setHeader('Cache-Control', 'public, max-age=60').setHeader('Set-Cookie', 'sessionid=one').end('[]'),
  );
  const { site } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${behind}`, RENDER: 'off' });
  const { headers } = await fetch(`${site}/api/courses/`);
  expect(headers.get('set-cookie')).toBe('sessionid=one');
  expect(headers.get('cache-control')).toBe('private, no-store');
});
