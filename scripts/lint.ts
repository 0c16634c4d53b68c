// `npm run lint`: oxlint, oxfmt, knip, and whether every statement and fault has a test. `npm run format` mends what
// oxfmt names.
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';

readOptions({});
const run = (command: string, output: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(command, { shell: true, stdio: ['inherit', output, 'inherit'] }).status === 0;
const passed = [
  run('oxlint --deny-warnings'),
  run('oxfmt --check .'),
  run('knip'),
  // Prints its table of proofs, which matters to readers alone.
  run('node scripts/proofs.ts', 'ignore'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
