// Servers of the build need the settings in `.env.local`, too: the security policy and the API's address depend on
// them.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
