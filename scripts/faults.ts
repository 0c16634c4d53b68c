// `npm run faults`: runs the tests of the faults in docs/faults.md, with more random cases than `npm test`. Run
// `npm run build` first. `npm run faults -- --only F72,F5` runs only the tests of these faults. `npm run proofs` lists
// the tests of each fault.
import { readOptions, requireBuild } from './options.ts';
import { runScript } from './stages.ts';

const LONG = { FAULT_RUNS: '500', FAULT_VALUES: '10000' };

const { only } = readOptions({ only: { type: 'string', default: String.raw`F\d+` } });
requireBuild();
const marks = String.raw`\[(${only.replaceAll(',', '|')})\]`;
const vitest = ['-t', marks, '--passWithNoTests', '--testTimeout', '600000'];

const passed = [
  await runScript('test:unit', vitest, LONG),
  await runScript('test:stories', vitest, LONG),
  await runScript('test:whole', ['-g', marks, '--pass-with-no-tests'], LONG),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
