// Loads `.env.local` for servers of the build, because the security policy and the API's URL depend on its settings.
// Vite reads that file, but does not copy it to `process.env`.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
