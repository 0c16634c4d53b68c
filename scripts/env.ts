// Loads `.env.local` for servers of the build, because the security policy and the API's URL depend on its settings.
// Vite reads `.env.local`, but does not copy the settings to `process.env`.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
