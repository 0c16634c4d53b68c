// `npm run contract`: checks a back end against docs/openapi.json.
import { parseArgs } from 'node:util';
import { createAsker, NoAnswer } from './ask.ts';
import { countOf, reportOf } from './report.ts';
import { runContract, type Settings } from './run.ts';
import { NoSession } from './session.ts';

const HELP = `Checks a back end against docs/openapi.json.

  npm run contract -- --base URL [--user NAME --password WORD] [options]

  --base URL       The URL of the API: https://host/api
  --user NAME      The user who sends the requests. Default: a visitor. The role decides what is expected.
  --password WORD  The password. Default: CONTRACT_PASSWORD in the environment.
  --write          Also sends requests that change data, mostly as a user whom it registers. Only for a test server.
  --course ID      A course that the user may study. Needed if the server does not list purchases.
  --origin URL     The site’s origin. Checks that the API allows it by CORS.
  --strict         Also fails for differences from good practice (should).
  --help           Prints this help.

Exit code: 0 the API keeps every must, 1 it breaks one or the log-in failed, 2 wrong options.`;

class UsageError extends Error {}

/** The time limit of a request in milliseconds. */
const PATIENCE = 10_000;

interface Command extends Settings {
  base: string;
  strict: boolean;
}

/** Reads the command line. Returns null for `--help`. Throws `UsageError`. */
function readCommand(args: readonly string[]): Command | null {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
  let values;
  try {
    const options = { base: text, user: text, password: text, course: text, origin: text };
    const flags = { write: flag, strict: flag, help: flag };
    ({ values } = parseArgs({ args: [...args], options: { ...options, ...flags } }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { base = '', user = '', password = process.env['CONTRACT_PASSWORD'] ?? '', help, ...settings } = values;
  if (help) return null;
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
    throw new UsageError(`--base takes an http URL, not “${base}”.`);
  if (user !== '' && password === '') throw new UsageError('--password is missing.');
  const credentials = user === '' ? undefined : { username: user, password };
  return { base: base.replace(/\/+$/, ''), credentials, ...settings };
}

/** Runs `npm run contract` and returns its exit code. */
export async function main(args: readonly string[], fetch = globalThis.fetch): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(args);
    if (!command) {
      console.info(HELP);
      return 0;
    }
    const asker = createAsker(command.base, PATIENCE, fetch);
    const outcome = await runContract(asker, command);
    console.info(reportOf(outcome, asker.count()));
    const failing = countOf(outcome.rows, 'must') + (command.strict ? countOf(outcome.rows, 'should') : 0);
    return failing > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message.split('. ')[0]} All options: npm run contract -- --help`);
      return 2;
    }
    if (!(error instanceof NoSession || error instanceof NoAnswer)) throw error;
    console.error(
      error instanceof NoAnswer
        ? `The log-in got ${error.message}. Is --base right, and the server up?`
        : error.message,
    );
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
