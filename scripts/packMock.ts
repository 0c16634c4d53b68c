// `npm run pack:mock -- --out FOLDER`: writes the mock as the package `academy-mock-VERSION.tgz`, for other projects.
import { execFileSync, execSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { readOptions, refuse } from './options.ts';
import { temporaryFolder } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

const { out = refuse('--out FOLDER is missing.') } = readOptions({ out: { type: 'string' } });
const folder = temporaryFolder();

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true, external: ['msw', 'vite'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: folder,
    rolldownOptions: {
      input: { index: 'mocks/createMock.ts', msw: 'mocks/msw.ts', cli: 'scripts/mock.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
const cli = join(folder, 'cli.js');
fs.writeFileSync(cli, `#!/usr/bin/env node\n${fs.readFileSync(cli, 'utf8')}`);
fs.chmodSync(cli, 0o755);

const docs = join(folder, 'docs');
fs.cpSync(join(ROOT, 'mocks/hosts/docs'), docs, { recursive: true });
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
  fs.copyFileSync(require.resolve(`swagger-ui-dist/${name}`), join(docs, name));

const types = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--rootDir', '.'];
const project = join(ROOT, 'node_modules/.cache/pack-mock.json');
const files = ['mocks/createMock.ts', 'mocks/msw.ts'].map((file) => join(ROOT, file));
fs.mkdirSync(join(project, '..'), { recursive: true });
fs.writeFileSync(project, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: [], files }));
const outDir = join(folder, 'types');
const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', project, ...types, '--outDir', outDir], { cwd: ROOT, stdio: 'inherit' });

const entry = (name: string, types: string) => ({ types: `./types/mocks/${types}.d.ts`, default: `./${name}.js` });
const packed = {
  name: 'academy-mock',
  version: manifest.version,
  description: 'The mock API of the online course academy, for any front end.',
  license: manifest.license,
  type: 'module',
  bin: './cli.js',
  exports: { '.': entry('index', 'createMock'), './msw': entry('msw', 'msw') },
  engines: { node: '>=20.12' },
  dependencies: { valibot: manifest.dependencies.valibot },
  peerDependencies: { msw: '>=2' },
  peerDependenciesMeta: { msw: { optional: true } },
};
fs.writeFileSync(join(folder, 'package.json'), JSON.stringify(packed, null, 2));
fs.copyFileSync(join(ROOT, 'docs/mock.md'), join(folder, 'README.md'));
fs.mkdirSync(out, { recursive: true });
// The destination is a variable, because a shell would split an argument at spaces. On Windows, npm needs a shell.
const env = { ...process.env, npm_config_pack_destination: resolve(out) };
execSync('npm pack --silent', { cwd: folder, stdio: 'inherit', env });
