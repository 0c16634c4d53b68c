// Loads `.env.local` for servers of the build. Vite reads this file, but does not copy the settings to `process.env`.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
