// The container's main process. It writes nginx's configuration from the environment, starts nginx and the renderer,
// and restarts a renderer that dies or hangs. docs/deploy.md lists the settings.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates } from 'node:tls';
import { log } from '../scripts/render/log.ts';
import { fileOf, RENDERER, renderStatic, siteOf } from '../scripts/render/pages.ts';
import { securityPolicy } from '../scripts/render/policy.ts';
import { siteAddress } from '../scripts/render/searchFiles.ts';
import { pathsOf, type PageKind } from '../src/pages.ts';
import { addressesOf } from './addresses.ts';
import { DAY, keepAssets } from './assets.ts';
import template from './nginx.conf.template?raw';

// The build writes this script to `dist/.render`, so the folder above is `dist`.
const DIST = join(import.meta.dirname, '..');
/** The image's folder with the assets of previous builds. ASSETS_FOLDER can name a volume to use instead. */
const BROUGHT = join(DIST, '../former');

/** The `Permissions-Policy` header, which disables features of the browser that the site does not use. */
const PERMISSIONS = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Prints the reason why a setting is invalid, and exits. */
function refuse(reason: string): never {
  console.error(reason);
  return process.exit(2);
}

/**
 * Reads a setting for nginx's configuration. Exits if the value does not match `expected`, because the value is
 * inserted without escaping.
 */
function env(name: string, expected: RegExp, otherwise: string): string {
  const value = process.env[name]?.trim() || otherwise;
  return expected.test(value) ? value : refuse(`${name} is invalid: ${value}`);
}

const words = (name: string, expected: RegExp) => env(name, expected, '').split(/\s+/).filter(Boolean);

