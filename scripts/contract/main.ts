// `npm run contract -- --base URL`: checks a back end against docs/openapi.json.
//
//   --base URL       The URL of the API: https://host/api
//   --user NAME      The user who sends the requests. Default: a visitor. The expected responses depend on the role.
//   --password WORD  The password. Default: CONTRACT_PASSWORD in the environment.
//   --write          Also sends requests that change data, mostly as a newly registered user. Only for a test server.
//   --course ID      A course that the user may study. Needed if the server does not list purchases.
//   --origin URL     The site’s origin. Checks that the API allows it by CORS.
//   --strict         Also fails for differences from good practice (should).
//   --help           Prints this help.
//
// Exit code: 0 all checks passed, 1 a check or the log-in failed, 2 wrong options. Without --strict, should checks do
// not count.
import { readOptions, refuse } from '../options.ts';
import { createAsker, NoAnswer } from './ask.ts';
import { countOf, reportOf } from './report.ts';
import { runContract } from './run.ts';
import { NoSession } from './session.ts';

/** The time limit of a request in milliseconds. */
const PATIENCE = 10_000;

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
const OPTIONS = { base: text, user: text, password: text, course: text, origin: text, write: flag, strict: flag };

/** Runs `npm run contract` and returns its exit code. */
export async function main(args?: readonly string[], fetch = globalThis.fetch): Promise<0 | 1> {
  const {
    base = '',
    user: username = '',
    password = process.env['CONTRACT_PASSWORD'] ?? '',
    strict,
    ...settings
  } = readOptions(OPTIONS, false, args);
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) refuse(`--base takes an http URL, not “${base}”.`);
  if (username !== '' && password === '') refuse('--password is missing.');
  const credentials = username === '' ? undefined : { username, password };
  const asker = createAsker(base.replace(/\/+$/, ''), PATIENCE, fetch);
  try {
    const outcome = await runContract(asker, { ...settings, credentials });
    console.info(reportOf(outcome, asker.count()));
    const failing = countOf(outcome.rows, 'must') + (strict ? countOf(outcome.rows, 'should') : 0);
    return failing > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoSession || error instanceof NoAnswer)) throw error;
    console.error(
      error instanceof NoAnswer
        ? `The log-in got ${error.message}. Is --base right, and the server up?`
        : error.message,
    );
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main();
