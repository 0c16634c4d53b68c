// `npm run check`: types, lint, and the unit tests that reach what differs from the main branch. For the time between two
// looks at the screen: what nobody uses any more is for the whole `lint`.
import { execFileSync } from 'node:child_process';
import { runScript } from './stages.ts';

/** Where this branch left the main one; the last commit where there is no other. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

const ended = await Promise.all([
  runScript('typecheck'),
  runScript('lint:files'),
  runScript('test:unit', ['--changed', findBase(), '--passWithNoTests']),
]);
process.exitCode = ended.every(Boolean) ? 0 : 1;