const upstream = env('API_UPSTREAM', /^https?:\/\/[^\s/?#@]+\/?$/, 'http://api:8000');
const api = URL.parse(upstream) ?? refuse(`API_UPSTREAM is invalid: ${upstream}`);
// The `Host` header for the API. By default, an HTTPS API gets its own host name, and an HTTP API gets the site's.
const apiHost = env('API_HOST', /^[\w.:[\]-]*$/, api.protocol === 'https:' ? api.host : '');
// A port, optionally after a host name or IP address. IPv6 addresses are in brackets.
const PORT = /^(?:(?:[\w.]+|\[[\da-f:.]+\]):)?\d+$/i;
const portOf = (name: string, otherwise = '') => {
  const value = env(name, PORT, otherwise);
  return Number(/\d+$/.exec(value)) > 65_535 ? refuse(`${name} is invalid: ${value}`) : value;
};
const port = portOf('PORT', '8080');
const renderWithin = env('RENDER_WITHIN', /^[1-9]\d*$/, '10');
// Checks the renderer's settings here, because a renderer that fails would be restarted again and again.
if (process.env['METRICS_PORT']?.trim()) portOf('METRICS_PORT');
env('PAGES_FRESH', /^\d+$/, '15');
// `config.ts` reads this setting. Its values become part of the security policy.
env('VITE_VIDEO_HOSTS', /^(?!.*:\/\/)[\w.:/~,\s-]*$/, '');
const assetsFolder = env('ASSETS_FOLDER', /^[^\s;{}'"$\\]*$/, '');
// nginx would resolve a relative path against its own folder.
const kept = assetsFolder && resolve(assetsFolder);
/** nginx's list of file types, on Linux or Homebrew. Without it, browsers would refuse to run the scripts. */
const MIME_TYPES = ['/etc/nginx', '/opt/homebrew/etc/nginx', '/usr/local/etc/nginx'].map((at) => `${at}/mime.types`);
const mimeTypes =
  MIME_TYPES.find(existsSync) ?? refuse(`nginx's list of file types was not found: ${MIME_TYPES.join(', ')}`);
try {
  siteAddress(process.env['VITE_SITE_URL']);
} catch (error) {
  refuse(String(error));
}

/**
 * Returns nginx directives that replace the API's host in file URLs with the site's host. Some servers escape slashes
 * in JSON, so the directives also match escaped slashes.
 */
function filesOf(host: string): string {
  const changed = ['http', 'https'].flatMap((scheme) =>
    ['/', '\\/'].map((slash) =>
      `sub_filter '"${scheme}://${host}/media/' '"$forwarded_proto://$http_host/media/';`.replaceAll('/', slash),
    ),
  );
  return [...changed, 'sub_filter_once off;', 'sub_filter_types application/json;'].join('\n');
}

/** Returns a regular expression for the paths of all pages of these kinds, without the leading slashes. */
const matching = (...kinds: PageKind[]) =>
  pathsOf(...kinds)
    .map((path) => path.slice(1).replace(/\/$/, '/[^/]+'))
    .join('|');

/**
 * Returns the lines of an nginx map to the canonical path of a page. The map's keys match paths with upper-case letters
 * or trailing slashes. They do not match ids with encoded characters, because a redirect would decode these characters.
 */
const properAddresses = () =>
  pathsOf('found', 'form', 'filled', 'private', 'staff')
    .filter((path) => path !== '/')
    .map((path) => {
      const [any, id, kept] = path.endsWith('/') ? ['[^/]+', '(?<id>[\\w.-]+)', '$id'] : ['', '', ''];
      return `"~^(?!${path}${any}$)(?i:${path})${id}/*$" ${path}${kept};`;
    })
    .join('\n');

async function configuration(folder: string): Promise<string> {
  const players = words('PLAYER_PATHS', /^[\w./\s-]*$/);
  const values: Readonly<Record<string, string>> = {
    FOLDER: folder,
    DIST,
    MIME_TYPES: mimeTypes,
    PORT: port,
    ACCESS_LOG: env('ACCESS_LOG', /^(?:off|json)$/, 'off') === 'json' ? '/dev/stdout json' : 'off',
    RENDER_WITHIN: renderWithin,
    STOP_WITHIN: env('STOP_WITHIN', /^[1-9]\d*$/, '60'),
    API_SCHEME: api.protocol,
    API_NAME: api.hostname,
    PAGES_SIZE: env('PAGES_SIZE', /^\d+[km]$/, '256m'),
    FORMER: kept || BROUGHT,
    API_HOST: apiHost || '$http_host',
    API_ENCODING: apiHost ? '""' : '$http_accept_encoding',
    API_FILES: apiHost && filesOf(apiHost),
    POLICY: securityPolicy({
      scripts: await readFile(join(DIST, RENDERER, 'script-hashes'), 'utf8'),
      pictures: words('IMG_HOSTS', /^[\w.:/*\s-]*$/),
      reports: env('POLICY_REPORT_URL', /^(?:(?:https?:\/)?\/[\w.~:/?&=%@[\]+-]+)?$/, ''),
    }),
    PLAYERS: players.map((path) => `~^${path.replaceAll('.', '\\.')} "sandbox allow-scripts";`).join('\n'),
    PERMISSIONS,
    WORKER: env('VITE_OFFLINE', /^(?:off)?$/, '') === 'off' ? 'sw-off.js' : 'sw.js',
    PROPER: properAddresses(),
    PUBLIC_PAGES: matching('found', 'form', 'filled'),
    USERS_PAGES: matching('private', 'staff'),
    BROTLI: existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') ? 'brotli_static on;' : '',
  };
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Stores assets in ASSETS_FOLDER. Daily calls renew their timestamps, so that other replicas do not delete them. */
const keep = async (brought?: string) =>
  kept &&
  keepAssets(kept, DIST, brought).catch((cause: unknown) => log('error', 'Old assets were not stored', { cause }));

const folder = await mkdtemp(join(tmpdir(), 'academy-'));
// If the container runs as root, nginx's worker processes run as another user, who needs access to the folder.
await chmod(folder, 0o755);
const conf = join(folder, 'nginx.conf');
const servers = join(folder, 'upstream');
await writeFile(conf, await configuration(folder));
// Writes a file for nginx with the certificate authorities that Node trusts, including those in NODE_EXTRA_CA_CERTS.
await writeFile(join(folder, 'authorities.pem'), getCACertificates('default').join('\n'));
await writeFile(servers, 'server 127.0.0.1:9 down;\n');
await keep(BROUGHT);

const hostOf = (name: string) => URL.parse(process.env[name] ?? '')?.host;
const isOwnHost = [undefined, hostOf('VITE_SITE_URL')].includes(hostOf('VITE_API_BASE'));
// If VITE_API_BASE names another host and API_UPSTREAM is not set, the default upstream may not exist. Its failed lookups
// are then not logged.
const serversOf = addressesOf(api, Boolean(process.env['API_UPSTREAM']?.trim()) || isOwnHost);
/** Writes the API's IP addresses for nginx. Returns whether they changed. */
async function findApi(): Promise<boolean> {
  const lines = await serversOf();
  if (lines === '' || lines === (await readFile(servers, 'utf8'))) return false;
  await writeFile(servers, lines);
  return true;
}
await findApi();

const socket = join(folder, 'render.sock');
const address = `http://${port.includes(':') ? port : `127.0.0.1:${port}`}`;
let isEnding = false;
let renderer = startRenderer();

/** Starts the renderer, and restarts it when it exits. */
function startRenderer(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'render.js'), [socket, address]);
  child.once('close', (code, signal) => {
    if (isEnding) return;
    log('error', 'The renderer ended and is restarted', { cause: signal ?? code });
    setTimeout(() => (renderer = startRenderer()), 1000);
  });
  return child;
}

// Writes pages without data. nginx serves these pages while the renderer does not respond. The pages in the image
// cannot be used, because they lack the deployment's settings.
const unfilled = join(folder, 'unfilled');
await mkdir(unfilled);
for (const [path, text] of await renderStatic(await siteOf(DIST), DIST))
  await writeFile(join(unfilled, fileOf(path)), text);
// Waits until the renderer listens, but at most five seconds, because nginx can serve pages without data.
await Promise.race([once(renderer, 'message'), sleep(5000)]);
const nginx = spawn('nginx', ['-c', conf, '-e', 'stderr', '-g', 'daemon off;'], {
  stdio: ['inherit', 'inherit', 'pipe'],
});
// Logs only the reason and the path from a message of nginx, because the rest contains IP addresses and query strings.
createInterface(nginx.stderr).on('line', (line) => {
  // A malformed request can break a message into several lines. Only the first line is logged.
  if (!/^(?:\d{4}\/|nginx: )/.test(line)) return;
  const [, address = ''] = /, request: "\w+ ([^\s?"]+)/.exec(line) ?? [];
  const cause = line.replace(/^\S+ \S+ \[\w+\] \S+ (?:\*\d+ )?/, '').replace(/, client: .*/, '');
  log('error', 'nginx', { address, cause });
});

const patience = Number(renderWithin) * 1000;
/** Kills a renderer that does not respond. `startRenderer` then restarts it. */
function checkRenderer() {
  const asked = get({ socketPath: socket, path: '/healthz', timeout: patience }, (answer) => void answer.resume());
  asked.on('error', () => undefined);
  asked.on('timeout', () => {
    log('error', 'The renderer does not respond and is killed');
    asked.destroy();
    renderer.kill('SIGKILL');
  });
}

const watches = [
  setInterval(checkRenderer, patience),
  setInterval(() => {
    const failed = (cause: unknown) => log('error', "The API's addresses were not written", { cause });
    void findApi().then((isNew) => isNew && nginx.kill('SIGHUP'), failed);
  }, 10_000),
  setInterval(() => void keep(), DAY),
];

/** Makes nginx finish the requests in flight and then stop. */
const stop = () => void nginx.kill('SIGQUIT');
process.on('SIGTERM', stop).on('SIGINT', stop);

async function end(code: number) {
  isEnding = true;
  for (const watch of watches) clearInterval(watch);
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}
nginx.once('error', (error) => {
  log('error', 'nginx could not be started', { cause: error });
  void end(1);
});
// If nginx was killed, its workers may still run and keep the log open, which delays `close`. Therefore, waits at most
// one second.
nginx.once('exit', (code) => void Promise.race([once(nginx, 'close'), sleep(1000)]).then(() => end(code ?? 1)));
