import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { SnapshotStore } from '../data/persistence.ts';

/**
 * A file that keeps a database, for `keepWorld`; what cannot be read is renamed to `.unreadable`. Throws where it
 * can be neither read nor written. No two servers may share a file.
 */
export function fileStore(file: string): SnapshotStore {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  if (existsSync(file)) {
    if (!statSync(file).isFile()) throw new Error('it is not a file');
    accessSync(file, constants.R_OK | constants.W_OK);
  }
  const aside = `${file}.unreadable`;
  return {
    name: file,
    keepsSettings: false,
    hasNews: async () => false,
    read: async () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
    async write(text) {
      // Beside the file first, so that no half of it is ever kept.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
    async setAside() {
      renameSync(file, aside);
      return aside;
    },
    alone: (write) => write(),
  };
}
