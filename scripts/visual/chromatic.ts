// `npm run chromatic`: sends the stories to a Chromatic account, and of them only those that a change can have touched.
import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs an account: set CHROMATIC_PROJECT_TOKEN to the project’s token. Without one, `npm run test:visual` compares the same pictures here.',
  );
  process.exit(1);
}

const flags = [
  '--build-script-name=build-storybook',
  '--only-changed',
  // Not in the module graph, but in the pictures.
  '--externals=public/**',
  '--auto-accept-changes=main',
  '--no-interactive',
];

const { status } = spawnSync('chromatic', [...flags, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
