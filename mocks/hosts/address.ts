import { defaults, parseWords, SettingsError } from '../server/settings.ts';
import type { World } from '../server/world.ts';

/**
 * Sets `world` by the `mock` words of a page's address: `?mock=slow&mock=GET /courses/=500`. What they leave out is as by
 * default. Without such words nothing changes, nor with a wrong one, of which `warn` is told.
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
