import { parseArgs } from 'node:util';
import { calls } from '../server/calls.ts';
import { aboutFaults } from '../server/faults.ts';
import { scenarios } from '../server/scenarios.ts';
import { parseWords } from '../server/settings.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

/** All options, in the format of `parseArgs`. `--help` prints `value` and `about`. */
export const flags = {
  port: { ...text, default: '4010', value: 'N', about: 'Port to listen on; 0 chooses a free one. Default 4010.' },
  host: { ...text, default: '127.0.0.1', value: 'NAME', about: 'Address to listen on. Default 127.0.0.1.' },
  courses: { ...text, value: 'N', about: 'Number of courses in the scenario huge. Default 10000.' },
  seed: { ...text, value: 'N', about: 'Seed of random failures and latencies. Default 1.' },
  scenario: { ...text, value: 'NAME', about: 'The scenario (see below). Default: default.' },
  latency: { ...text, value: 'MIN-MAX', about: 'Delay of each response in milliseconds.' },
  fail: { ...text, value: 'RATE', about: 'Fraction of calls that fail with 500, from 0 to 1.' },
  flavour: { ...text, value: 'NAME', about: 'Format of responses: plain or django. Default plain.' },
  clock: { ...text, value: 'SECONDS', about: "Seconds by which the server's clock is ahead. Default 0." },
  fault: { ...texts, value: "'CALL=FAULT'", about: 'Sets a fault for a call (see below); may be repeated.' },
  worlds: { ...text, default: '50', value: 'N', about: 'Maximum number of worlds (/w/NAME/api). Default 50.' },
  upstream: { ...text, value: 'URL', about: 'A real API that answers all calls except those of --mocked.' },
  mocked: { ...texts, value: "'CALL'", about: 'A call that the mock answers, not the real API; may be repeated.' },
  record: { ...text, value: 'FILE', about: 'Records the responses of the real API, without personal data.' },
  replay: { ...text, value: 'FILE', about: 'Replays the responses in a file that --record wrote.' },
  persist: { ...text, value: 'FILE', about: 'Stores the database in a file, for later runs.' },
  quiet: { ...flag, about: 'Does not print a line for each request.' },
  help: { ...flag, about: 'Prints this help.' },
} as const;

const columns = (rows: readonly (readonly [string, string])[], width: number) =>
  rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');

const optionRows = Object.entries(flags).map(
  ([name, each]) => [`--${name} ${'value' in each ? each.value : ''}`.trim(), each.about] as const,
);

const COMMAND = process.argv[1]?.includes('academy-mock') ? 'npx academy-mock' : 'npm run mock --';

export const HELP = `The academy's mock API, for any client.

  ${COMMAND} [options]

${columns(optionRows, 20)}

Scenarios:
${columns(
  Object.entries(scenarios).map(([name, { about }]) => [name, about]),
  12,
)}

Faults, written 'CALL=FAULT' or, for the nth time only, 'CALL=FAULT@n':
${columns(aboutFaults, 12)}

  ${COMMAND} --fault 'GET /courses/=500' --fault 'GET /courses/7/=delay:1500'
  ${COMMAND} --upstream https://example.com/api --mocked 'GET /courses/' --record real.json
  ${COMMAND} --replay real.json

Ctrl-C stops the server. Exit codes: 0 stopped, 1 could not start, 2 wrong options.`;

/** Explains why the server cannot start. `code` is the exit code. */
export class Refusal extends Error {
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

const wrong = (message: string) => new Refusal(`${message} All options: ${COMMAND} --help`, 2);

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reads the command line. Returns null for `--help`. Throws a `Refusal` for invalid options. */
export function readOptions(args: readonly string[]) {
  const values = reading(() => parseArgs({ args: [...args], options: flags }).values);
  if (values.help) return null;
  const { port, worlds, scenario = [], fault = [], mocked = [], record, replay } = values;
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw wrong(`--port takes a number from 0 to 65535, not "${port}".`);
  if (!/^[1-9]\d{0,3}$/.test(worlds)) throw wrong(`--worlds takes a number from 1 to 9999, not "${worlds}".`);
  for (const name of ['host', 'persist', 'record', 'replay'] as const)
    if (values[name] === '') throw wrong(`--${name} takes ${name === 'host' ? 'an address' : 'the name of a file'}.`);
  const upstream = values.upstream?.replace(/\/$/, '');
  if (upstream !== undefined && !/^https?:\/\/./.test(upstream))
    throw wrong(`--upstream takes the URL of an API, such as https://example.com/api, not "${upstream}".`);
  if (upstream === undefined && (values.mocked ?? record)) throw wrong('--mocked and --record need --upstream.');
  if (upstream !== undefined && replay) throw wrong('--replay cannot be combined with --upstream.');
  const strange = mocked.find((call) => !calls.includes(call));
  if (strange !== undefined) throw wrong(`The API has no call "${strange}", such as "${calls[0]}".`);
  const stray = fault.find((word) => !word.includes('='));
  if (stray !== undefined) throw wrong(`--fault is CALL=FAULT, such as 'GET /courses/=500', not "${stray}".`);
  const words = (['courses', 'seed', 'latency', 'fail', 'flavour', 'clock'] as const).flatMap((name) =>
    values[name] === undefined ? [] : `${name}:${values[name]}`,
  );
  return {
    ...values,
    port: Number(port),
    worlds: Number(worlds),
    upstream,
    isReal: (call: string) => !mocked.includes(call),
    world: reading(() => parseWords([scenario, words, fault].flat())),
  };
}

export type Options = NonNullable<ReturnType<typeof readOptions>>;

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    // Omits the second sentence of Node's message, which explains positional arguments. This command has none.
    throw wrong(`${reasonOf(error).split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}
