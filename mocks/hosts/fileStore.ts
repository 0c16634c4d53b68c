import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SnapshotStore } from '../data/persistence.ts';

/**
 * A file that keeps a database, for `keepWorld`; what cannot be read is renamed to `.unreadable`. Throws where it
 * can be neither read nor written, and where another server keeps its own there.
 */
export function fileStore(file: string): SnapshotStore {
  makeFolder(dirname(file));
  if (existsSync(file)) accessSync(file, constants.W_OK);
  lock(`${file}.lock`);
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
      // What was set aside before stays.
      let aside = `${file}.unreadable`;
      for (let count = 2; existsSync(aside); count += 1) aside = `${file}.unreadable.${count}`;
      renameSync(file, aside);
      return aside;
    },
    alone: (write) => write(),
  };
}

/** One by one, as Node's own `recursive` never ends where none can be made (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Holds a lock until this process ends. Throws where another process that still runs holds it. */
function lock(file: string): void {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(`another server, process ${holder}, keeps its own there (${file})`);
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
