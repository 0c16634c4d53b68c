import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { accountLines } from '../data/corpus/accounts.ts';
import { keepWorld } from '../data/persistence.ts';
import { passThrough, replay } from '../server/recording.ts';
import type { Source } from '../server/world.ts';
import { createWorlds } from '../server/worlds.ts';
import { fileStore, replace } from './fileStore.ts';
import { HELP, readOptions, reasonOf, Refusal, type Options } from './options.ts';
import { listen, listenerFor } from './server.ts';

function sourceOf({ upstream: url, record, replay: file, isReal }: Options): Source | undefined {
  try {
    if (file !== undefined) return replay(JSON.parse(readFileSync(file, 'utf8')));
    if (url === undefined) return undefined;
    const keep = (recording: unknown) => record !== undefined && replace(record, JSON.stringify(recording, null, 1));
    keep({ version: 1, answers: [] });
    return passThrough({ url, isReal, keep });
  } catch (error) {
    throw new Refusal(`The recording ${file ?? record} cannot be ${file ? 'read' : 'written'}: ${reasonOf(error)}`);
  }
}

/** Starts a server that writes to `out`. Returns the server's origin and a function that stops the server. */
export async function serve(options: Options, out: NodeJS.WritableStream = process.stdout) {
  const { port, host, persist, quiet, world: settings } = options;
  const say = (text: string) => out.write(`${text}\n`);
  const source = sourceOf(options);
  const worlds = createWorlds({ ...settings, most: options.worlds, ...(source && { source }) });
  const world = worlds.main;
  if (persist !== undefined) {
    if (existsSync(persist)) say(`  Uses the data in ${persist}, not those of a scenario.`);
    try {
      await keepWorld(world, fileStore(persist));
    } catch (error) {
      throw new Refusal(`The database cannot be stored in ${persist}: ${reasonOf(error)}`);
    }
  }
  const server = createServer(listenerFor(worlds, quiet ? undefined : out));
  const chosen = await listen(server, port, host).catch((error: unknown) => {
    throw new Refusal(`The server cannot listen: ${reasonOf(error)}. Choose another address with --port or --host.`);
  });
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const origin = `http://${name}:${chosen}`;
  say(`  Mock API: ${origin}/api/\n  In a browser: ${origin}/\n  With its own data: ${origin}/w/NAME/api/`);
  if (options.upstream !== undefined) say(`  Real API: ${options.upstream}`);
  say(`\n${accountLines()}\n`);
  return {
    origin,
    /** Stops the server after all data have been written. */
    stop: () =>
      world.inTurn(() => {
        server.close();
        server.closeAllConnections();
      }),
  };
}

export async function main(args: readonly string[]): Promise<void> {
  const npm = process.ppid;
  try {
    const options = readOptions(args);
    if (!options) return console.info(HELP);
    const serving = serve(options);
    // Registered before the server prints its URL, because a script that reads the URL may stop the server at once.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void serving.then(({ stop }) => stop()).then(() => process.exit(0)));
    await serving;
    // If npm is killed, its child processes keep running. Therefore the server watches its parent process.
    const watch = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM');
    if (process.env['npm_lifecycle_event'] !== undefined) setInterval(watch, 500).unref();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = error.code;
  }
}
