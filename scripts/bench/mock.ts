// `npm run bench:mock`: drives the standalone mock server at a steady rate, for a minute (--seconds N), with uploads of
// 9 MB in between, and fails where it is too slow or grows.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { pixel } from '../../mocks/data/pixel.ts';
import { conclude, countOf, percentile } from './support.ts';

const RATE = 500;
const CONNECTIONS = 10;
const MIN_RATE = 495;
/** Milliseconds; a p99 that reaches it fails. */
const MAX_P99 = 50;
/** Milliseconds that no answer may take, not even while pictures of 9 MB are taken in. */
const MAX_ANSWER = 100;
const UPLOADS = 5;
const MB = 1024 * 1024;
/** How much the heap, after a collection, may grow from the warm server to the end of the run, and the whole process from its middle, when pictures have come. */
const MAX_HEAP_GROWTH = 16 * MB;
const MAX_RSS_GROWTH = 160 * MB;

/** Runs in the server: tells the bench, whenever it asks, how much is held after a collection, and ends with the bench. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  'process.on("message", () => { gc(); process.send(process.memoryUsage()); }).on("disconnect", () => process.exit());',
)}`;

interface Running {
  child: ChildProcess;
  address: string;
  /** Rejects as soon as the server ends. */
  ended: Promise<never>;
}

async function start(): Promise<Running> {
  const child = fork('scripts/mock.ts', ['--port', '0', '--quiet'], {
    execArgv: ['--expose-gc', '--import', PROBE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The mock server ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const listening = new Promise<string>((resolve) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const [, address] = /(http:\S+\/api\/)\n/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return { child, ended, address: await Promise.race([listening, ended]) };
}

async function memoryOf({ child, ended }: Running): Promise<NodeJS.MemoryUsage> {
  child.send('memory');
  const [usage] = (await Promise.race([once(child, 'message'), ended])) as [NodeJS.MemoryUsage];
  return usage;
}

/**
 * Sends the steady rate and gives what came of it, with the milliseconds of each answer; autocannon sends each second's
 * share as fast as its connections can, which is the harder test.
 */
async function drive(url: string, seconds: number) {
  const times: number[] = [];
  const expectBody = await (await globalThis.fetch(url)).text();
  const options = { url, connections: CONNECTIONS, overallRate: RATE, duration: seconds, expectBody };
  const run = autocannon(options, () => undefined);
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const [result] = (await once(run, 'done')) as [autocannon.Result];
  return { result, times };
}

/** Changes a user's picture for one of 9 MB, evenly over so many seconds, and gives the milliseconds that each took. */
async function upload(api: string, seconds: number): Promise<number[]> {
  const [{ username, password, role } = {}] = accounts;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password });
  const login = await globalThis.fetch(`${api}user/login/`, { method: 'POST', headers, body });
  const { access } = (await login.json()) as { access: string };
  const picture = new File([await pixel('').bytes(), new Uint8Array(9 * MB)], 'cover.png', { type: 'image/png' });
  const times: number[] = [];
  for (let count = 0; count < UPLOADS; count += 1) {
    await sleep((seconds * 1000) / (UPLOADS + 1));
    const form = new FormData();
    form.set('profile_picture', picture);
    const started = performance.now();
    const answer = await globalThis.fetch(`${api}user/profile/${role}/`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${access}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

const inMegabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** Runs the load against a server of its own, prints what was measured and gives what does not hold. */
async function bench(seconds: number): Promise<string[]> {
  const server = await start();
  try {
    const url = `${server.address}courses/`;
    const load = (duration: number) => Promise.race([drive(url, duration), server.ended]);
    // A server is measured warm.
    await load(Math.min(5, seconds));
    const first = await memoryOf(server);
    const halfway = sleep(seconds * 500).then(() => memoryOf(server));
    const uploading = upload(server.address, seconds);
    const { result, times } = await load(seconds);
    const uploads = await uploading;
    const memory = { start: first, middle: await halfway, end: await memoryOf(server) };

    const rate = result.requests.total / result.duration;
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const [p99, longest] = [percentile(times, 0.99), percentile(times, 1)];
    const errors = result.errors + result.timeouts + result.non2xx + result.mismatches;
    const heapGrowth = memory.end.heapUsed - first.heapUsed;
    const rssGrowth = memory.end.rss - memory.middle.rss;
    console.info(`GET /api/courses/, ${seconds} s at ${RATE} requests/s over ${CONNECTIONS} connections`);
    console.info(`  rate     ${rate.toFixed(1)} requests/s, ${times.length} answers, ${errors} errors`);
    const latencies = Object.entries({ p50, p95, p99, most: longest });
    console.info(`  latency  ${latencies.map(([name, time]) => `${name} ${time.toFixed(1)} ms`).join(', ')}`);
    console.info(`  uploads  ${uploads.map((time) => time.toFixed(0)).join(', ')} ms for 9 MB each`);
    for (const [when, { rss, heapUsed }] of Object.entries(memory)) {
      console.info(`  memory   ${when.padEnd(6)}  RSS ${inMegabytes(rss)}, heap ${inMegabytes(heapUsed)}`);
    }
    const broken = [
      rate < MIN_RATE && `${rate.toFixed(1)} requests/s are fewer than ${MIN_RATE}`,
      p99 >= MAX_P99 && `p99 of ${p99.toFixed(1)} ms is not below ${MAX_P99} ms`,
      longest >= MAX_ANSWER && `an answer took ${longest.toFixed(1)} ms`,
      errors > 0 && `${errors} answers were errors or not the course list`,
      heapGrowth > MAX_HEAP_GROWTH && `the heap grew by ${inMegabytes(heapGrowth)}`,
      rssGrowth > MAX_RSS_GROWTH && `the process grew by ${inMegabytes(rssGrowth)}`,
    ];
    return broken.filter((reason) => reason !== false);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended.catch(() => undefined);
  }
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
conclude(
  await bench(countOf('seconds', values.seconds)).catch((error: unknown) => [String(error)]),
  'The mock server holds.',
);
// A run that failed leaves its load and a timer behind.
process.exit();
