import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { preview, type InlineConfig } from 'vite';
import type { Scenario } from '../../mocks/server/scenarios.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { refuse } from '../options.ts';
import { compressed } from './compressed.ts';

/** Builds the site that is measured. */
export const buildSite = () => execFileSync('npx', ['vite', 'build'], { stdio: 'inherit' });

/** Serves the build, with its mock API by default. Pages have data only with `filled`. */
export async function openSite(
  config: InlineConfig = {},
  filled = false,
): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env['RENDER'] = filled ? 'on' : 'off';
  const site = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent', ...config });
  return { origin: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => site.close() };
}

/** Serves the built site in a scenario, with filled pages, compressed as in `deploy/`. */
export async function openFilled(scenario: Scenario) {
  const { origin } = await openSite({}, true);
  await fetch(`${origin}/api/__mock/state`, { method: 'PATCH', body: JSON.stringify({ scenario }) });
  return compressed(origin);
}

/** Opens a browser and the built site, and closes both after `work`. */
export async function withSite<T>(work: (browser: Browser, baseURL: string) => Promise<T>): Promise<T> {
  const { origin, close } = await openSite();
  try {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
    return await work(browser, origin).finally(() => browser.close());
  } finally {
    await close();
  }
}

/** Parses an option as a whole number from 1. Exits with a message otherwise. */
export function countOf(option: string, text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse(`--${option} is a whole number from 1 up, not “${text}”.`);
}

/** The percentile of `numbers` at `share` (0 to 1). NaN without numbers. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

/** Prints what failed and sets the exit code. */
export function conclude(broken: readonly string[], good: string): void {
  for (const reason of broken) console.error(`Failed: ${reason}`);
  if (broken.length === 0) console.info(good);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

/** Prints figures and writes them into their section of docs/speed.md. */
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
