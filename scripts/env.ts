// Loads `.env.local` into `process.env`, where the renderer reads its settings. Vite does not do this.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
