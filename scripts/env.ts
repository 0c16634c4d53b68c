// What the build reads from `.env.local` holds for the server that shows it, too: its security policy, and where data come from.
import { existsSync } from 'node:fs';

if (existsSync('.env.local')) process.loadEnvFile('.env.local');
