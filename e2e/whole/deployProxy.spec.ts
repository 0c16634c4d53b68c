import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { basename, dirname, join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { expect } from '@playwright/test';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import {
  atEnd,
  copyImage,
  deploy,
  echo,
  freePort,
  listen,
  openFolder,
  readDockerfile,
  runInImage,
  startImage,
  test,
  untilUp,
  upstream,
} from '../deployed.ts';
import { keepAssets } from '../../deploy/assets.ts';

test('[F114] the image runs as a non-root user, with read-only files and a custom port', async () => {
  const { server, address } = await deploy({});
  expect(server.exitCode).toBeNull();
  const { health } = readDockerfile();
  const image = await copyImage();
  expect(await once(runInImage(image, health, { PORT: address }), 'close')).toEqual([0, null]);
  expect(await once(runInImage(image, health, { PORT: '127.0.0.1:1' }), 'close')).toEqual([1, null]);
});

test('the site and its metrics can be served at IPv6 addresses', async () => {
  const [PORT, METRICS_PORT] = [`[::1]:${await freePort()}`, `[::1]:${await freePort()}`];
  const server = runInImage(await copyImage(), readDockerfile().start, { PORT, METRICS_PORT });
  atEnd(() => server.kill());
  await untilUp(`http://${PORT}`, server);
  for (const path of [`${PORT}/healthz`, METRICS_PORT]) expect((await fetch(`http://${path}`)).status).toBe(200);
});

test('[F115] requests to an HTTPS API contain the API’s own host name, and the API’s certificate is verified', async () => {
  const folder = openFolder();
  // The PEM text contains both the key and the certificate.
  const key = await getCertificate(folder, 'localhost', ['localhost']);
  const cert = key;
  const NODE_EXTRA_CA_CERTS = join(folder, 'ca.pem');
  writeFileSync(NODE_EXTRA_CA_CERTS, cert);
  const names: string[] = [];
  const server = createSecureServer({
    // Records the host names that clients request (SNI).
    SNICallback: (name, done) => {
      names.push(name);
      done(null, createSecureContext({ key, cert }));
    },
  });
  const port = await upstream(echo, server);
  const API_UPSTREAM = `https://localhost:${port}/`;
  const { site } = await deploy({ API_UPSTREAM, NODE_EXTRA_CA_CERTS });
  for (const [method, body] of [['GET'], ['POST', '{}'], ['PUT', 'x'.repeat(3_000_000)]] as const) {
    const answer = await fetch(`${site}/api/courses/`, { method, ...(body && { body }) });
    expect(answer.status).toBe(200);
    const host = `localhost:${port}`;
    expect(await answer.json()).toMatchObject({
      method,
      url: '/api/courses/',
      headers: { host },
      length: body?.length ?? 0,
    });
  }
  expect(new Set(names)).toEqual(new Set(['localhost']));
  const strange = await deploy({ API_UPSTREAM });
  expect((await fetch(`${strange.site}/api/courses/`)).status).toBe(502);
  expect((await fetch(`${strange.site}/readyz`)).status).toBe(503);
});

test('[F115] API_HOST sets the host name in requests to the API', async () => {
  const API_UPSTREAM = `http://localhost:${await upstream(echo)}`;
  const { site } = await deploy({ API_UPSTREAM, API_HOST: 'api.academy.test' });
  expect(await (await fetch(`${site}/api/courses/`)).json()).toMatchObject({ headers: { host: 'api.academy.test' } });
});

test('the site is ready if its API is at the root of another host', async ({ baseURL }) => {
  const port = await upstream(async ({ url = '' }, _, reply) => {
    const answer = await fetch(`${baseURL}/api${url}`);
    reply.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  const { site } = await deploy({ VITE_API_BASE: `http://127.0.0.1:${port}` });
  expect((await fetch(`${site}/readyz`)).status).toBe(200);
});

test('the container starts if every setting is empty, because an empty setting counts as unset', async () => {
  const settings = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^- `([A-Z_]+)`:/gm)].map(
    ([, name = '']) => name,
  );
  const empty = settings.filter((name) => name !== 'PORT').map((name) => [name, '']);
  expect((await deploy(Object.fromEntries(empty))).server.exitCode).toBeNull();
});

test('at startup, assets unused for a month are removed, except the assets of the current build', async () => {
  const env = { ASSETS_FOLDER: openFolder() };
  await deploy(env);
  const assets = join(env.ASSETS_FOLDER, 'assets');
  const own = readdirSync(assets);
  copyFileSync(join(assets, own[0] ?? ''), join(assets, 'former.js'));
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(assets)) utimesSync(join(assets, name), before, before);
  await deploy(env);
  expect(readdirSync(assets)).toEqual(own);
});

