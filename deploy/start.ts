// The container's first process. It writes nginx's configuration and the pages for the settings of the environment, starts
// nginx, and keeps the public pages filled with the API's data. README, "Deploy", lists the settings.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { config } from '../src/config.ts';
import { RENDERER, writeStatic } from '../scripts/render/pages.ts';
import { securityPolicy } from '../scripts/render/policy.ts';
import template from './nginx.conf.template?raw';
import { serversOf, upstreamOf } from './upstream.ts';

// The build puts this program into `dist/.render`.
const DIST = join(import.meta.dirname, '..');

/** What a page may use of the device: nothing that the site does not need. */
const PERMISSIONS = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** A setting that stands in the configuration and therefore must look as expected; ends the program where it does not. */
function env(name: string, expected: RegExp, otherwise: string): string {
  const value = process.env[name]?.trim() || otherwise;
  return expected.test(value) ? value : refuse(`${name} is not understood: ${value}`);
}

const words = (name: string, expected: RegExp) => env(name, expected, '').split(/\s+/).filter(Boolean);

function upstream(): URL {
  try {
    return upstreamOf(process.env['API_UPSTREAM']?.trim() || 'http://api:8000');
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const api = upstream();

async function configuration(folder: string): Promise<string> {
  const players = words('PLAYER_PATHS', /^[\w./\s-]*$/);
  const values: Readonly<Record<string, string>> = {
    FOLDER: folder,
    DIST,
    PORT: env('PORT', /^(?:[\w.]+:)?\d+$/, '8080'),
    STOP_WITHIN: env('STOP_WITHIN', /^[1-9]\d*$/, '60'),
    API_SCHEME: api.protocol,
    API_NAME: api.hostname,
    // Whoever shares an address with others goes by the name that they are asked for.
    API_HOST: env('API_HOST', /^[\w.:[\]-]+$|^\$http_host$/, api.protocol === 'https:' ? api.host : '$http_host'),
    READY: config.apiBase.startsWith('/')
      ? `proxy_pass ${api.protocol}//api${config.apiBase}/departments/;`
      : 'return 204;',
    POLICY: securityPolicy({
      scripts: await readFile(join(DIST, RENDERER, 'script-hashes'), 'utf8'),
      pictures: words('IMG_HOSTS', /^[\w.:/*\s-]*$/),
      reports: env('POLICY_REPORT_URL', /^(?:(?:https?:\/)?\/[\w.~:/?&=%@[\]+-]+)?$/, ''),
    }),
    PLAYERS: players.map((path) => `~^${path.replaceAll('.', '\\.')} "sandbox allow-scripts";`).join('\n'),
    PERMISSIONS,
    BROTLI: existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') ? 'brotli_static on;' : '',
  };
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const folder = await mkdtemp(join(tmpdir(), 'academy-'));
// Where this runs as root, nginx's workers are another user.
await chmod(folder, 0o755);
const site = join(folder, 'site');
await mkdir(site);
const conf = join(folder, 'nginx.conf');
const servers = join(folder, 'upstream');
await writeFile(conf, await configuration(folder));
// Those that Node trusts, with NODE_EXTRA_CA_CERTS.
await writeFile(join(folder, 'authorities.pem'), getCACertificates('default').join('\n'));
await writeFile(servers, 'server 127.0.0.1:9 down;\n');
await writeStatic(DIST, site);

/** Writes the API's addresses for nginx; tells whether they changed. While the name is not resolved the last ones stay. */
async function findApi(): Promise<boolean> {
  const found = await serversOf(api).catch((error: unknown) => {
    console.warn(String(error));
    return undefined;
  });
  if (found === undefined || found === (await readFile(servers, 'utf8'))) return false;
  await writeFile(servers, found);
  return true;
}
await findApi();

const children: ChildProcess[] = [];

/** Starts a program that ends with this one. */
function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit' });
  children.push(child);
  return child;
}

const nginx = start('nginx', ['-c', conf, '-e', 'stderr', '-g', 'daemon off;']);
const watch = setInterval(() => void findApi().then((isNew) => isNew && nginx.kill('SIGHUP')), 10_000);

/** Lets nginx finish the requests in flight. */
const stop = () => void nginx.kill('SIGQUIT');
process.on('SIGTERM', stop).on('SIGINT', stop);

async function end(code: number) {
  clearInterval(watch);
  for (const child of children) child.kill();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}
nginx.once('error', (error) => {
  console.error(error);
  void end(1);
});
nginx.once('close', (code) => void end(code ?? 1));

const minutes = env('RENDER_EVERY', /^\d+(?:\.\d+)?$/, '5');
if (Number(minutes) > 0) {
  const from = config.apiBase.startsWith('/') ? api.origin + config.apiBase : config.apiBase;
  const args = ['--api', from, '--dist', DIST, '--out', site, '--every', minutes];
  start(process.execPath, [join(import.meta.dirname, 'render.js'), ...args]);
}
