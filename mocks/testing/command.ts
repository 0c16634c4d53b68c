import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Starts a script of the project as a terminal does, with what Node compiled for the last run; `flags` are Node's own. */
export function startCommand(script: string, args: readonly string[], flags: readonly string[] = []) {
  return spawn(process.execPath, [...flags, script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') },
  });
}
