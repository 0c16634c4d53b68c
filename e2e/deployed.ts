import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { test as base } from './support.ts';
import { PIXEL } from '../mocks/data/pixel.ts';
import { temporaryFolder } from '../scripts/temporary.ts';

/** The site as the container image serves it: nginx with the built site, in front of the mock API. */
interface Deployed {
  /** The site's URL without a trailing slash. */
  site: string;
  /** The URL of another host, which serves pictures with a cookie and receives error reports. */
  other: string;
  /** The requests to the other host. */
  asked: { url: string; headers: IncomingMessage['headers']; body: string }[];
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
/** A contact e-mail address. The deployed site gets it from the environment at startup, not from the build. */
export const EMAIL = 'office@academy.test';

/** Starts a server on a free port. */
export async function listen(to: Server): Promise<number> {
  await new Promise<void>((resolve) => void to.listen(0, '127.0.0.1', resolve));
  return (to.address() as AddressInfo).port;
}

function otherHost(asked: Deployed['asked']) {
  return createServer((message, reply) => {
    const { url = '', headers } = message;
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => {
      asked.push({ url, headers, body });
      // The endpoint for error reports never responds.
      if (url === '/errors') return;
      reply.setHeader('Set-Cookie', 'who=somebody; SameSite=None; Secure');
      reply.setHeader('Content-Type', url.endsWith('.png') ? 'image/png' : 'text/plain');
      reply.end(url.endsWith('.png') ? Buffer.from(PIXEL, 'base64') : 'ok');
    });
  });
}

/** Reads the last stage of the Dockerfile: the copied files, start command and health check. */
export function readDockerfile() {
  const [stage = ''] = readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^(?=FROM)/m)
    .slice(-1);
  const command = (before: RegExp) => {
    const [, json = '[]'] = new RegExp(`^${before.source}CMD (\\[.*\\])$`, 'm').exec(stage) ?? [];
    const [, ...args] = JSON.parse(json) as string[];
    return args;
  };
  const copied = [...stage.matchAll(/^COPY (?:--from=build )?(?!--)(.+) (\S+)$/gm)].flatMap(([, from = '', to = '']) =>
    from.split(' ').map((each) => {
      const file = each.replace('/site/', '');
      return { file, to: to.endsWith('/') ? join(to, basename(file)) : to };
    }),
  );
  return { copied, start: command(/(?:)/), health: command(/HEALTHCHECK .*/) };
}

/**
 * Creates a folder with exactly the files of the image. `change` can modify the files before the folder becomes
 * read-only.
 */
export async function copyImage(change?: (image: string) => Promise<void>): Promise<string> {
  const image = temporaryFolder();
  for (const { file, to } of readDockerfile().copied) cpSync(file, join(image, to), { recursive: true });
  await change?.(image);
  spawnSync('chmod', ['-R', 'a+rX,a-w', image]);
  return image;
}

/** Starts nginx with the directives in `http`. */
export function startNginx(folder: string, http: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const conf = `pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')} ${http} }`;
  writeFileSync(join(folder, 'nginx.conf'), conf);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], { stdio: 'inherit' });
}

/** Creates a folder to which other users can write. */
export function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  return folder;
}

/** The user that runs the image's processes: a non-root user if the test runs as root. */
const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Runs Node in `image`, a copy of the image. The process can write only to a temporary folder and to the file
 * descriptor `output`.
 */
export function runInImage(
  image: string,
  args: readonly string[],
  env: Record<string, string>,
  output?: number,
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: image,
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
    ...USER,
    env: { PATH: process.env['PATH'], TMPDIR: openFolder(), ...env },
  });
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** Waits until a site responds or its server exits. */
export async function untilUp(site: string, server?: ChildProcess) {
  const isUp = async () => typeof server?.exitCode === 'number' || (await fetch(`${site}/healthz`)).ok;
  await expect.poll(() => isUp().catch(() => false), { timeout: 30_000 }).toBe(true);
}

/** Starts a copy of the image. */
export async function startImage(env: Record<string, string>, image?: string, output?: number) {
  const address = `127.0.0.1:${await freePort()}`;
  const server = runInImage(image ?? (await copyImage()), readDockerfile().start, { PORT: address, ...env }, output);
  const ended = once(server, 'close');
  const site = `http://${address}`;
  await untilUp(site, server);
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { site, address, server, ended, stop };
}

const closing: (() => unknown)[] = [];
/** Registers a function that runs after the test. */
export const atEnd = (close: () => unknown) => void closing.push(close);

/** Runs a copy of the image until the test ends. */
export async function deploy(env: Record<string, string>) {
  const started = await startImage(env);
  atEnd(started.stop);
  return started;
}

/** Runs an API until the test ends. `answer` is called with each complete request. */
export async function upstream(
  answer: (message: IncomingMessage, body: string, reply: ServerResponse) => unknown,
  server: Server = createServer(),
): Promise<number> {
  server.on('request', (message: IncomingMessage, reply: ServerResponse) => {
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => answer(message, body, reply));
  });
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server);
}

/** Responds with a description of the received request. */
export function echo({ method, url, headers }: IncomingMessage, body: string, reply: ServerResponse) {
  reply.setHeader('Content-Type', 'application/json');
  reply.end(JSON.stringify({ method, url, headers, length: body.length }));
}

/** A test that uses the deployed site. The site starts once per worker. Without nginx, the test is skipped. */
export const test = base.extend<{ ended: void }, { deployed: Deployed }>({
  ended: [
    async ({ playwright: _ }, use) => {
      test.skip(!hasNginx, 'nginx is not installed here');
      await use();
      for (const close of closing.splice(0)) await close();
    },
    { auto: true },
  ],
  deployed: [
    async ({ playwright: _ }, use, { project }) => {
      const asked: Deployed['asked'] = [];
      const host = otherHost(asked);
      const other = `http://localhost:${await listen(host)}`;
      const { site, stop } = await startImage({
        API_UPSTREAM: project.use.baseURL ?? '',
        IMG_HOSTS: other,
        PLAYER_PATHS: '/api/media/videos/',
        POLICY_REPORT_URL: `${other}/policy`,
        VITE_CONTACT_EMAIL: EMAIL,
        VITE_REPORT_URL: `${other}/errors`,
      });
      await use({ site, other, asked });
      await stop();
      host.closeAllConnections();
      host.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
