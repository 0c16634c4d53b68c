// `npm run contract`: holds a back end to docs/openapi.json.
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2));
