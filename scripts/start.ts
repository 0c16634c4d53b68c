// `npm start`: builds the site and serves it with a mock API. `-- --port 4173` sets the first port to try.
import { createBuilder, preview } from 'vite';
import { readOptions, refuse } from './options.ts';

const { port } = readOptions({ port: { type: 'string', default: '4173' } });
if (!/^\d{1,5}$/.test(port)) refuse(`--port takes a number, not “${port}”.`);
await (await createBuilder({ logLevel: 'error' })).buildApp();
(await preview({ preview: { port: Number(port) } })).printUrls();
