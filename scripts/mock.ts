// `npm run mock`: starts the mock API without the site, for any client.
import { main } from '../mocks/hosts/cli.ts';

await main(process.argv.slice(2));
