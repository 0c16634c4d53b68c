import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export const DAY = 24 * 60 * 60 * 1000;
const KEPT = 30 * DAY;

/**
 * Copies the assets of this build (`dist`) and of previous builds (`brought`, if given), so that open tabs stay usable
 * after a deployment. Deletes assets that no build has used for a month.
 */
export async function keepAssets(into: string, dist: string, brought?: string) {
  const assets = join(into, 'assets');
  await mkdir(assets, { recursive: true });
  const now = new Date();
  try {
    for (const from of [brought, dist].flatMap((each) => (each === undefined ? [] : [join(each, 'assets')]))) {
      for (const name of await readdir(from).catch(() => [])) {
        const file = join(assets, name);
        // Copies to a unique name and then renames the copy, so that other replicas never read an incomplete file.
        const fresh = `${file}.${randomUUID()}`;
        const copy = () => copyFile(join(from, name), fresh).then(() => rename(fresh, file));
        if (!existsSync(file)) await copy().finally(() => rm(fresh, { force: true }));
        if (from.startsWith(dist)) await utimes(file, now, now);
      }
    }
  } finally {
    // Also runs if copying has failed. If the volume is full, deleting old assets frees space for the next attempt.
    for (const file of (await readdir(assets)).map((name) => join(assets, name))) {
      // Another replica may have renamed or deleted the file.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (now.getTime() - mtimeMs > KEPT) await rm(file, { force: true });
    }
  }
}
