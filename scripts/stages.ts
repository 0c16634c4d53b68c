import { spawn } from 'node:child_process';

/** Runs an npm script. Prints its output when it ends, so that outputs do not mix. Resolves to true if it succeeds. */
export function runScript(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const began = Date.now();
  const child = spawn(process.execPath, ['--run', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  return new Promise<boolean>((resolve) => {
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.info(`\n${code === 0 ? '✓' : '✗'} npm run ${script} (${seconds} s)`);
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}
