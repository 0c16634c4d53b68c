// `npm run lint`: runs oxlint, oxfmt and knip, and checks that tests cover docs/product.md and docs/faults.md.
// `npm run format` fixes what oxfmt reports.
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';

readOptions({});
const run = (command: string, output: 'inherit' | 'ignore' = 'inherit') =>
  spawnSync(command, { shell: true, stdio: ['inherit', output, 'inherit'] }).status === 0;
const passed = [
  run('oxlint --deny-warnings'),
  run('oxfmt --check .'),
  run('knip'),
  // Suppresses the script's table of tests.
  run('node scripts/proofs.ts', 'ignore'),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
