// `npm run openapi`: writes the contract to docs/openapi.json; `vite` loads the declarations, which stand beside hooks in TSX.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import settings from '../.oxfmtrc.json' with { type: 'json' };

const FILE = join(import.meta.dirname, '../docs/openapi.json');

const { module } = await runnerImport<typeof import('../mocks/openapi.ts')>('./mocks/openapi.ts');
const { code } = await format(FILE, JSON.stringify(await module.openApiDocument(), null, 2), settings);
writeFileSync(FILE, code);
