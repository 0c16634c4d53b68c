// `npm run check`: types, lint, and the unit tests that reach what differs from the main branch. For the time between two
// looks at the screen: what nobody uses any more is for the whole `lint`.
import { runScript } from './stages.ts';

const ended = await Promise.all([
  runScript('typecheck'),
  runScript('lint:files'),
  runScript('test:unit', ['--changed', 'main', '--passWithNoTests']),
]);
process.exitCode = ended.every(Boolean) ? 0 : 1;
