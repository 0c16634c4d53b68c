import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreSnapshot, takeSnapshot, type Snapshot } from '../db.ts';
import { scenarios, type Scenario } from '../scenarios.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';
import { answerControl } from './control.ts';
import { answerNode } from './node.ts';
import { accountLines } from './vite.ts';

const HELP = `The academy's mock API over plain HTTP, for any client.

  npm run mock -- [options]

  --port N           Port to listen on. Default 4010.
  --host NAME        Address to listen on. Default 127.0.0.1.
  --seed N           Seed of everything that happens by chance. Default 1.
  --scenario NAME    ${Object.keys(scenarios).join(', ')}. Default: default.
  --latency MIN-MAX  Milliseconds that each answer takes.
  --fail RATE        Share of calls that fail with 500, from 0 to 1.
  --persist FILE     Keeps the database in FILE across runs.
  --help             This text.`;

class UsageError extends Error {}

interface Settings {
  port: number;
  host: string;
  persist: string | undefined;
  world: WorldOptions;
}

function numberOf(flag: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max))
    throw new UsageError(`--${flag} takes a number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** Reads the command line; null when only the help was asked for. Throws `UsageError` with a clear message. */
export function readSettings(args: readonly string[]): Settings | null {
  const option = { type: 'string' } as const;
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: option,
        host: option,
        seed: option,
        scenario: option,
        latency: option,
        fail: option,
        persist: option,
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return null;
  const { port = '4010', host = '127.0.0.1', seed, scenario, latency, fail, persist } = values;
  if (scenario !== undefined && !Object.hasOwn(scenarios, scenario)) {
    throw new UsageError(`--scenario is one of ${Object.keys(scenarios).join(', ')}, not "${scenario}".`);
  }
  const [, min = '', max = ''] = /^(\d+)-(\d+)$/.exec(latency ?? '') ?? [];
  if (latency !== undefined && (min === '' || Number(min) > Number(max)))
    throw new UsageError(`--latency is MIN-MAX in milliseconds, not "${latency}".`);
  return {
    port: numberOf('port', port, 0, 65_535),
    host,
    persist,
    world: {
      ...(seed !== undefined && { seed: numberOf('seed', seed, 0, Number.MAX_SAFE_INTEGER) }),
      ...(scenario !== undefined && { scenario: scenario as Scenario }),
      ...(latency !== undefined && { latency: [Number(min), Number(max)] as const }),
      ...(fail !== undefined && { fail: numberOf('fail', fail, 0, 1) }),
    },
  };
}

/** CORS for every origin, with credentials, as a front end on another port needs it. */
function allowOrigin(message: IncomingMessage, reply: ServerResponse): boolean {
  const { origin } = message.headers;
  if (origin !== undefined) {
    reply.setHeader('Access-Control-Allow-Origin', origin);
    reply.setHeader('Access-Control-Allow-Credentials', 'true');
    reply.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    reply.setHeader('Vary', 'Origin');
  }
  if (message.method !== 'OPTIONS') return false;
  reply.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH');
  reply.setHeader('Access-Control-Allow-Headers', message.headers['access-control-request-headers'] ?? '');
  reply.writeHead(204).end();
  return true;
}

/** The request listener of a server for `world`. */
export function listenerFor(world: World) {
  return (message: IncomingMessage, reply: ServerResponse): void => {
    const answer = async () => {
      if (allowOrigin(message, reply)) return;
      if ((await answerControl(world, message, reply)) || (await answerNode(world, message, reply))) return;
      reply.writeHead(404, { 'Content-Type': 'application/json' }).end('{"detail":"Everything is under /api/."}');
    };
    answer().catch((error: unknown) => {
      console.error(error);
      if (!reply.headersSent) reply.writeHead(500).end();
    });
  };
}

async function restore(world: World, file: string) {
  if (!existsSync(file)) return;
  try {
    const snapshot = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
    if (snapshot.version !== 1) throw new Error(`its version is ${String(snapshot.version)}`);
    await restoreSnapshot(world.db, snapshot);
  } catch (error) {
    const aside = `${file}.unreadable`;
    renameSync(file, aside);
    await world.reset();
    console.warn(
      `${file} could not be read and was moved to ${aside}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Writes the database beside `file` first, so that no half of it is ever kept. */
function save(world: World, file: string) {
  writeFileSync(`${file}.new`, JSON.stringify(takeSnapshot(world.db)));
  renameSync(`${file}.new`, file);
}

/** Runs `npm run mock` with the given arguments. */
export async function serve(args: readonly string[]): Promise<void> {
  const settings = readSettings(args);
  if (!settings) return console.info(HELP);
  const { port, host, persist } = settings;
  const world = await createWorld(settings.world);
  if (persist !== undefined) {
    mkdirSync(dirname(persist), { recursive: true });
    await restore(world, persist);
    save(world, persist);
  }
  const server = createServer(listenerFor(world));
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another one with --port.` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const chosen = typeof address === 'object' && address ? address.port : port;
    console.info(`  Mock API: http://${host}:${chosen}/api/\n\n${accountLines()}\n`);
  });
  const stop = () => {
    if (persist !== undefined) save(world, persist);
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Runs `serve` and turns a wrong command line into a message and exit code 2. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await serve(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${HELP}`);
    process.exitCode = 2;
  }
}
