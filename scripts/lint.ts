// `npm run lint`: oxlint, oxfmt and knip, until one complains. `npm run format` mends what oxfmt names.
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';

readOptions({});
const failed = ['oxlint --deny-warnings', 'oxfmt --check .', 'knip'].some(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed ? 1 : 0;
