// `npm run check`: checks types and lint, and runs the unit tests that the changes since `main` affect. The tests in
// `GATES` always run. They read files without importing them, so Vitest cannot detect which changes affect them.
// Without a `main` branch, all unit tests run.
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';
import { runScript } from './stages.ts';

readOptions({});
const GATES = ['scripts/gates', 'mocks/openapi', 'mocks/hosts/server', 'mocks/data/db', 'src/text', 'src/theme'];
const isBranch = (name: string) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name]).status === 0;
const base = ['main', 'origin/main'].find(isBranch);

const ended = await Promise.all([
  runScript('typecheck'),
  runScript('lint'),
  runScript('test:unit', base === undefined ? [] : ['--changed', base, '--passWithNoTests']),
  ...(base === undefined ? [] : [runScript('test:unit', GATES)]),
]);
process.exitCode = ended.every(Boolean) ? 0 : 1;
