// `npm run render -- --api http://127.0.0.1:4010/api --out DIR`: writes the public pages with their data, for static
// hosts. Options: --every MINUTES, --site https://academy.example.com, --header "Host: api.example.com", --dist FOLDER.
import '../env.ts';
import { setInterval } from 'node:timers/promises';
import { readOptions, refuse, requireBuild } from '../options.ts';
import { renderPublic } from './pages.ts';
import { siteAddress } from './searchFiles.ts';

const values = readOptions({
  api: { type: 'string' },
  out: { type: 'string' },
  every: { type: 'string' },
  header: { type: 'string', multiple: true, default: [] as string[] },
  site: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
});
const { api, out, dist } = values;
const headers = Object.fromEntries(values.header.map((line) => line.split(/:\s*(.*)/).slice(0, 2) as [string, string]));
const url = siteAddress(values.site);
const every = values.every === undefined ? null : Number(values.every);
if (!api || !out) refuse('--api URL or --out DIR is missing.');
if (every !== null && !(every > 0)) refuse('--every takes a number of minutes.');
requireBuild(dist);

/** Renders all pages once. Returns whether every page was updated. */
async function render(from: string, into: string): Promise<boolean> {
  const started = performance.now();
  try {
    const { written, failed } = await renderPublic(dist, from.replace(/\/+$/, ''), into, { url, headers });
    console.info(`${written} pages written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    for (const [path, error] of failed) console.warn(`${path} was not updated: ${String(error)}`);
    return failed.size === 0;
  } catch (error) {
    console.warn(`No page was updated: ${String(error)}`);
    return false;
  }
}

const isComplete = await render(api, out);
// Exits explicitly, because the bundled site keeps the process alive.
if (every === null) process.exit(isComplete ? 0 : 1);
for await (const _ of setInterval(every * 60_000)) await render(api, out);