test('assets of old builds are removed even if the assets of the new build cannot be stored', async () => {
  const [into, dist] = [openFolder(), openFolder()];
  const old = join(into, 'assets/old.js');
  // The asset `folder` makes copying fail, because a folder cannot be copied as a file.
  for (const folder of [dirname(old), join(dist, 'assets/folder')]) mkdirSync(folder, { recursive: true });
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  await expect(keepAssets(into, dist)).rejects.toThrow();
  expect(existsSync(old)).toBe(false);
});

test('ASSETS_FOLDER can be a relative path', async () => {
  const folder = openFolder();
  mkdirSync(join(folder, 'assets'));
  chmodSync(join(folder, 'assets'), 0o777);
  writeFileSync(join(folder, 'assets/former.js'), '');
  const { site } = await deploy({ ASSETS_FOLDER: `../${basename(folder)}` });
  expect((await fetch(`${site}/assets/former.js`)).status).toBe(200);
});

test('replicas that start at the same time all store their assets', async () => {
  const env = { ASSETS_FOLDER: openFolder() };
  const file = join(openFolder(), 'log');
  const image = await copyImage();
  const replicas = await Promise.all(Array.from({ length: 4 }, () => startImage(env, image, openSync(file, 'a'))));
  for (const { stop } of replicas) await stop();
  expect(readFileSync(file, 'utf8')).not.toContain('Old assets were not stored');
  expect(readdirSync(join(env.ASSETS_FOLDER, 'assets')).toSorted()).toEqual(readdirSync('dist/assets').toSorted());
});

for (const wrong of ['https://api.test/v1', 'api.test', 'ftp://api.test', 'http://api.test?x', 'http://api.test:70000'])
  test(`[F115] ${wrong} is refused as the API's origin`, async () => {
    const { start } = readDockerfile();
    const server = runInImage(await copyImage(), start, { API_UPSTREAM: wrong });
    expect(await once(server, 'close')).toEqual([2, null]);
  });

test('[F116] when the container stops, 100 pending requests and an upload are still finished', async () => {
  const waiting: (() => void)[] = [];
  const port = await upstream((...call) => void waiting.push(() => echo(...call)));
  const { site, server, ended } = await deploy({ API_UPSTREAM: `http://127.0.0.1:${port}` });
  const answers = Array.from({ length: 100 }, () => fetch(`${site}/api/courses/`).then(({ status }) => status));
  await expect.poll(() => waiting.length).toBe(100);
  const upload = ask(`${site}/api/blogs/`, { method: 'POST', headers: { 'Content-Length': '2000000' } });
  const uploaded = once(upload, 'response') as Promise<[IncomingMessage]>;
  await new Promise((sent) => void upload.write('x'.repeat(1_000_000), sent));
  server.kill();
  const isOpen = async () =>
    fetch(`${site}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
  upload.end('x'.repeat(1_000_000));
  await expect.poll(() => waiting.length).toBe(101);
  for (const answer of waiting) answer();
  expect((await Promise.all(answers)).filter((status) => status !== 200)).toEqual([]);
  expect((await uploaded)[0].statusCode).toBe(200);
  expect(await ended).toEqual([0, null]);
});

for (const setting of ['PORT', 'METRICS_PORT'])
  test(`${setting}=65536 is refused`, async () => {
    const server = runInImage(await copyImage(), readDockerfile().start, { [setting]: '65536' });
    expect(await once(server, 'close')).toEqual([2, null]);
  });

test('pages contain data even if another program uses the port METRICS_PORT', async ({ baseURL }) => {
  const other = createServer();
  const METRICS_PORT = `127.0.0.1:${await listen(other)}`;
  atEnd(() => other.close());
  const { site } = await deploy({ API_UPSTREAM: baseURL ?? '', METRICS_PORT });
  expect(await (await fetch(`${site}/courses`)).text()).toContain('data-rendered');
});
