import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags for every test browser. They disable background requests, and the sandbox, which fails in containers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of a Chromium: CHROMIUM_PATH, Playwright's, or the system's. Returns null if there is none. */
export function findChromium(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Finds a Chromium, or installs Playwright's or the Linux distribution's. Throws if both installations fail. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const command of [
    'npx playwright install --with-deps chromium',
    'apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-core',
  ]) {
    console.info('No Chromium was found, so one is installed for the tests.');
    try {
      execSync(command, { stdio: 'inherit' });
    } catch (error) {
      console.warn(`The installation failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.');
}
