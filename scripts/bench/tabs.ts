// `npm run bench:tabs`: three tabs of the built site on one expired token, 1,000 rounds on an idle machine (--rounds N) and
// 300 with every processor busy (--busy N), in a real Chromium.
import { parseArgs } from 'node:util';
import { request, type APIRequestContext, type Browser } from '@playwright/test';
import { override } from '../../e2e/support.ts';
import { chance } from '../../mocks/data/chance.ts';
import { conclude, countOf, percentile, withSite } from './support.ts';
import { keepBusy, openThreeTabs, type Round, type ThreeTabs } from './threeTabs.ts';

/** Milliseconds by which the tabs begin apart in every other round, so that one meets what the others just did. */
const APART = 350;
/** Milliseconds that the refresh takes, and the profile after it, where the server is slow. */
const SLOW = 7500;
const SLOW_ROUNDS = 3;
const LOG_OUTS = 50;
/** Milliseconds; a p95 that reaches it fails. */
const MAX_LOG_OUT = 200;

const isGood = ({ refreshes, lost, loggedOut }: Round) => refreshes === 1 && lost === 0 && !loggedOut;

/** Runs so many rounds, prints what came of them, and gives what does not hold. */
async function run(name: string, tabs: ThreeTabs, rounds: number): Promise<string[]> {
  const began = performance.now();
  const results: Round[] = [];
  while (results.length < rounds) {
    // The same with every run.
    const apart = (results.length % 2) * APART;
    const round = await tabs.round([0, 1, 2].map((tab) => tab && apart * chance('apart', tab, results.length)));
    if (!isGood(round)) console.info(`${name}, round ${results.length + 1}: ${JSON.stringify(round)}`);
    results.push(round);
  }
  // A refresh that comes late counts for the next round.
  const sum = (of: keyof Round) => results.reduce((total, round) => total + Number(round[of]), 0);
  console.info(
    `${name.padEnd(32)} ${String(rounds).padStart(5)} rounds  ${(sum('refreshes') / rounds).toFixed(2)} refreshes a round  ` +
      `${sum('lost')} requests lost  ${sum('loggedOut')} logged out  ${((performance.now() - began) / rounds).toFixed(0)} ms a round`,
  );
  return sum('refreshes') === rounds && sum('lost') + sum('loggedOut') === 0
    ? []
    : [`${name}: more or less than one refresh a round, lost requests, or log-outs`];
}

const setSlow = async (api: APIRequestContext, fault: { delay: number } | null) => {
  for (const call of ['POST /token/refresh/', 'GET /user/profile/:role/']) await override(api, { call, fault });
};

/** Runs everything and gives what does not hold. */
async function bench(browser: Browser, baseURL: string, rounds: number, busy: number): Promise<string[]> {
  const api = await request.newContext({ baseURL });
  const tabs = await openThreeTabs(await browser.newContext({ baseURL, locale: 'fa-IR' }), api);
  const broken = await run('idle', tabs, rounds);

  const stop = keepBusy();
  broken.push(...(await run('every processor busy', tabs, busy)));
  await stop();

  await setSlow(api, { delay: SLOW });
  broken.push(...(await run(`refresh and profile of ${(2 * SLOW) / 1000} s`, tabs, SLOW_ROUNDS)));
  await setSlow(api, null);

  const times: number[] = [];
  for (let count = 0; count < LOG_OUTS; count += 1) {
    times.push(...(await tabs.logOut()));
    await tabs.signIn();
  }
  await api.dispose();
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.info(`log-out reaches the other tabs   ${times.length} times  p50 ${p50} ms, p95 ${p95} ms`);
  return p95 < MAX_LOG_OUT ? broken : [...broken, `p95 of a log-out, ${p95} ms, is not below ${MAX_LOG_OUT} ms`];
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1000' }, busy: { type: 'string', default: '300' } },
});
const [rounds, busy] = [countOf('rounds', values.rounds), countOf('busy', values.busy)];
const broken = await withSite((browser, baseURL) => bench(browser, baseURL, rounds, busy));
conclude(broken, 'Nobody is logged out, nothing is lost.');
