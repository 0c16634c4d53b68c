// The container's first process: works out the server's configuration from the environment, writes the pages for it, starts
// nginx, and keeps the public pages filled with the API's data. README, "Deploy", says what can be set.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { config } from '../src/config.ts';
import { RENDERER, writeStatic } from '../scripts/render/pages.ts';
import { securityPolicy } from '../scripts/render/policy.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** What a page may use of the device: nothing that the site does not need. */
const PERMISSIONS = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A setting that stands in the configuration and therefore must look as expected; ends the program where it does not. */
function env(name: string, expected: RegExp, otherwise: string): string {
  const value = process.env[name]?.trim() || otherwise;
  if (expected.test(value)) return value;
  console.error(`${name} is not understood: ${value}`);
  process.exit(2);
}

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;
const UPSTREAM = 'http://api:8000';
const ADDRESS = /^(?:(?:https?:\/)?\/[\w.~:/?&=%@[\]+-]+)?$/;

/** The name servers of this machine, as nginx takes them. */
function resolvers(): string {
  const lines = existsSync('/etc/resolv.conf') ? readFileSync('/etc/resolv.conf', 'utf8') : '';
  const found = [...lines.matchAll(/^nameserver\s+(\S+)/gm)].map(([, name = '']) =>
    name.includes(':') ? `[${name}]` : name,
  );
  return found.join(' ') || '127.0.0.11';
}

async function configuration(folder: string): Promise<string> {
  const pictures = env('IMG_HOSTS', /^[\w.:/*\s-]*$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const players = env('PLAYER_PATHS', /^[\w./\s-]*$/, '')
    .split(/\s+/)
    .filter(Boolean);
  const reports = env('POLICY_REPORT_URL', ADDRESS, '');
  const values: Readonly<Record<string, string>> = {
    FOLDER: folder,
    PORT: env('PORT', /^(?:[\w.]+:)?\d+$/, '8080'),
    RESOLVERS: resolvers(),
    API_UPSTREAM: env('API_UPSTREAM', ORIGIN, UPSTREAM),
    POLICY: securityPolicy({
      scripts: await readFile(join(DIST, RENDERER, 'script-hashes'), 'utf8'),
      pictures,
      reports,
    }),
    PLAYERS: players.map((path) => `~^${path.replaceAll('.', '\\.')} "sandbox allow-scripts";`).join('\n'),
    PERMISSIONS,
    BROTLI: existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') ? 'brotli_static on;' : '',
  };
  const template = await readFile(join(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const folder = await mkdtemp(join(tmpdir(), 'academy-'));
const site = join(folder, 'site');
await mkdir(site, { recursive: true });
const conf = join(folder, 'nginx.conf');
await writeFile(conf, await configuration(folder));
await cp(DIST, site, { recursive: true, filter: (path) => !/^\.(?:render|vite)$/.test(basename(path)) });
await writeStatic(DIST, site);

const children: ChildProcess[] = [];

/** Starts a program that ends with this one. */
function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit' });
  children.push(child);
  return child;
}

function stop() {
  for (const child of children) child.kill();
}
process.on('SIGTERM', stop).on('SIGINT', stop);

const nginx = start('nginx', ['-c', conf, '-e', 'stderr', '-g', 'daemon off;']);
nginx.once('error', (error) => {
  console.error(error);
  process.exitCode = 1;
  stop();
});
nginx.once('close', (code) => {
  process.exitCode = code ?? 0;
  stop();
});

const minutes = env('RENDER_EVERY', /^\d+(?:\.\d+)?$/, '5');
if (Number(minutes) > 0) {
  const api = config.apiBase.startsWith('/') ? env('API_UPSTREAM', ORIGIN, UPSTREAM) + config.apiBase : config.apiBase;
  const args = ['--api', api, '--dist', DIST, '--out', site, '--every', minutes];
  start(process.execPath, [join(ROOT, 'scripts/render/cli.ts'), ...args]);
}
