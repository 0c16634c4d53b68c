import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { preview, type InlineConfig } from 'vite';
import type { Scenario } from '../../mocks/server/scenarios.ts';
import { compressed } from './compressed.ts';

/** Builds the site before a measurement. */
export const buildSite = () => execFileSync('npx', ['vite', 'build'], { stdio: 'inherit' });

/** Serves the build, by default with the mock API. Pages contain data only if `filled` is true. */
export async function openSite(
  config: InlineConfig = {},
  filled = false,
): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env['RENDER'] = filled ? 'on' : 'off';
  const site = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent', ...config });
  return { origin: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => site.close() };
}

/** Serves the build with the mock in this scenario, with data in the pages, and with the compression of `deploy/`. */
export async function openFilled(scenario: Scenario) {
  const { origin } = await openSite({}, true);
  await fetch(`${origin}/api/__mock/state`, { method: 'PATCH', body: JSON.stringify({ scenario }) });
  return compressed(origin);
}

/** Returns a percentile of `numbers`, or NaN if there are none. `share` is 0.95 for the 95th percentile. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

/** Prints a table and writes it into the section `part` of docs/speed.md. */
export function report(part: string, what: string, table: readonly string[]) {
  const text = `${new Date().toISOString().slice(0, 10)}, ${what}\n\n${table.join('\n')}`;
  console.info(text);
  const marks = new RegExp(`(<!-- ${part} -->).*(<!-- /${part} -->)`, 's');
  const document = readFileSync('docs/speed.md', 'utf8');
  writeFileSync(
    'docs/speed.md',
    document.replace(marks, (_, start, end) => `${start}\n\n${text}\n\n${end}`),
  );
}
