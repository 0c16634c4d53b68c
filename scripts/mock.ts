// `npm run mock`: the mock API alone, for any client.
import { main } from '../mocks/hosts/cli.ts';

await main(process.argv.slice(2));
