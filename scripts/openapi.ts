// `npm run openapi`: writes the contract to docs/openapi.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json' with { type: 'json' };
import { readOptions } from './options.ts';
import { openApiDocument } from '../mocks/openapi/document.ts';

readOptions({});
const FILE = join(import.meta.dirname, '../docs/openapi.json');

const { code } = await format(FILE, JSON.stringify(await openApiDocument(), null, 2), settings);
writeFileSync(FILE, code);
