import { defaults, parseWords, SettingsError } from '../server/settings.ts';
import type { World } from '../server/world.ts';

/**
 * Applies the `mock` parameters of a page's URL to `world`: `?mock=slow&mock=GET /courses/=500`. All other settings are
 * reset to their defaults. If the URL has no such parameters, nothing changes. Calls `warn` for an invalid parameter.
 */
export async function applySearch(world: World, search: string, warn: (message: string) => void = console.warn) {
  const words = new URLSearchParams(search).getAll('mock');
  if (words.length === 0) return;
  try {
    await world.configure({ ...defaults, ...parseWords(words) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(`The page's URL has an invalid mock setting. ${error.message}`);
  }
}
