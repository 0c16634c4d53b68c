import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as base } from './support.ts';
import { PIXEL } from '../mocks/data/pixel.ts';

/** The site as the image of `deploy/` serves it, by a real nginx before the built site and the mock API. */
interface Deployed {
  /** Where it answers, without a slash at the end. */
  site: string;
  /** Another host: it gives pictures and a cookie, and takes reports. */
  other: string;
  /** What the other host was asked for. */
  asked: { url: string; headers: IncomingMessage['headers']; body: string }[];
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
export const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
/** A setting that was not there when the site was built. */
export const EMAIL = 'office@academy.test';

/** Lets a server listen on a port of its own. */
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
      // What takes reports of errors never answers.
      if (url === '/errors') return;
      reply.setHeader('Set-Cookie', 'who=somebody; SameSite=None; Secure');
      reply.setHeader('Content-Type', url.endsWith('.png') ? 'image/png' : 'text/plain');
      reply.end(url.endsWith('.png') ? Buffer.from(PIXEL, 'base64') : 'ok');
    });
  });
}

async function start(api: string, port: number, other: string) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-deploy-'));
  chmodSync(folder, 0o777);
  const server = spawn(process.execPath, ['deploy/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // An ordinary user, who may write into that folder alone.
    ...(process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
    env: {
      PATH: process.env['PATH'],
      TMPDIR: folder,
      PORT: `127.0.0.1:${port}`,
      API_UPSTREAM: api,
      RENDER_EVERY: '1',
      IMG_HOSTS: other,
      PLAYER_PATHS: '/api/media/videos/',
      POLICY_REPORT_URL: `${other}/policy`,
      VITE_CONTACT_EMAIL: EMAIL,
      VITE_REPORT_URL: `${other}/errors`,
    },
  });
  const site = `http://127.0.0.1:${port}`;
  // Filled with the API's data behind the server's back; until then it is the shell of all pages.
  const isFilled = async () => (await (await fetch(`${site}/purchase/2`)).text()).includes('data-path');
  await expect.poll(() => isFilled().catch(() => false), { timeout: 45_000 }).toBe(true);
  return { site, stop: () => server.kill() };
}

/** A test with the deployed site, started once for all of them; skipped where no nginx is installed. */
export const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({ playwright: _ }, use, { project }) => {
      test.skip(!hasNginx, 'nginx is not installed here');
      const asked: Deployed['asked'] = [];
      const host = otherHost(asked);
      const other = `http://localhost:${await listen(host)}`;
      const free = createServer();
      const port = await listen(free);
      free.close();
      const { site, stop } = await start(project.use.baseURL ?? '', port, other);
      await use({ site, other, asked });
      stop();
      host.closeAllConnections();
      host.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
