// `npm run lint`: runs oxlint, oxfmt and knip until one fails. `npm run format` fixes what oxfmt reports.
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';

readOptions({});
const failed = ['oxlint --deny-warnings', 'oxfmt --check .', 'knip'].some(
  (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed ? 1 : 0;
