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
// Exit code: 0 all checks passed, 1 a check or the log-in failed, 2 wrong options. Without --strict, a difference from
// good practice is not a failure.
import { readOptions, refuse } from '../options.ts';
import { createAsker, NoAnswer } from './ask.ts';
import type { Level } from './judge.ts';
import { runContract, type Row } from './run.ts';

/** The time limit of a request in milliseconds (product 7.24). */
const PATIENCE = 20_000;

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
const OPTIONS = { base: text, user: text, password: text, course: text, origin: text, write: flag, strict: flag };

/** Runs `npm run contract` and returns its exit code. */
export async function main(args?: readonly string[], fetch = globalThis.fetch): Promise<0 | 1> {
  const { base = '', user: username = '', password: given, strict, ...settings } = readOptions(OPTIONS, false, args);
  const password = given ?? process.env['CONTRACT_PASSWORD'] ?? '';
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) refuse(`--base takes an http URL, not “${base}”.`);
  if (username !== '' && password === '') refuse('--password is missing.');
  const credentials = username === '' ? undefined : { username, password };
  const asker = createAsker(base.replace(/\/+$/, ''), PATIENCE, fetch);
  try {
    const { rows, left } = await runContract(asker, { ...settings, credentials });
    console.info(reportOf(rows, left, asker.count()));
    const failing = countOf(rows, 'must') + (strict ? countOf(rows, 'should') : 0);
    return failing > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.error(`The log-in got ${error.message}. Check --base, which usually ends in /api, --user and --password.`);
    return 1;
  }
}

const countOf = (rows: readonly Row[], level: Level) =>
  rows.flatMap(({ differences }) => differences).filter((difference) => difference.level === level).length;

function stateOf(row: Row): 'ok' | 'breaks' | 'differs' | 'not tried' {
  if (row.reason !== undefined) return 'not tried';
  if (countOf([row], 'must') > 0) return 'breaks';
  return row.differences.length > 0 ? 'differs' : 'ok';
}

/** Returns the report for the terminal: a line for each operation with its differences below, and then the totals. */
function reportOf(rows: readonly Row[], left: readonly string[], requests: number): string {
  const width = Math.max(...rows.map(({ operation }) => operation.path.length)) + 2;
  const lines = rows.flatMap((row) => {
    const { operation, checks, differences, reason } = row;
    const found = (['must', 'should'] as const)
      .map((level) => [countOf([row], level), level] as const)
      .flatMap(([count, level]) => (count > 0 ? `${count} ${level}` : []));
    const told = reason ?? [`${checks} check${checks === 1 ? '' : 's'}`, ...found].join(', ');
    return [
      `${stateOf(row).padEnd(9)}  ${operation.method.padEnd(6)} ${operation.path.padEnd(width)} ${told}`,
      ...differences.flatMap(({ level, says, what, sent, where, expected, came }) => [
        ...Object.entries({ [level]: what, product: says, sent, in: where, expected, came })
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => `${' '.repeat(13)}${name.padEnd(8)}  ${value}`),
        '',
      ]),
    ];
  });
  const of = (state: string) => rows.filter((row) => stateOf(row) === state).length;
  return [
    ...lines,
    '',
    ...(left.length > 0 ? [`Left behind: ${left.join('; ')}.`] : []),
    `${rows.length} calls: ${of('ok')} ok, ${of('breaks')} break the product (${countOf(rows, 'must')} must), ` +
      `${of('differs')} differ (${countOf(rows, 'should')} should), ${of('not tried')} not tried. ${requests} requests.`,
  ].join('\n');
}

if (import.meta.main) process.exitCode = await main();
