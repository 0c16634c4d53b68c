import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags for every test browser: no sandbox in containers, and no background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium for tests: CHROMIUM_PATH, Playwright's, or the system's. Null if there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = [
    named,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/**
 * Finds or installs a Chromium: Playwright's, or the distribution's if that download is blocked. Throws a clear
 * message.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const fromDebian = (name: string) => () => {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-noto-core');
  };
  const ways = [
    () => run('npx', 'playwright', 'install', '--with-deps', 'chromium'),
    fromDebian('chromium-headless-shell'),
    fromDebian('chromium'),
  ];
  for (const install of ways) {
    console.info('No Chromium was found; installing one for the tests.');
    try {
      install();
    } catch (error) {
      console.warn(`That way of installing did not work: ${error instanceof Error ? error.message : String(error)}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}
