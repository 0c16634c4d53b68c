// `npm run check`: types, lint, the unit tests that changes since main affect, and the gates. Gates read files instead
// of importing them, so Vitest cannot know what affects them.
import { readOptions } from './options.ts';
import { runScript } from './stages.ts';

readOptions({});
const GATES = ['scripts/gates', 'mocks/openapi', 'mocks/hosts/server', 'mocks/data/db', 'src/text', 'src/theme'];

const ended = await Promise.all([
  runScript('typecheck'),
  runScript('lint'),
  runScript('test:unit', ['--changed', 'main', '--passWithNoTests']),
  runScript('test:unit', GATES),
]);
process.exitCode = ended.every(Boolean) ? 0 : 1;
