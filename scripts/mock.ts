// `npm run mock`: the resource files hold React hooks in TSX, so Vite loads the server.
import { runnerImport } from 'vite';

const { module } = await runnerImport<typeof import('../mocks/hosts/server.ts')>('./mocks/hosts/server.ts');
await module.main(process.argv.slice(2));
