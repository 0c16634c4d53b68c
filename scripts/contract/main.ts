import { parseArgs } from 'node:util';
import { createAsker, NoAnswer } from './ask.ts';
import { readContract } from './document.ts';
import { reportOf } from './report.ts';
import { NoSession, runContract, type Settings } from './run.ts';

const HELP = `Holds a back end to docs/openapi.json.

  npm run contract -- --base URL --user NAME --password WORD [options]

  --base URL       The API’s address: https://host/api
  --user NAME      Who asks. Their role decides what is expected of calls for the staff.
  --password WORD  Their password; CONTRACT_PASSWORD in the environment does as well.
  --write          Sends what creates and changes data too: a user, a course, an article, a comment, a like that is
                   taken back, a purchase, a read notification, a profile picture. For a test server only.
  --shapes         Sends good requests only and looks at statuses and shapes, for example servers without a memory.
  --timeout MS     Milliseconds that an answer may take. Default 10000.
  --help           This text.

Without --write nothing is sent but reads, log-ins and refreshes. Exit code: 0 all as documented, 1 not, 2 wrong usage.`;

class UsageError extends Error {}

interface Command extends Settings {
  base: string;
  timeout: number;
}

/** Reads the command line; null when only the help was asked for. Throws `UsageError`. */
function readCommand(args: readonly string[]): Command | null {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
  let values;
  try {
    const options = { base: text, user: text, password: text, timeout: text, write: flag, shapes: flag, help: flag };
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return null;
  const {
    base = '',
    user = '',
    password = process.env['CONTRACT_PASSWORD'] ?? '',
    timeout = '10000',
    write,
    shapes,
  } = values;
  for (const [name, value] of Object.entries({ base, user, password })) {
    if (value === '') throw new UsageError(`--${name} is missing.`);
  }
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
    throw new UsageError(`--base is an http address, not “${base}”.`);
  if (!/^[1-9]\d{0,8}$/.test(timeout))
    throw new UsageError(`--timeout is a whole number of milliseconds, not “${timeout}”.`);
  return {
    base: base.replace(/\/+$/, ''),
    timeout: Number(timeout),
    credentials: { username: user, password },
    write,
    shapes,
  };
}

/** Runs `npm run contract` with the given arguments and gives its exit code. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(args);
    if (!command) {
      console.info(HELP);
      return 0;
    }
    const asker = createAsker(command.base, command.timeout);
    const rows = await runContract(readContract(), asker, command);
    console.info(reportOf(rows, asker.count));
    return rows.some(({ differences }) => differences.length > 0) ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${HELP}`);
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
