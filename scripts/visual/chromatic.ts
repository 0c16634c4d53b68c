// `npm run chromatic`: sends the stories to a Chromatic account, and of them only those that a change can have touched.
import { run } from 'chromatic/node';

const FLAGS = [
  '--only-changed',
  // Not in the module graph, but in the pictures.
  '--externals=public/**',
  '--auto-accept-changes=main',
  '--no-interactive',
];

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run({ argv: [...FLAGS, ...process.argv.slice(2)] });
  process.exitCode = code;
} else {
  console.error(
    'Chromatic needs an account: set CHROMATIC_PROJECT_TOKEN to the project’s token. Without one, "npm run test:visual" compares the same pictures here.',
  );
  process.exitCode = 1;
}
