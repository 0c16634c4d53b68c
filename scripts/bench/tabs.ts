// `npm run bench:tabs`: three tabs of the built site on one expired token, round after round, in a real Chromium.
import { parseArgs } from 'node:util';
import { chromium, request, type APIRequestContext } from '@playwright/test';
import { preview } from 'vite';
import { override } from '../../e2e/support.ts';
import { ensureChromium, CHROMIUM_FLAGS } from '../chromium.ts';
import { keepBusy, openThreeTabs, type Round, type ThreeTabs } from './threeTabs.ts';

/** Milliseconds by which the tabs begin apart in every other round, so that one meets what the others just did. */
const APART = 350;
/** Milliseconds that the refresh takes, and the profile after it, where the server is slow. */
const SLOW = 7500;
const SLOW_ROUNDS = 3;
const LOG_OUTS = 50;
/** Milliseconds; a p95 that reaches it fails. */
const MAX_LOG_OUT = 200;
const PORT = 4330;

const HELP = `Three tabs on one expired token, in Chromium on the built site (run \`build\` first).

  npm run bench:tabs -- [--rounds N] [--busy N] [--port N]

  --rounds N   Rounds on an idle machine. Default 1000.
  --busy N     Rounds with every processor busy. Default 300.
  --port N     Where the site is served. Default ${PORT}.
  --help       This text.`;

/** The same delays with every run. */
function* delays(): Generator<number[]> {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (;;) {
    yield [0, 0, 0];
    yield [0, next() * APART, next() * APART];
  }
}

const isGood = ({ refreshes, lost, loggedOut }: Round) => refreshes === 1 && lost === 0 && !loggedOut;

interface Row {
  name: string;
  rounds: number;
  refreshes: number;
  lost: number;
  loggedOut: number;
  seconds: number;
}

async function run(name: string, tabs: ThreeTabs, rounds: number): Promise<Row> {
  const began = performance.now();
  const results: Round[] = [];
  for (const apart of delays()) {
    if (results.length === rounds) break;
    const round = await tabs.round(apart);
    if (!isGood(round)) console.info(`${name}, round ${results.length + 1}: ${JSON.stringify(round)}`);
    results.push(round);
  }
  const sum = (of: (round: Round) => number) => results.reduce((total, round) => total + of(round), 0);
  const row = {
    name,
    rounds,
    refreshes: sum((round) => round.refreshes),
    lost: sum((round) => round.lost),
    loggedOut: sum((round) => Number(round.loggedOut)),
    seconds: (performance.now() - began) / 1000,
  };
  print(row);
  return row;
}

const setSlow = async (api: APIRequestContext, fault: { delay: number } | null) => {
  for (const call of ['POST /token/refresh/', 'GET /user/profile/:role/']) await override(api, { call, fault });
};

function print({ name, rounds, refreshes, lost, loggedOut, seconds }: Row): void {
  console.info(
    `${name.padEnd(32)} ${String(rounds).padStart(5)} rounds  ${(refreshes / rounds).toFixed(2)} refreshes a round  ` +
      `${lost} requests lost  ${loggedOut} logged out  ${((seconds / rounds) * 1000).toFixed(0)} ms a round`,
  );
}

/** Runs everything, prints the table and gives what does not hold. */
async function bench(counts: { rounds: number; busy: number }, port: number): Promise<string[]> {
  process.env['RENDER'] = 'off';
  const server = await preview({ preview: { port, strictPort: true }, logLevel: 'silent' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const baseURL = `http://127.0.0.1:${port}`;
  const api = await request.newContext({ baseURL });
  try {
    const tabs = await openThreeTabs(await browser.newContext({ baseURL, locale: 'fa-IR' }), api);
    const rows = [await run('idle', tabs, counts.rounds)];

    const stop = keepBusy();
    rows.push(await run('every processor busy', tabs, counts.busy));
    await stop();

    await setSlow(api, { delay: SLOW });
    rows.push(await run(`refresh and profile of ${(2 * SLOW) / 1000} s`, tabs, SLOW_ROUNDS));
    await setSlow(api, null);

    const times: number[] = [];
    for (let count = 0; count < LOG_OUTS; count += 1) times.push(...(await tabs.logOut()));
    times.sort((a, b) => a - b);
    const [p50 = NaN, p95 = NaN] = [0.5, 0.95].map((share) => times[Math.ceil(times.length * share) - 1]);

    console.info(`log-out reaches the other tabs   ${times.length} times  p50 ${p50} ms, p95 ${p95} ms`);
    return [
      ...rows
        .filter(({ rounds, refreshes, lost, loggedOut }) => refreshes !== rounds || lost > 0 || loggedOut > 0)
        .map(({ name }) => `${name}: more or less than one refresh a round, lost requests, or log-outs`),
      ...(p95 < MAX_LOG_OUT ? [] : [`p95 of a log-out, ${p95} ms, is not below ${MAX_LOG_OUT} ms`]),
    ];
  } finally {
    await api.dispose();
    await browser.close();
    await server.close();
  }
}

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new Error(`--${name} takes a whole number above zero, not "${value}".\n\n${HELP}`);
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '300' },
    port: { type: 'string', default: String(PORT) },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.info(HELP);
} else {
  const counts = { rounds: readCount('rounds', values.rounds), busy: readCount('busy', values.busy) };
  const broken = await bench(counts, readCount('port', values.port));
  for (const reason of broken) console.error(`Failed: ${reason}`);
  if (broken.length === 0) console.info('Nobody is logged out, nothing is lost.');
  process.exitCode = broken.length > 0 ? 1 : 0;
}
