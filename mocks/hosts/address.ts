import { defaults, parseWords, SettingsError } from '../server/settings.ts';
import type { World } from '../server/world.ts';

/**
 * Applies the `mock` words of a page's address to `world`: `?mock=slow&mock=GET /courses/=500`. Other settings return
 * to their defaults. Without words nothing changes. `warn` is told of a wrong word.
 */
export async function applySearch(world: World, search: string, warn: (message: string) => void = console.warn) {
  const words = new URLSearchParams(search).getAll('mock');
  if (words.length === 0) return;
  try {
    await world.configure({ ...defaults, ...parseWords(words) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(`The address of the page has a word that the mock does not know. ${error.message}`);
  }
}
