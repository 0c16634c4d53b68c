// `npm run contract`: holds a back end to docs/openapi.json.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAsker, NoAnswer } from './ask.ts';
import { countOf, jsonOf, junitOf, reportOf } from './report.ts';
import { runContract, type Settings } from './run.ts';
import { NoSession } from './session.ts';

const HELP = `Holds a back end to docs/openapi.json.

  npm run contract -- --base URL --user NAME --password WORD [options]

  --base URL       The API’s address: https://host/api
  --user NAME      Who asks. Their role decides what is expected of calls for the staff.
  --password WORD  Their password; CONTRACT_PASSWORD in the environment does as well.
  --write          Sends what creates and changes data too, most of it as a user that it registers; it says what it
                   leaves behind. For a test server only.
  --course ID      A course that the user may study, where the server does not say what they bought.
  --shapes         Sends good requests only and looks at statuses and shapes, for example servers without a memory.
  --timeout MS     Milliseconds that an answer may take. Default 10000.
  --json FILE      Writes all that was found as JSON.
  --junit FILE     Writes it as JUnit’s XML.
  --strict         Fails for what a careful back end should do, too, and not only for what the product says it must.
  --help           This text.

Without --write nothing is sent but reads, log-ins and refreshes.
Exit code: 0 no must is broken (with --strict: nothing differs), 1 one is, or nobody could log in, 2 wrong usage.`;

class UsageError extends Error {}

interface Command extends Settings {
  base: string;
  timeout: number;
  json: string | undefined;
  junit: string | undefined;
  strict: boolean;
}

/** Reads the command line; null when only the help was asked for. Throws `UsageError`. */
function readCommand(args: readonly string[]): Command | null {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
  let values;
  try {
    const files = { json: text, junit: text };
    const flags = { write: flag, shapes: flag, strict: flag, help: flag };
    const options = { base: text, user: text, password: text, timeout: text, course: text, ...files, ...flags };
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return null;
  const { base = '', user = '', password = process.env['CONTRACT_PASSWORD'] ?? '', timeout = '10000' } = values;
  for (const [name, value] of Object.entries({ base, user, password })) {
    if (value === '') throw new UsageError(`--${name} is missing.`);
  }
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? ''))
    throw new UsageError(`--base is an http address, not “${base}”.`);
  if (!/^[1-9]\d{0,8}$/.test(timeout))
    throw new UsageError(`--timeout is a whole number of milliseconds, not “${timeout}”.`);
  const { write, shapes, strict, course, json, junit } = values;
  const credentials = { username: user, password };
  const chosen = { write, shapes, strict, course, json, junit };
  return { base: base.replace(/\/+$/, ''), timeout: Number(timeout), credentials, ...chosen };
}

/** Runs `npm run contract` with the given arguments and gives its exit code; `fetch` is the platform's unless a test asks a mock. */
export async function main(args: readonly string[], fetch = globalThis.fetch): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(args);
    if (!command) {
      console.info(HELP);
      return 0;
    }
    const asker = createAsker(command.base, command.timeout, fetch);
    const outcome = await runContract(asker, command);
    console.info(reportOf(outcome, asker.count));
    if (command.json !== undefined) writeFileSync(command.json, jsonOf(outcome));
    if (command.junit !== undefined) writeFileSync(command.junit, junitOf(outcome));
    const failing = countOf(outcome.rows, 'must') + (command.strict ? countOf(outcome.rows, 'should') : 0);
    return failing > 0 ? 1 : 0;
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

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
