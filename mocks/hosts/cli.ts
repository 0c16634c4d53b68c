import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { networkInterfaces } from 'node:os';
import { keepWorld } from '../data/persistence.ts';
import { calls } from '../server/calls.ts';
import { passThrough, replay } from '../server/recording.ts';
import { scenarios } from '../server/scenarios.ts';
import type { Source, World } from '../server/types.ts';
import type { LoggedCall } from '../server/log.ts';
import { createWorlds } from '../server/worlds.ts';
import { accountLines } from './about.ts';
import { certificateFor } from './certificate.ts';
import { fileStore } from './fileStore.ts';
import { HELP, readOptions, reasonOf, Refusal, type Options } from './options.ts';
import { listen, listenerFor } from './server.ts';

/** Why a server cannot listen there. */
function hindrance({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): Refusal {
  const elsewhere = `This machine has no address "${host}"; choose another one with --host.`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken; choose another one with --port.`,
    EACCES: `Port ${port} is not for everybody; choose one above 1023 with --port.`,
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
  };
  return new Refusal(reasons[code] ?? message);
}

/** How a client on this machine writes the host. */
function written(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The addresses under which other machines reach a server that listens everywhere. */
export function addressesOf(host: string, interfaces = networkInterfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

async function keep(world: World, file: string) {
  try {
    await keepWorld(world, fileStore(file));
  } catch (error) {
    throw new Refusal(`The database cannot be kept in ${file}: ${reasonOf(error)}`);
  }
}

function sourceOf({ upstream: url, record, replay: file, isReal }: Options['real']): Source | undefined {
  try {
    if (file !== undefined) return replay(JSON.parse(readFileSync(file, 'utf8')));
    if (url === undefined) return undefined;
    const write = (recording: unknown) => {
      if (record === undefined) return;
      writeFileSync(`${record}.new`, JSON.stringify(recording, null, 1));
      renameSync(`${record}.new`, record);
    };
    write({ version: 1, answers: [] });
    return passThrough({ url, isReal, keep: write });
  } catch (error) {
    throw new Refusal(`The recording ${file ?? record} cannot be ${file ? 'read' : 'kept'}: ${reasonOf(error)}`);
  }
}

/** What the terminal says of a call besides its line: how it differs from the contract, once, and both messages. */
function detailsOf({ id, call, differences = [] }: LoggedCall, world: World, verbose: boolean, told: Set<string>) {
  const lines = differences.map((difference) => `  ${call} is not as the contract says; ${difference}`);
  const isNew = (line: string) => !told.has(line) && told.add(line);
  const shown = lines.filter(isNew);
  const exchange = verbose ? world.exchange(id) : undefined;
  if (exchange) {
    for (const [mark, { headers, body }] of [
      ['>', exchange.request],
      ['<', exchange.response],
    ] as const) {
      shown.push(...Object.entries(headers).map(([name, value]) => `  ${mark} ${name}: ${value}`));
      if (body !== undefined) shown.push(`  ${mark} ${JSON.stringify(body)}`);
    }
  }
  // No control character of a message reaches the terminal.
  return shown.map((line) => `${line.replaceAll(/\p{Cc}/gu, '?')}\n`).join('');
}

/** Serves as the options say, and writes to `out`; gives the server's address, and what ends it. */
export async function serve(options: Options, out: NodeJS.WritableStream = process.stdout) {
  const { port, host, persist, https, quiet, verbose, world: settings } = options;
  const say = (text: string) => out.write(`${text}\n`);
  const source = sourceOf(options.real);
  const told = new Set<string>();
  const worlds = createWorlds({
    ...settings,
    most: options.worlds,
    ...(source && { source }),
    hear: (call, world) => quiet || out.write(detailsOf(call, world, verbose, told)),
  });
  const world = worlds.main;
  if (persist !== undefined) {
    if (existsSync(persist) && settings.scenario !== undefined && scenarios[settings.scenario].contents !== undefined)
      say(
        `  The data are those of ${persist}; --scenario ${settings.scenario} is for a new file, or POST /api/__mock/reset.\n`,
      );
    await keep(world, persist);
  }
  const listener = listenerFor(worlds, quiet ? undefined : out);
  const near = addressesOf(host);
  const certificate = https ? await certificateFor([host, ...near]) : undefined;
  const server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener);
  const chosen = await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw hindrance(error, port, host);
  });
  const origin = `${https ? 'https' : 'http'}://${written(host)}:${chosen}`;
  say(`  Mock API: ${origin}/api/\n  For people: ${origin}/\n  For one client: ${origin}/w/NAME/api/`);
  for (const address of near) say(`  On the network: ${https ? 'https' : 'http'}://${address}:${chosen}/`);
  if (options.real.upstream !== undefined)
    say(`  Real answers: ${calls.filter(options.real.isReal).length} calls, from ${options.real.upstream}`);
  say('');
  if (certificate) {
    say('  The certificate is self-signed: open that page once and tell the browser to trust it.');
    say(certificate.file === null ? '' : `  For curl: --cacert ${certificate.file}\n`);
  }
  say(`${accountLines()}\n`);
  return {
    origin,
    /** Ends it once whatever is being written is kept. */
    async stop() {
      await world.inTurn(async () => {
        server.close();
        server.closeAllConnections();
      });
    },
  };
}

/** Runs `npm run mock` with the given arguments; what hinders it becomes a message and an exit code. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    if (!options) return console.info(HELP);
    const serving = serve(options);
    // Before it says that it is there: whoever reads that may end it.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void serving.then(({ stop }) => stop()).then(() => process.exit(0)));
    await serving;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = error.code;
  }
}
