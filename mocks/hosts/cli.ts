import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { keepWorld } from '../data/persistence.ts';
import { aboutFaults } from '../server/faults.ts';
import { isScenario, SCENARIOS, scenarios } from '../server/scenarios.ts';
import { parseWords, SettingsError, type Settings } from '../server/settings.ts';
import type { World } from '../server/types.ts';
import { createWorld } from '../server/world.ts';
import { accountLines, faultExamples } from './about.ts';
import { certificateFor } from './certificate.ts';
import { fileStore } from './fileStore.ts';
import { listenerFor } from './server.ts';

/** All flags; those with a `value` take one. */
export const flags = {
  port: { value: 'N', about: 'Port to listen on; 0 takes any that is free. Default 4010.' },
  host: { value: 'NAME', about: 'Address to listen on. Default 127.0.0.1.' },
  seed: { value: 'N', about: 'Seed of everything that happens by chance. Default 1.' },
  scenario: { value: 'NAME', about: 'The world to serve (see below). Default: default.' },
  latency: { value: 'MIN-MAX', about: 'Milliseconds that each answer takes.' },
  fail: { value: 'RATE', about: 'Share of calls that fail with 500, from 0 to 1.' },
  flavour: { value: 'NAME', about: 'How answers are written: plain or django. Default plain.' },
  fault: { value: "'CALL=FAULT'", about: 'What goes wrong with a call (see below); may be repeated.' },
  persist: { value: 'FILE', about: 'Keeps the database in FILE across runs.' },
  https: { about: 'Serves HTTPS, with a self-signed certificate.' },
  quiet: { about: 'Prints no line for each request.' },
  help: { about: 'This text.' },
} as const;

const columns = (rows: readonly (readonly [string, string])[], width: number) =>
  rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');

const HELP = `The academy's mock API, for any client.

  npm run mock -- [options]

${columns(
  Object.entries(flags).map(([name, flag]) => [`--${name} ${'value' in flag ? flag.value : ''}`.trim(), flag.about]),
  20,
)}

Scenarios:
${columns(
  SCENARIOS.map((name) => [name, scenarios[name].about]),
  12,
)}

Faults, written 'CALL=FAULT' or, for the nth time only, 'CALL=FAULT@n':
${columns(aboutFaults, 12)}

${faultExamples.map((fault) => `  npm run mock -- --fault '${fault}'`).join('\n')}

Ctrl-C ends it. Exit codes: 0 ended, 1 could not start, 2 wrong options.`;

/** Why there is no server, in a sentence for the terminal, with the exit code. */
class Refusal extends Error {
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

const wrong = (message: string) => new Refusal(`${message}\nAll options: npm run mock -- --help`, 2);

interface Options {
  port: number;
  host: string;
  persist: string | undefined;
  https: boolean;
  quiet: boolean;
  world: Partial<Settings>;
}

/** Reads the command line; null when only the help was asked for. Throws with a clear message. */
export function readOptions(args: readonly string[]): Options | null {
  const values = parse(args);
  if (values.help) return null;
  const { port = '4010', host = '127.0.0.1', seed, scenario, latency, fail, flavour, fault = [], persist } = values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw wrong(`--port takes a number from 0 to 65535, not "${port}".`);
  }
  if (host === '') throw wrong('--host takes an address.');
  if (persist === '') throw wrong('--persist takes the name of a file.');
  if (scenario !== undefined && !isScenario(scenario)) {
    throw wrong(`--scenario is one of ${SCENARIOS.join(', ')}, not "${scenario}".`);
  }
  const stray = fault.find((word) => !word.includes('='));
  if (stray !== undefined) throw wrong(`--fault is CALL=FAULT, such as '${faultExamples[0]}', not "${stray}".`);
  return {
    port: Number(port),
    host,
    persist,
    https: values.https ?? false,
    quiet: values.quiet ?? false,
    world: {
      ...(scenario !== undefined && { scenario }),
      ...(seed !== undefined && read('--', `seed:${seed}`)),
      ...(latency !== undefined && read('--', `latency:${latency}`)),
      ...(fail !== undefined && read('--', `fail:${fail}`)),
      ...(flavour !== undefined && read('--', `flavour:${flavour}`)),
      ...read('--fault ', ...fault),
    },
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const [port, host, seed, scenario, latency, fail, persist] = [text, text, text, text, text, text, text];
  const [flavour, fault] = [text, { type: 'string', multiple: true } as const];
  const options = {
    port,
    host,
    seed,
    scenario,
    latency,
    fail,
    fault,
    flavour,
    persist,
    https: yes,
    quiet: yes,
    help: yes,
  };
  try {
    return parseArgs({ args: [...args], options: options satisfies Record<keyof typeof flags, unknown> }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** Reads words as addresses and panel have them; what is wrong with them is said with `prefix` before it. */
function read(prefix: string, ...words: readonly string[]): Partial<Settings> {
  try {
    return parseWords(words);
  } catch (error) {
    throw error instanceof SettingsError ? wrong(prefix + error.message) : error;
  }
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken; choose another one with --port.`,
  EACCES: (port) => `Port ${port} is not for everybody; choose one above 1023 with --port.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address "${host}"; choose another one with --host.`,
  ENOTFOUND: (_, host) => `This machine has no address "${host}"; choose another one with --host.`,
};

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Refusal(reasons[code]?.(port, host) ?? message);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** How a client on this machine writes the host. */
function written(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The addresses under which other machines reach a server that listens everywhere. */
function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

async function keep(world: World, file: string) {
  try {
    await keepWorld(world, fileStore(file));
  } catch (error) {
    throw new Refusal(
      `The database cannot be kept in ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function serve({ port, host, persist, https, quiet, world: settings }: Options): Promise<void> {
  const world = createWorld(settings);
  if (persist !== undefined) {
    if (existsSync(persist) && settings.scenario !== undefined && scenarios[settings.scenario].contents !== undefined)
      console.info(
        `  The data are those of ${persist}; --scenario ${settings.scenario} is for a new file, or POST /api/__mock/reset.\n`,
      );
    await keep(world, persist);
  }
  const listener = listenerFor(world, quiet ? undefined : process.stdout);
  const near = addressesOf(host);
  const certificate = https ? await certificateFor([host, ...near]) : undefined;
  const server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener);
  const chosen = await listen(server, port, host);
  const origin = `${https ? 'https' : 'http'}://${written(host)}:${chosen}`;
  console.info(`  Mock API: ${origin}/api/\n  For people: ${origin}/`);
  for (const address of near) console.info(`  On the network: ${https ? 'https' : 'http'}://${address}:${chosen}/`);
  console.info();
  if (certificate) {
    console.info('  The certificate is self-signed: open that page once and tell the browser to trust it.');
    if (certificate.file !== null) console.info(`  For curl: --cacert ${certificate.file}`);
    console.info();
  }
  console.info(`${accountLines()}\n`);
  const stop = () => {
    // Whatever is being written is waited for and kept.
    void world.inTurn(async () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Runs `npm run mock` with the given arguments; what hinders it becomes a message and an exit code. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    if (options) await serve(options);
    else console.info(HELP);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = error.code;
  }
}
