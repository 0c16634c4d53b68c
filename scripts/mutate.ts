// `npm run mutate`: changes the source code in one place at a time (mutation testing). Lists the changes that no unit
// test in the same folder detects. `-- basket session` tests only these folders.
import { spawnSync } from 'node:child_process';
import { readOptions, refuse } from './options.ts';

const FOLDERS = ['lib', 'session', 'text', 'components/form', 'data', 'learning', 'api', 'course', 'basket', 'offline'];

const { words: wanted } = readOptions({}, true);
const unknown = wanted.find((folder) => !FOLDERS.includes(folder));
if (unknown !== undefined) refuse(`“${unknown}” is none of ${FOLDERS.join(', ')}.`);
for (const folder of wanted.length > 0 ? wanted : FOLDERS) {
  const env = { ...process.env, MUTATE: folder };
  const { status } = spawnSync('stryker run', { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
