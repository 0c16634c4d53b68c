// `npm run mock`: the resource files hold React hooks in TSX, so Vite loads the server.
import { runnerImport } from 'vite';

const { module } = await runnerImport<typeof import('../mocks/hosts/cli.ts')>('./mocks/hosts/cli.ts');
await module.main(process.argv.slice(2));
